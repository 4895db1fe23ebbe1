// The product of a story has no mail server: its mails are files in its data folder.
import { join } from 'node:path'
import { openOutbox, type ReadMail } from '../server/testing/outbox.ts'
import type { Product } from './product.ts'

/** Waits for the newest letter with a code that proves this email, and returns the code. */
export async function emailCodeFor({ folder }: Product, email: string): Promise<string> {
  const { text } = await openOutbox(join(folder, 'outbox')).about(email, 'Your code for Listpass')
  return /\b\d{8}\b/.exec(text ?? '')![0]
}

/** Waits for the letter with a link for a new password, and returns the link. */
export async function resetLinkFor({ folder }: Product, email: string): Promise<string> {
  const { links } = await openOutbox(join(folder, 'outbox')).about(email, 'Choose a new password for Listpass')
  return links.find((each) => each.includes('/reset-password#'))!
}

/** Waits until this address has this many mails, and returns the newest. */
export function newestMail({ folder }: Product, email: string, count = 1): Promise<ReadMail> {
  return openOutbox(join(folder, 'outbox')).newest(email, count)
}
