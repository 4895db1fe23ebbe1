// The mails that a server without a mail server has written, parsed like in a mail program.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { until } from './until.ts'

export type ReadMail = Email & {
  /** The mail's source. */
  raw: string
  /** The links in the mail's text, in order. */
  links: string[]
}

export type Outbox = {
  folder: string
  /** All mails, or those to one address, the newest first. */
  mails: (to?: string) => Promise<ReadMail[]>
  /** Waits until this address has this many mails, and returns the newest. */
  newest: (to: string, count?: number) => Promise<ReadMail>
  /** Waits until this address has a mail with this subject, and returns the newest of them. */
  about: (to: string, subject: string) => Promise<ReadMail>
}

export function openOutbox(folder: string): Outbox {
  async function mails(to?: string): Promise<ReadMail[]> {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    const all = await Promise.all(
      files
        .sort()
        .toReversed()
        .map(async (file) => readMail(await readFile(join(folder, file), 'utf8'))),
    )
    return all.filter((mail) => to === undefined || mail.to?.some(({ address }) => address === to))
  }
  return {
    folder,
    mails,
    async newest(to, count = 1) {
      await until(
        async () => (await mails(to)).length,
        (seen) => seen >= count,
      )
      return (await mails(to))[0]!
    },
    async about(to, subject) {
      const find = async () => (await mails(to)).find((mail) => mail.subject === subject)
      return (await until(find, (mail) => mail !== undefined))!
    },
  }
}

export async function readMail(raw: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw)
  return { ...mail, raw, links: [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link) }
}
