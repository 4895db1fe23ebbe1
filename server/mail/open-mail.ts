// Sends mails by SMTP, or writes them into a folder if no mail server is set.
import { type SendMailOptions, createTransport } from 'nodemailer'
import { oneLine } from '#domain/user-text.ts'
import { isPlainAddress, type Mailbox, type SmtpAddress } from './smtp-address.ts'
import { type Letter, type Post, shownName } from './letter.ts'
import { renderHtml, renderText } from './render-letter.ts'
import { openSmtp, type Patience } from './smtp.ts'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// For development and for installations without a mail server: letters as files that any mail program opens.

/**
 * How long mails are kept. Their links work for half an hour, and names and addresses should not stay longer than a
 * week.
 */
const keptDays = 7

/** Logs the name of the file, and none of its content. */
function openOutbox(folder: string, log: { info: (about: object, message: string) => void }): Post {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    const composed = await transport.sendMail(message)
    // File names sort by the time of writing.
    const file = `${new Date().toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}.eml`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await write(folder, file, composed.message as Buffer)
    log.info({ file }, 'no SMTP_URL is set: a mail was written to the outbox')
    await removeOld(folder)
  }
}

/** The file gets its final name once it is complete, so it is never half written. */
async function write(folder: string, file: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${file}.part`)
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, join(folder, file))
}

async function removeOld(folder: string): Promise<void> {
  const oldest = Date.now() - keptDays * 86_400_000
  for (const file of await readdir(folder)) {
    if (!/\.eml(\.part)?$/.test(file)) continue
    const path = join(folder, file)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < oldest) await rm(path, { force: true })
  }
}

export type Mail = {
  /** Throws a MailTrouble if the letter was not accepted; then it may be sent again. */
  send: (letter: Letter, stopping?: AbortSignal) => Promise<void>
  /** Letters become files, because no mail server is set. */
  isOutbox: boolean
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
  return {
    isOutbox: smtp === undefined,
    send: async (letter, stopping) => post(compose(letter, sender, host), stopping),
  }
}

/** Passes names and addresses as values, never as header text, so that they cannot inject a header. */
function compose(letter: Letter, from: Mailbox, host: string): SendMailOptions {
  if (!isPlainAddress(letter.to.address)) throw new Error('A letter is for an address that is none.')
  return {
    from,
    to: { name: shownName(letter.to), address: letter.to.address },
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
