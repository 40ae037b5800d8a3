"""The repository stands alone: it names no workplace, no registry, and its contracts hold."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
CORE = sorted((TOP / "src" / "partie" / "core").glob("*.py"))


def tracked() -> list[Path]:
    """Every file that would be committed; outside a checkout, every file that is not made by a build."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=TOP,
        capture_output=True,
        text=True,
        check=False,
    )
    assert listed.returncode == 0, "the repository is checked in a git checkout"
    return [TOP / name for name in listed.stdout.splitlines() if (TOP / name).is_file()]


def test_import_contracts_hold() -> None:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_the_core_imports_the_standard_library_alone(path: Path) -> None:
    # _typeshed: the standard library's own types, which exist for the type checker only.
    allowed = {"partie", "_typeshed"} | set(sys.stdlib_module_names)
    for node in ast.walk(ast.parse(path.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            # The one word for the compiler is never imported at run time.
            assert name.split(".")[0] in allowed or (path.stem, name) == ("native", "mypy_extensions")


def test_no_file_names_the_workplace_or_a_registry() -> None:
    # Written in pieces, so that this file does not name them itself.
    forbidden = re.compile(
        "|".join(
            [
                "\\.\\./sha" + "red",
                "/wo" + "rk/",
                "py" + "pi\\.org",
                "npm" + "js\\.(org|com)",
                "pythonhos" + "ted",
                "/\\.libr" + "ary",  # with the slash: a suit of cards may have a class of that name
            ]
        )
    )
    for path in tracked():
        if path.suffix in {".png", ".jpg", ".webp", ".ico", ".woff2", ".whl"}:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not forbidden.search(line), f"{path.relative_to(TOP)}:{number}: {line.strip()[:80]}"


def test_locked_requirements_have_hashes_and_no_address() -> None:
    for path in (TOP / "requirements").glob("*.txt"):
        text = path.read_text()
        assert "://" not in text, path.name
        pins = re.findall(r"^[A-Za-z0-9][^\n]*==", text, re.MULTILINE)
        assert len(pins) > 5
        assert text.count("--hash=sha256:") >= len(pins), path.name


def test_nothing_is_ignored_without_a_reason_beside_it() -> None:
    bare = re.compile(r"# (type: ignore|noqa)(?!(\[[a-z, -]+\]|: [A-Z0-9, ]+)  # \w)")
    for path in tracked():
        if path.suffix == ".py" and path != Path(__file__):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                assert not bare.search(line), f"{path.relative_to(TOP)}:{number}: {line.strip()}"


def test_every_link_between_pages_leads_somewhere() -> None:
    for path in [path for path in tracked() if path.suffix == ".md" and "node_modules" not in path.parts]:
        for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
            assert "://" in target or (path.parent / target).exists(), f"{path.relative_to(TOP)} -> {target}"


def linked_from(page: Path) -> set[Path]:
    """The files that a page leads to."""
    targets = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in targets if "://" not in target}


def out_of_reach(docs: Path) -> list[str]:
    """The pages below a folder that neither its README nor a page linked there leads to."""
    first = linked_from(docs / "README.md")
    second = {each for page in first if page.suffix == ".md" for each in linked_from(page)}
    pages = [path for path in sorted(docs.rglob("*.md")) if path != docs / "README.md"]
    return [str(path.relative_to(docs)) for path in pages if path.resolve() not in first | second]


def test_every_page_is_found_from_the_first_one() -> None:
    assert out_of_reach(TOP / "docs") == []


def test_a_page_that_nothing_leads_to_is_found(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("[one](one.md)")
    (tmp_path / "one.md").write_text("[two](deep/two.md#part)")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "two.md").write_text("[three](three.md)")
    (tmp_path / "deep" / "three.md").write_text("")
    assert out_of_reach(tmp_path) == ["deep/three.md"]


def test_a_page_shows_every_screen_that_is_kept() -> None:
    shown = {each for page in tracked() if page.suffix == ".md" for each in linked_from(page)}
    kept = [path for path in tracked() if path.parent == TOP / "docs" / "screens"]
    assert [path.name for path in kept if path.resolve() not in shown] == []
    assert 0 < len(kept) <= 10


LOCKS = sorted(path for path in tracked() if path.name == "package-lock.json")


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_locked_npm_packages_have_hashes_and_no_address(path: Path) -> None:
    text = path.read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    assert [at for at, package in packages.items() if at and "integrity" not in package] == []


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_locked_npm_packages_are_complete(path: Path) -> None:
    """`npm ci` refuses a lock that lacks a part, also one that only another system would install."""
    packages: dict[str, dict[str, dict[str, str]]] = json.loads(path.read_text())["packages"]

    def is_locked(name: str, near: str) -> bool:
        """Node looks beside the package that asks, then further and further out."""
        while near and f"{near}/node_modules/{name}" not in packages:
            near = near.rpartition("node_modules/")[0].rstrip("/")
        return f"{near}/node_modules/{name}".lstrip("/") in packages

    for at, package in packages.items():
        for name in [*package.get("dependencies", {}), *package.get("optionalDependencies", {})]:
            assert is_locked(name, at), f"{path.relative_to(TOP)} lacks {name}, which {at} wants"


def test_no_open_end_without_an_issue() -> None:
    for path in tracked():
        if path.suffix in {".py", ".md", ".mjs", ".ftl", ".toml"}:
            for line in path.read_text(encoding="utf-8").splitlines():
                assert not re.search(r"\bTO" + r"DO\b(?!.*#\d)", line), f"{path.relative_to(TOP)}: {line.strip()[:80]}"


# Turns of phrase that a newcomer stops at. Written in pieces, so that this file does not use them itself.
FOREIGN = re.compile(
    r"\b(the o"
    + r"wn\b|nou"
    + r"ght\b|reck"
    + r"on|an"
    + r"ew\b|so ma"
    + r"ny\b|for ev"
    + r"er\b|each as li"
    + r"kely)",
    re.IGNORECASE,
)
WRITTEN = {".py", ".md", ".ftl", ".ts", ".svelte", ".txt"}


def test_pages_code_and_messages_are_written_in_plain_english() -> None:
    found = []
    for path in tracked():
        if path.suffix in WRITTEN and "records" not in path.parts and path.name != "LICENSE":
            text = path.read_text(encoding="utf-8")
            found += [f"{path.relative_to(TOP)}: {match[0]!r}" for match in FOREIGN.finditer(text)]
    assert found == []
