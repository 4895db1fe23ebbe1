import { createTransport } from 'nodemailer'
import { MailTrouble, type MailTroubleKind } from './mail-trouble.ts'
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
