// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/**
 * A notice that was sent, or should have been.
 *
 * `kind`   what it was about: `turn`, `half`, `tenth`, `invitation`, `ended`, `rematch` or `trial`
 * `at`     when, in milliseconds since 1970
 * `result` `ok`, or one word why not, with a number where another server gave one: `status 500`
 */
export interface NoticeSent {
  kind: string;
  at: number;
  result: string;
}

/**
 * A way to reach a person.
 *
 * `kind`    `push`, `mail` or `hook`
 * `about`   the browser, the mail address or the address of the webhook
 * `works`   false until an address is confirmed, and once a push service has forgotten the browser
 * `secret`  what a webhook's notices are signed with; nothing for the others
 * `quiet`   from and to in minutes of the day; the same number twice if there are no quiet hours
 * `zone`    the time zone of the quiet hours
 * `sent`    the last notices, newest first
 */
export interface NoticeChannel {
  id: number;
  kind: string;
  about: string;
  works: boolean;
  secret: string;
  quiet: [number, number];
  zone: string;
  sent: NoticeSent[];
}

/**
 * All ways to reach a person.
 *
 * `known`  whether whoever asks is somebody: they have sat at a table of this server
 * `push`   the public key that a browser's push service wants
 * `mail`   whether this server can send mail
 */
export interface NoticesJson {
  known: boolean;
  push: string;
  mail: boolean;
  channels: NoticeChannel[];
}

/** A browser that may be pushed to: what its push service gave it. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  zone: string;
}

/** A mail address. A code is mailed to it, and nothing else before the code is given back. */
export interface NewMail {
  address: string;
  zone: string;
}

/** The code that was mailed. */
export interface MailCode {
  code: string;
}

/** A webhook of one's own. */
export interface NewHook {
  url: string;
  zone: string;
}

/** When nothing is to be sent: from and to in minutes of the day, and in which time zone. */
export interface QuietHours {
  quiet: [number, number];
  zone: string;
}
