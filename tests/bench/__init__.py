"""What `tools/bench` measures; the server's costs are tried in `tests/server/test_bench.py`."""
