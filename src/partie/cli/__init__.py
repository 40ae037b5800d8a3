"""The command line. Nothing is imported before it is needed: a worker of ``partie.cli.measure`` must stay bare."""


def main() -> None:
    """The console script."""
    from partie.cli.app import cli

    cli.main(prog_name="partie")
