# Oneself: guest, account, passkeys, and leaving.

people-guest = { $count ->
    [0] You play as a guest in this browser.
    [one] You play as a guest in this browser and have a seat at { $count } table.
   *[other] You play as a guest in this browser and have seats at { $count } tables.
}
people-nobody = Nobody needs an account to play.
people-keep = Keep my account
people-keep-about = With a passkey you can come back from any device: your device asks for a fingerprint, a face or a PIN. There is no password and no e-mail address.
people-name-about = No other account has a name like it. Where you sit already, you are called as before.
people-no-passkeys = This browser cannot use passkeys here. They need a secure connection.
people-kept = Your account is kept.
people-account-about = You are signed in to your account.
people-language = Language for messages to you
people-change = Save
people-changed = Saved.
people-enter = Sign in
people-enter-about = Do you have an account already? Come in with a passkey or with one of your recovery codes.
people-enter-seats = { $count ->
    [one] The seat that you have here as a guest goes with you into the account.
   *[other] The { $count } seats that you have here as a guest go with you into the account.
}
people-enter-passkey = Sign in with a passkey
people-enter-code = Recovery code
people-enter-code-use = Sign in with the code
people-entered = You are signed in: { $name }.
people-moved = { $count ->
    [one] The guest’s seat of this browser is yours now.
   *[other] { $count } of the guest’s seats in this browser are yours now.
}
people-left = { $count ->
    [one] One seat stayed with the guest, because you sit at the same table. Its own link opens it in another browser.
   *[other] { $count } seats stayed with the guest, because you sit at the same tables. Their own links open them in another browser.
}
people-passkeys = Passkeys
people-passkeys-about = Each of them lets you in. Add one for each device that does not share them with another.
people-passkey-name = What it is called
people-passkey-made = Made { $when }.
people-passkey-used = Last used { $when }.
people-passkey-unused = Not used yet.
people-passkey-remove = Remove
people-passkey-remove-which = Remove { $name }
people-passkey-last = The last passkey cannot be removed.
people-passkey-add = Add a passkey
people-passkey-cancelled = No passkey was used. Try once more if you want to.
people-passkey-failed = The passkey did not work on this device. A site without a name of its own, for example, cannot have any.
people-codes = Recovery codes
people-codes-left = { $count ->
    [0] None is left. Make new ones, so that you can come in without a passkey, too.
    [one] { $count } is left. Each of them lets you in once without a passkey.
   *[other] { $count } are left. Each of them lets you in once without a passkey.
}
people-codes-renew = Make new codes
people-codes-new = Your recovery codes
people-codes-new-about = They are shown only now. Keep them where you find them without this device; each works once. Older codes work no more.
people-codes-copy = Copy
people-codes-copied = The codes are in the clipboard.
people-codes-not-copied = They could not be copied. Select them and copy them yourself.
people-codes-save = Save as a file
people-codes-print = Print
people-codes-done = I have kept them
people-sessions = Where you are signed in
people-sessions-about = If you do not know one of these browsers, end it. Its open tables close at once.
people-session-unknown = unknown browser
people-session-mine = this browser
people-session-seen = Last seen { $when }
people-session-end = End
people-session-end-which = End { $browser }
people-sessions-end-others = End all others
people-sessions-end-all = End all, this one too
people-leave = Sign out
people-left-account = You are signed out.
people-own = Your seats’ own links
people-own-about = Without an account, such a link is the only way back to a seat if this browser forgets you. Whoever has it can take the seat: keep it to yourself.
people-own-seat = This link belongs to whoever sits at { $letter }. Take the seat here: the other browser loses it.
people-own-take = Take the seat here
people-history = Your history and ratings
people-data = What the server holds of you
people-data-about = One archive with everything: your name, passkeys, browsers, seats, and the records of your games.
people-data-save = Save the archive
people-forget = Delete me
people-forget-sure = Delete you here for good?
people-forget-about = Your name, passkeys and codes go at once. Where a game runs, a bot plays on for you. Records of finished games stay without your name; the words that you gave to a shuffle stay in them. Nobody can undo this.
people-forget-yes = Delete me for good
people-gone = You are deleted. Thank you for playing.
