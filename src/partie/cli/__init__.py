"""The command line. Nothing is imported before it is needed: most commands need only a part of Partie."""


def main() -> None:
    """The console script."""
    from partie.cli.app import cli

    cli.main(prog_name="partie")
