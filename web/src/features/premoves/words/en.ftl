# Answers that are given before they are asked for, at tables of a server.

ahead-title = Answer ahead
ahead-about = What you choose here is answered for you when the question comes. Nobody else is told.
ahead-answer = Your answer
ahead-ask = Ask me
ahead-lasts = How long it holds
ahead-once = Once
ahead-round = Until the end of this round
ahead-always = Until I say otherwise
ahead-away = Also while I am away. The others can tell then that you answered ahead.
ahead-not-now = That cannot be done now.
