"""Every threat in the page is held by a test that exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_threat_names_a_test_that_exists() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8").partition("\n## ")[0]
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| threat")]
    assert len(rows) > 20
    for row in rows:
        found = re.findall(r"`(tests/[a-z_/]+\.py)(?:::([a-z_0-9]+))?`", row)
        assert found, row
        for path, name in found:
            source = (ROOT / path).read_text(encoding="utf-8")
            assert not name or f"def {name}(" in source, f"{path}::{name}"
