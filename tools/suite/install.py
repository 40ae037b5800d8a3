"""What the stages need: Pythons, packages, wheels, npm's packages and the programs of the system.

A virtual environment is kept in the cache under the hash of its requirements, so only the first run of a machine pays.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache as once
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.suite.paths import TOP, WORK, cache

OLDEST: Final = "3.12"
NEWEST: Final = f"{sys.version_info.major}.{sys.version_info.minor}"  # `.ci/python` has looked for it
SOURCES: Final = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
LEFTOVERS: Final = ("*.so", "*.egg-info", "__pycache__")
PROGRAMS: Final = {"caddy": "caddy", "chromium": "chromium", "nats-server": "nats-server", "postgres": "postgresql"}


class NotInstalled(Exception):
    """Something is not here, and could not be installed."""


def run(command: list[str], **more: str) -> None:
    """Run a command to its end; what it says is told only if it ends badly."""
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
    ran = subprocess.run(
        command, cwd=TOP, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if ran.returncode:
        said = "\n".join(ran.stdout.splitlines()[-25:])
        raise NotInstalled(f"{' '.join(command)[:120]} ended with {ran.returncode}:\n{said}")


@once
def python(version: str) -> str:
    """A Python of this version; a shim without a Python behind it does not count."""
    versions = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    if version == NEWEST:
        return sys.executable
    for candidate in (f"python{version}", *map(str, sorted(versions.glob(f"{version}*/bin/python")))):
        asks = "import sys; print('%d.%d' % sys.version_info[:2])"
        try:
            said = subprocess.run([candidate, "-c", asks], capture_output=True, text=True, check=False).stdout
        except OSError:
            continue
        if said.strip() == version:
            return candidate
    raise NotInstalled(f"Python {version} is not installed: install it, or pyenv with it, and run this again")


@dataclass(frozen=True, slots=True)
class Venv:
    """A virtual environment with everything that some requirements name."""

    folder: Path

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / "bin" / "python")

    @property
    def path(self) -> str:
        """A PATH that finds its programs first."""
        return f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"


def venv(version: str, *requirements: str) -> Venv:
    """The environment of these requirements, made now unless the cache has it whole."""
    texts = b"".join((TOP / "requirements" / name).read_bytes() for name in requirements)
    said = subprocess.run([python(version), "-VV"], capture_output=True, check=True).stdout
    folder = cache() / f"venv-{version}-{sha256(said + texts).hexdigest()[:16]}"
    made = Venv(folder)
    if (folder / "whole").exists():
        return made
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    run([python(version), "-m", "venv", str(folder)])
    for name in requirements:
        run([made.python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", f"requirements/{name}"])
    (folder / "whole").touch()
    return made


def dev(version: str = "") -> Venv:
    """The environment of CONTRIBUTING.md, with the newest Python unless another one is named."""
    return venv(version or NEWEST, "dev.txt")


def wheel(kind: str) -> Path:
    """Build a wheel in a copy of its own, so that nothing of the other kind slips in, and install it in a folder."""
    source, made, target = WORK / f"{kind}-src", WORK / f"dist-{kind}", WORK / kind
    for folder in (source, made, target):
        shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    for name in SOURCES:
        if (TOP / name).is_dir():
            shutil.copytree(TOP / name, source / name, ignore=shutil.ignore_patterns(*LEFTOVERS))
        else:
            shutil.copy(TOP / name, source)
    pip = [dev().python, "-m", "pip"]
    compiled = "1" if kind == "compiled" else "0"
    built = [*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", str(made), str(source)]
    run(built, PARTIE_COMPILE=compiled, PATH=dev().path)
    (found,) = made.glob("*.whl")
    run([*pip, "install", "--quiet", "--no-deps", "--target", str(target), str(found)])
    return found


def programs() -> None:
    """Install what tests start: Caddy, Chromium, PostgreSQL, NATS; where this process may not, say what is missing."""
    lacking = [package for program, package in PROGRAMS.items() if not is_here(program)]
    if not lacking:
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise NotInstalled(f"please install {', '.join(lacking)} and run this again")
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-qq", "-y", *lacking], DEBIAN_FRONTEND="noninteractive")


def is_here(program: str) -> bool:
    """Whether a program can be found; PostgreSQL's are often not on the path."""
    if program == "chromium" and os.environ.get("CHROMIUM"):
        return True
    return bool(shutil.which(program) or list(Path("/usr/lib/postgresql").glob(f"*/bin/{program}")))


def packages(folder: str) -> None:
    """Install npm's packages of a folder as they are locked."""
    run(["npm", "ci", "--prefix", folder, "--no-audit", "--no-fund", "--silent"])
