"""``partie arena --ray``: a cluster of two machines with a worker each gives the same figures and records."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SET_UP = "run: pip install --require-hashes -r requirements/ray.txt"
# Ray keeps sockets and threads that it leaves to the end of its process, so the cluster gets one of its own.
CLUSTER = """
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
input()
cluster.shutdown()
"""


def arena(folder: Path, name: str, *more: str) -> tuple[object, bytes]:
    """What came out, but for how long it took."""
    command = [sys.executable, "-m", "partie", "arena", "tides", "--bots", "random,newcomer", "--games", "20", "--json"]
    done = subprocess.run(
        [*command, "--records", str(folder / name), *more], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    found = json.loads(done.stdout)
    for bot in found["bots"]:
        del bot["seconds_per_answer"]
    return found, (folder / name).read_bytes()


@pytest.mark.ray
def test_two_workers_of_a_cluster_give_the_same(tmp_path: Path) -> None:
    assert find_spec("ray"), SET_UP
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        assert ":" in address, "the cluster did not start"
        assert arena(tmp_path, "ray", "--ray", address) == arena(tmp_path, "here")
    finally:
        cluster.communicate("\n", timeout=120)


@pytest.mark.ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    assert find_spec("ray"), SET_UP
    command = [sys.executable, "-m", "partie", "arena", "tides", "--bots", "random,newcomer", "--ray", address]
    command += ["--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8", timeout=60)
    assert done.returncode == 1
    assert f"“{address}”" in done.stderr
    assert "Traceback" not in done.stderr
