"""One command writes all golden records, and writes them as they lie in ``tests/records``."""

import shutil
from pathlib import Path

import pytest

from tests.games.golden import RECORDS
from tools.golden_records import WRITERS, main


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


def test_every_folder_of_records_has_a_writer() -> None:
    assert sorted(WRITERS) == sorted([path.name for path in RECORDS.iterdir()])


@pytest.mark.parametrize("name", WRITERS)
def test_what_is_written_is_what_lies_there(name: str, tmp_path: Path) -> None:
    main([name, "--into", str(tmp_path)])
    written = contents(tmp_path / name)
    assert len(written) > 5
    assert written.items() <= contents(RECORDS / name).items()


def test_digests_are_written_alone(tmp_path: Path) -> None:
    shutil.copytree(RECORDS / "tides", tmp_path / "tides")
    (tmp_path / "tides" / "plain.digests").unlink()
    main(["tides", "--digests", "--into", str(tmp_path)])
    assert contents(tmp_path / "tides") == contents(RECORDS / "tides")


def test_an_unknown_title_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "no golden records of chess" in capsys.readouterr().err
