"""Every number that a process tells about itself, in one place. ``docs/watch.md`` says what to do about each.

A label has one of a few fixed values: a game, a kind of result, a limit, a queue. No name, no table and no card is ever
told here, and nothing that somebody sent.
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

# seconds: what an answer takes, from what nobody notices to what everybody does
_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 500)

# -- answers -----------------------------------------------------------------------------------------------------------

ANSWERS: Final = Counter(
    "partie_answers", "Answers that were taken, repeated, late or refused", ["game", "result"], registry=REGISTRY
)
COMMITTED: Final = Histogram(
    "partie_answer_commit_seconds", "From a frame with an answer to its commit", buckets=_SHORT, registry=REGISTRY
)
TOLD: Final = Histogram(
    "partie_answer_told_seconds",
    "From a frame with an answer to the last frame that tells of it",
    buckets=_SHORT,
    registry=REGISTRY,
)
BATCHES: Final = Histogram("partie_batch_rows", "Answers written in one commit", buckets=_ROWS, registry=REGISTRY)
RETRIES: Final = Counter("partie_commit_retries", "Commits that were tried again", registry=REGISTRY)
CONFLICTS: Final = Counter("partie_conflicts", "Answers whose place another process had taken", registry=REGISTRY)
GAPS: Final = Counter("partie_gaps", "Answers of other processes that no news told of in time", registry=REGISTRY)
REBUILDS: Final = Histogram(
    "partie_rebuild_seconds",
    "Tables played again from their log",
    ["game"],
    buckets=_SHORT,
    registry=REGISTRY,
)

# -- what is open ------------------------------------------------------------------------------------------------------

TABLES: Final = Gauge("partie_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("partie_sockets", "Open sockets", registry=REGISTRY)
OUTGOING: Final = Gauge("partie_outgoing_frames", "Frames that wait to be sent", registry=REGISTRY)
FULLEST: Final = Gauge("partie_outgoing_frames_longest", "Frames that wait for one socket, at most", registry=REGISTRY)
CUT_OFF: Final = Counter("partie_sockets_cut_off", "Sockets that were cut off for not reading", registry=REGISTRY)
NATS_AWAY: Final = Gauge("partie_nats_away", "1 while a process that needs NATS is not connected", registry=REGISTRY)
LEAVING: Final = Gauge("partie_leaving", "1 while the process sends everybody on", registry=REGISTRY)

# -- the process -------------------------------------------------------------------------------------------------------

LAG: Final = Histogram("partie_loop_lag_seconds", "How late the loop woke up", buckets=_SHORT, registry=REGISTRY)
LONGEST_LAG: Final = Gauge("partie_loop_lag_longest_seconds", "Longest lag since the last look", registry=REGISTRY)
PAUSES: Final = Histogram(
    "partie_collector_pause_seconds", "How long the collector took", buckets=_SHORT, registry=REGISTRY
)
LONGEST_PAUSE: Final = Gauge(
    "partie_collector_pause_longest_seconds", "Longest pause since the last look", registry=REGISTRY
)

HEARTBEAT: Final = Gauge(
    "partie_heartbeat_age_seconds", "How long ago a loop had its last good round", ["loop"], registry=REGISTRY
)
HEARTBEAT_LIMIT: Final = Gauge(
    "partie_heartbeat_limit_seconds", "The age up to which its heartbeat is healthy", ["loop"], registry=REGISTRY
)
LOOP_FAILURES: Final = Counter(
    "partie_loop_failures", "Loops that ended by a fault, and were started again", ["loop"], registry=REGISTRY
)

# -- what waits --------------------------------------------------------------------------------------------------------

QUEUED: Final = Gauge("partie_queue_jobs", "Jobs that wait or are being done", ["queue"], registry=REGISTRY)
QUEUE_AGE: Final = Gauge("partie_queue_age_seconds", "How old the oldest of them is", ["queue"], registry=REGISTRY)
LATE: Final = Histogram(
    "partie_deadline_late_seconds", "How late deadlines were looked at", buckets=_LONG, registry=REGISTRY
)
OVERDUE: Final = Gauge(
    "partie_deadline_overdue_seconds", "How long the oldest deadline has passed, unseen", registry=REGISTRY
)
WAITING: Final = Gauge(
    "partie_answer_waiting_seconds", "How long the oldest answer waits to be written down", registry=REGISTRY
)
REFUSALS: Final = Counter("partie_refusals", "What was refused for being too often", ["limit"], registry=REGISTRY)
