"""What is told at the end: one table, and the first lines of everything that was not green."""

from collections.abc import Iterable

from tools.suite.results import Result


def summary(results: Iterable[Result]) -> str:
    """A table of stages, then every failure and every unstable test; readable as Markdown too."""
    rows = list(results)
    lines = ["| stage | seconds | passed | failed | unstable | skipped |", "|---|---:|---:|---:|---:|---:|"]
    for row in rows:
        numbers = (f"{row.seconds:.0f}", row.passed, len(row.failed), len(row.unstable), row.skipped)
        lines.append(f"| {row.stage} | {' | '.join(map(str, numbers))} |")
    passed, failed = sum(row.passed for row in rows), sum(len(row.failed) for row in rows)
    unstable = sum(len(row.unstable) for row in rows)
    lines.append(f"\n{passed} passed, {failed} failed, {unstable} unstable")
    for title, kind in (("Red", "failed"), ("Unstable: red beside others, green alone", "unstable")):
        told = [(row.stage, failure) for row in rows for failure in getattr(row, kind)]
        if told:
            lines.append(f"\n## {title}\n")
        for stage, failure in told:
            lines += [f"- **{stage}** `{failure.name}`", *(f"      {line}" for line in failure.message.splitlines())]
    if unstable:
        lines.append("\nPlease commit a line for each unstable test, with date and message, to tests/unstable.md.")
    return "\n".join(lines) + "\n"
