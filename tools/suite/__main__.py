"""Run the gate or the long suite.

    python -m tools.suite gate                      all of the gate
    python -m tools.suite full                      all of the long suite
    python -m tools.suite full played measured      some stages or parts; reports of one commit are merged
    python -m tools.suite full --failed             the stages that were red at this commit
    python -m tools.suite gate --list               which stages there are
    python -m tools.suite gate laws --only tests/laws/test_planted.py        one stage, narrowed

The exit status is 1 if anything that ran is red.
"""

import argparse
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from tools.suite.paths import GREEN, WORK, commit, state
from tools.suite.results import Result
from tools.suite.running import Suite
from tools.suite.stages import FULL, GATE, PARTS, Stage
from tools.suite.summary import summary


def chosen(stages: Sequence[Stage], names: Sequence[str]) -> list[Stage]:
    """The stages of these names, with all that they need."""
    wanted = {stage for name in names for stage in PARTS.get(name, (name,))}
    unknown = wanted - {stage.name for stage in stages}
    if unknown:
        raise SystemExit(f"there is no stage {', '.join(sorted(unknown))}: --list names them")
    if not wanted:
        return list(stages)
    for stage in reversed(stages):  # what a stage needs stands before it
        if stage.name in wanted:
            wanted.update(stage.needs)
    return [stage for stage in stages if stage.name in wanted]


def kept(stages: Sequence[Stage], folder: Path, tree: str) -> list[Result]:
    """What the stages showed in this state of the tree, in their order."""
    paths = [folder / f"{stage.name}.json" for stage in stages]
    found = [Result.read(path) for path in paths if path.exists()]
    return [result for result in found if result.commit == tree]


def main() -> int:
    """Run what the words ask for."""
    parser = argparse.ArgumentParser(prog="python -m tools.suite", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("suite", choices=("gate", "full"))
    parser.add_argument("stages", nargs="*", metavar="STAGE", help="a stage, or a part of the long suite")
    parser.add_argument("--failed", action="store_true", help="the stages that were red at this commit")
    parser.add_argument("--list", action="store_true", help="name the stages and parts, and run nothing")
    parser.add_argument("--only", metavar="PATH", default="", help="of the stages that play tests, this path alone")
    asked = parser.parse_args()
    stages = GATE if asked.suite == "gate" else FULL
    if asked.list:
        sys.stdout.write("\n".join(stage.name for stage in stages) + "\n")
        if asked.suite == "full":
            sys.stdout.write("\n".join(f"{name} = {', '.join(part)}" for name, part in PARTS.items()) + "\n")
        return 0

    tree = state()  # asked once: tools put a file of theirs into the tree for a moment while stages run
    folder = WORK / "gate" if stages is GATE else WORK / "full" / tree
    if asked.only:  # what is narrowed says nothing of the whole stage
        folder = WORK / "only"
    names = list(asked.stages)
    if asked.failed:
        names += [result.stage for result in kept(stages, folder, tree) if not result.is_green]
        if not names:
            sys.stdout.write("No stage is red at this commit.\n")
            return 0
    if asked.only or (stages is GATE and not names):
        shutil.rmtree(folder, ignore_errors=True)

    suite = Suite(chosen(stages, names), folder, tree, asked.only)

    def stop(number: int, frame: FrameType | None) -> None:
        del number, frame
        suite.stop()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    suite.run()

    told = summary(kept(stages, folder, tree))
    (folder / "summary.md").write_text(f"# {asked.suite} at {tree}\n\n{told}", encoding="utf-8")
    sys.stdout.write(f"\n{told}")
    green = all(result.is_green for result in suite.results.values())
    if state() != tree:
        sys.stdout.write("\nThe tree was changed while the suite ran: what it showed is not kept as green.\n")
    elif green and stages is GATE and not names and not asked.only and tree == commit():
        with GREEN.open("a", encoding="utf-8") as page:
            page.write(f"{commit()}\n")
    return 0 if green else 1


if __name__ == "__main__":
    sys.exit(main())
