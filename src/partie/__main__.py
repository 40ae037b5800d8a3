"""``python -m partie``: the command line."""

from partie.cli import main

if __name__ == "__main__":
    main()
