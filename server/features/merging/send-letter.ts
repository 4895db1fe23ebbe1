import type * as z from 'zod/mini'
import { teamPath } from '#contract/team-path.ts'
import type { Needs } from '../../services.ts'
import { findLetterLanguage } from '../auth/own-language.ts'
import type { sendMergeLetter } from './jobs.ts'
import { askLetter, doneLetter } from './letters.ts'
import { findTold } from './store.ts'

/** A letter about a withdrawn request is not sent. */
export async function sendLetter(
  services: Needs<'database' | 'mail' | 'publicUrl'>,
  asked: z.output<typeof sendMergeLetter.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const told = await findTold(services.database, asked)
  if (!told) return
  const url = `${services.publicUrl}${teamPath(told.teamId)}/app/qr-manager/${asked.listId}`
  const reader = { ...told, language: await findLetterLanguage(services, asked.personId) }
  const letter = told.isDone ? doneLetter(reader, url) : askLetter(reader, url)
  await services.mail.send({ id: `${asked.askId}-${asked.personId}-${told.isDone}`, ...letter }, stopping)
}
