"""What a table or a record refuses, in a form that a screen can show."""

from partie.words.messages import Message


class Refused(Exception):
    """The call cannot be answered: a kind, and the words for it."""

    def __init__(self, kind: str, says: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.says = says
