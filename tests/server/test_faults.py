"""Nothing that was acknowledged is lost, whatever is killed: judged by what is stored, after everything has died."""

from .faults import break_and_judge

TABLES = 40
FAULTS = 8


def test_no_answer_is_lost() -> None:
    verdict = break_and_judge(TABLES, FAULTS)
    assert verdict.wrong == []
    assert verdict.answers > 20 * TABLES
    assert verdict.cut_off > FAULTS, "nothing was broken"
