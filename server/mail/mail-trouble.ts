/** The fault of a mail, without the mail server's words, because those contain the recipient's address. */
export type MailTroubleKind = 'unreachable' | 'timed_out' | 'not_let_in' | 'not_private' | 'refused'

const sentences: Record<MailTroubleKind, string> = {
  unreachable: 'The mail server cannot be reached.',
  timed_out: 'The mail server took too long.',
  not_let_in: 'The mail server does not accept the user and password of SMTP_URL.',
  not_private: 'The mail server offers no connection that others cannot read.',
  refused: 'The mail server refused the mail.',
}

export class MailTrouble extends Error {
  readonly kind: MailTroubleKind
  /** SMTP's reply code, such as 451. */
  readonly code: number | undefined

  constructor(kind: MailTroubleKind, code?: number) {
    super(sentences[kind])
    this.name = 'MailTrouble'
    this.kind = kind
    this.code = code
  }
}
