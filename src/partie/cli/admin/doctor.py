"""``partie admin doctor``: the same as ``partie doctor``, where whoever runs a server looks for it."""

from partie.cli.doctor import look
from partie.cli.spoken import english_command
from partie.words.catalog import key

EXAMPLES = (("partie admin doctor", key("example-doctor")),)
command_line = english_command("doctor", key("help-doctor"), EXAMPLES)(look)
