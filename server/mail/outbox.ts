// For development and for installations without a mail server: letters as files that any mail program opens.
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Post } from './post.ts'

/**
 * How long mails are kept. Their links work for half an hour, and names and addresses should not stay longer than a
 * week.
 */
const keptDays = 7

/** Logs the name of the file, and none of its content. */
export function openOutbox(folder: string, log: { info: (about: object, message: string) => void }): Post {
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
