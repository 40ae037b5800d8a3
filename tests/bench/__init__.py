"""What `tools/bench` measures; the server's costs are tried in `tests/server/load/test_bench.py`."""
