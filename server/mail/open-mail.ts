// Sends mails by SMTP, or writes them into a folder if no mail server is set.
import type { SendMailOptions } from 'nodemailer'
import { isPlainAddress, type Mailbox } from './address.ts'
import type { Letter } from './letter.ts'
import { openOutbox } from './outbox.ts'
import { oneLine, renderHtml, renderText } from './render-letter.ts'
import type { SmtpAddress } from './smtp-address.ts'
import { openSmtp, type Patience } from './smtp.ts'

export type Mail = {
  /** Throws a MailTrouble if the letter was not accepted; then it may be sent again. */
  send: (letter: Letter, stopping?: AbortSignal) => Promise<void>
}

export type MailOptions = {
  smtp: SmtpAddress | undefined
  /** Without a mail server, letters become files here. */
  outboxFolder: string
  /** Default: `no-reply` at the host of `publicUrl`. */
  from: Mailbox | undefined
  publicUrl: string
  log: { info: (about: object, message: string) => void }
  patience?: Patience
}

export function openMail({ smtp, outboxFolder, from, publicUrl, log, patience }: MailOptions): Mail {
  const host = new URL(publicUrl).hostname
  const sender = from ?? { name: 'Listpass', address: `no-reply@${host}` }
  const post = smtp ? openSmtp(smtp, { host, patience }) : openOutbox(outboxFolder, log)
  return { send: async (letter, stopping) => post(compose(letter, sender, host), stopping) }
}

/** Passes names and addresses as values, never as header text, so that they cannot inject a header. */
function compose(letter: Letter, from: Mailbox, host: string): SendMailOptions {
  if (!isPlainAddress(letter.to.address)) throw new Error('A letter is for an address that is none.')
  return {
    from,
    to: { name: inHeader(letter.to.name), address: letter.to.address },
    subject: inHeader(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    messageId: `<${letter.id}@${host}>`,
    // These headers prevent out-of-office replies (RFC 3834, and its older relative).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A line of a mail has at most 998 characters (RFC 5322), and a single word of it cannot be folded. */
function inHeader(text: string): string {
  return oneLine(text).slice(0, 200).toWellFormed()
}
