talk-title = Talk
talk-none = Nobody has said anything yet.
talk-onlooker = Spectator
talk-you = You
talk-among-onlookers = among spectators
talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
talk-phrases = Quick phrases
talk-about-seat = About
talk-about-card = Card
talk-choose-card = Choose a card
talk-write = Write to the table
talk-write-onlookers = Write to the other spectators
talk-write-about = Players read it only after the end.
talk-send = Send
talk-aloud = Read new messages aloud to screen readers
talk-actions = Mute, block or report { $name }
talk-people = People at the table
talk-mute = Mute
talk-mute-name = Mute { $name }
talk-block = Block
talk-block-name = Block { $name }
talk-report = Report
talk-muted-done = You will not hear { $name } any more.
talk-blocked-done = You will not hear { $name } any more, nor sit at a table with them again.
talk-reported-done = Thank you. A moderator will look at it.
talk-report-title = Report a message
talk-report-about = A moderator sees this message and the lines around it. The person is not told who reported them.
talk-report-why = What is wrong with it? (optional)
talk-settings = Settings and muted people
talk-free = Free chat
talk-free-on = On
talk-free-off = Off, phrases only
talk-free-about = Free chat opens only at tables where everyone has it on. With phrases only, no free text ever reaches you; it suits children too.
talk-shunned = Muted and blocked
talk-shunned-none = Nobody.
talk-is-muted = muted
talk-is-blocked = blocked
talk-forgive = Hear { $name } again
talk-unnamed = Someone without a name
talk-notices = Decisions about you
talk-notices-none = There are none.
talk-decision-nothing = Nothing
talk-decision-warn = Warning
talk-decision-silence = { $days ->
    [one] No free chat for { $days } day
   *[other] No free chat for { $days } days
}
talk-decision-ban = Ban
talk-note = Note: { $note }
talk-your-words = Your words: “{ $text }”
talk-appeal = Appeal
talk-appeal-about = You can appeal once, within 14 days.
talk-appeal-text = Why is the decision wrong?
talk-appealed = Your appeal: { $text }
talk-appeal-waits = A moderator has not answered yet.
talk-verdict-kept = The decision stands.
talk-verdict-lifted = The decision was lifted.
talk-moderation = Moderation
talk-no-reports = Nothing waits for a decision.
talk-not-moderator = This page is for moderators.
talk-report-of = Report about { $name } (number { $number })
talk-reported-by = Reported by { $name }
talk-reason = Reason: { $why }
talk-before = { $count ->
    [0] No earlier decisions.
    [one] { $count } earlier decision.
   *[other] { $count } earlier decisions.
}
talk-heard-by = Seen by: { $names }
talk-heard-nobody = Seen by nobody else.
talk-is-reported = reported
talk-decide = Decision
talk-silence = No free chat
talk-days = Days without free chat
talk-decide-note = Note to the person
talk-decide-send = Decide
talk-decided = Decided: { $decision }
talk-their-appeal = Appeal: { $text }
talk-answer-note = Answer to the appeal
talk-keep = Keep the decision
talk-lift = Lift the decision
talk-no-appeal = No appeal so far.
talk-failed = That did not work. Try again.
talk-say-hello = Hello!
talk-say-luck = Enjoy the game, everyone!
talk-say-thanks = Thank you.
talk-say-welcome = You are welcome.
talk-say-sorry = Sorry.
talk-say-yes = Yes.
talk-say-no = No.
talk-say-moment = One moment, please.
talk-say-back = I am back.
talk-say-thinking = I am still thinking.
talk-say-slip = That was a slip.
talk-say-close = This is close!
talk-say-good-game = Good game!
talk-say-again = Shall we play again?
talk-say-bye = Goodbye!
talk-say-your-turn = { $seat }, it is your turn.
talk-say-nice-move = { $seat }, nice move!
talk-say-leading = Watch out, in the lead: { $seat }.
talk-say-nice-card = A nice card: { $card }.
talk-say-want-card = I could use this: { $card }.
talk-say-fear-card = I am afraid of this: { $card }.
