import { createTransport } from 'nodemailer'
import type { Post } from './letter.ts'
import { isLoopback, type SmtpAddress } from './smtp-address.ts'

/** The timeouts for a silent server, and for a whole delivery. */
export type Patience = { silentMs: number; wholeMs: number }

const usual: Patience = { silentMs: 15_000, wholeMs: 60_000 }

/** One connection per letter, because letters are rare. */
export function openSmtp(
  smtp: SmtpAddress,
  { host, patience = usual }: { host: string; patience?: Patience | undefined },
): Post {
  const transport = createTransport({ ...connectionOptions(smtp, patience), name: host })
  return async (message, stopping) => {
    const tooLong = AbortSignal.timeout(patience.wholeMs)
    const signal = stopping ? AbortSignal.any([stopping, tooLong]) : tooLong
    await transport.sendMail({ ...message, signal }).catch((error: unknown) => {
      throw describe(error)
    })
  }
}

const quick: Patience = { silentMs: 5000, wholeMs: 5000 }

/** Connects and signs in, and sends nothing. Throws a MailTrouble. */
export async function requireSmtp(smtp: SmtpAddress): Promise<void> {
  const transport = createTransport(connectionOptions(smtp, quick))
  await transport.verify().catch((error: unknown) => {
    throw describe(error)
  })
}

/**
 * TLS from the start with smtps, otherwise as soon as the server offers it. Without TLS, no password is sent to another
 * machine. On this machine no one can intercept, and a local mail program has a self-signed certificate.
 */
export function connectionOptions(smtp: SmtpAddress, { silentMs }: Patience = usual) {
  const isHere = isLoopback(smtp)
  return {
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    requireTLS: !smtp.isSecure && smtp.user !== undefined && !isHere,
    tls: { rejectUnauthorized: !isHere },
    ...(smtp.user !== undefined && { auth: { user: smtp.user, pass: smtp.password } }),
    dnsTimeout: silentMs,
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
  }
}

const kinds = new Map<string | undefined, MailTroubleKind>([
  ['EABORT', 'timed_out'],
  ['ETIMEDOUT', 'timed_out'],
  ['EAUTH', 'not_let_in'],
  ['ENOAUTH', 'not_let_in'],
  ['ETLS', 'not_private'],
  ['EREQUIRETLS', 'not_private'],
  ['EENVELOPE', 'refused'],
  ['EMESSAGE', 'refused'],
])

/** nodemailer's message contains the address, so only the error's kind and number are passed on. */
function describe(error: unknown): MailTrouble {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return new MailTrouble(kinds.get(code) ?? (responseCode === undefined ? 'unreachable' : 'refused'), responseCode)
}

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
