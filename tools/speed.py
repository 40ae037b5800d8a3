"""Draw the chart of docs/speed.md from what ``python -m tools.bench play --peers --json`` printed.

python -m tools.bench play --peers --seconds 6 --json > bench.json && python tools/speed.py bench.json
"""

import json
import math
import sys
from pathlib import Path

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
LEFT, WIDTH, ROW = 300, 520, 34
LEAST, MOST = 10_000, 1_000_000
SHADES = {True: "#2f6f8f", False: "#9aa5ab"}


def place(rate: float) -> float:
    """Where a rate stands on the scale of tens."""
    return WIDTH * math.log(rate / LEAST) / math.log(MOST / LEAST)


def chart(rows: list[dict[str, object]]) -> str:
    """Bars on a scale of tens; ours are darker, and every bar has its number beside it."""
    shown = sorted([row for row in rows if not row["missing"]], key=lambda row: -float(str(row["decisions_per_s"])))
    height = ROW * len(shown) + 60
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" font-family="sans-serif"'
        ' font-size="15" role="img" aria-label="Decisions a second in random play, on a scale of tens">',
        f'<rect width="100%" height="{height}" fill="#ffffff"/>',
    ]
    for tick in (10_000, 100_000, 1_000_000):
        x = LEFT + place(tick)
        lines.append(f'<path d="M{x:.0f} 10V{height - 44}" stroke="#d8dde0"/>')
        lines.append(f'<text x="{x:.0f}" y="{height - 24}" text-anchor="middle" fill="#555">{tick:,}</text>')
    for i, row in enumerate(shown):
        rate, name, y = float(str(row["decisions_per_s"])), str(row["name"]), 14 + i * ROW
        ours = name.endswith(("interpreted", "compiled"))
        weight = ' font-weight="bold"' if ours else ""
        lines.append(f'<text x="{LEFT - 12}" y="{y + 17}" text-anchor="end"{weight}>{name}</text>')
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{place(rate):.0f}" height="24" fill="{SHADES[ours]}"/>')
        lines.append(f'<text x="{LEFT + place(rate) + 8:.0f}" y="{y + 17}"{weight}>{rate:,.0f}</text>')
    caption = "decisions a second, random play, one core, one run"
    lines.append(f'<text x="{LEFT}" y="{height - 6}" fill="#555">{caption}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    told = json.loads(Path(sys.argv[1]).read_text())
    (PICTURES / "speed.svg").write_text(chart(told["rows"]))
