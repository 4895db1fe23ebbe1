import type * as z from 'zod/mini'
import type { Needs } from '../../services.ts'
import type { tellPasswordChanged } from './jobs.ts'
import { changedLetter } from './letters.ts'
import { findLetterLanguage } from './own-language.ts'
import { findWaysIn } from './reset/ways-in.ts'
import { waysOf } from './second-factor/ways.ts'
import { findSelf } from './store.ts'

/** The owner should hear of a change that was not theirs, even a day later. */
const usefulHours = 24

export async function sendPasswordChanged(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'issuer' | 'log' | 'now'>,
  { personId, at, ended }: z.output<typeof tellPasswordChanged.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: personId }, 'a person was not told in time that their password was changed')
  }
  const found = await services.database.as({ person: personId }, async (tx) => {
    const person = await findSelf(tx)
    if (!person) return undefined
    return { person, ways: await waysOf(services, tx, personId), waysIn: await findWaysIn(tx) }
  })
  if (!found) return
  const reader = { ...found.person, language: await findLetterLanguage(services, personId) }
  const account = { ways: found.ways, waysIn: found.waysIn, issuer: services.issuer?.name, ended }
  const letter = changedLetter(`${personId}.${at}`, reader, services.publicUrl, account)
  await services.mail.send(letter, stopping)
}
