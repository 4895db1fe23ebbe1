// The product of a story has no mail server: its mails are files in its data folder.
import { join } from 'node:path'
import { openOutbox, type ReadMail } from '../server/testing/outbox.ts'
import type { Product } from './product.ts'

/** Waits until this address has this many mails, and returns the newest. */
export function newestMail({ folder }: Product, email: string, count = 1): Promise<ReadMail> {
  return openOutbox(join(folder, 'outbox')).newest(email, count)
}
