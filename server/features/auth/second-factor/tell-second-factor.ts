import type * as z from 'zod/mini'
import type { Needs } from '../../../services.ts'
import type { tellSecondFactor } from '../jobs.ts'
import { secondFactorLetter } from '../letters.ts'
import { findLetterLanguage } from '../own-language.ts'
import { findSelf } from '../store.ts'

const usefulHours = 24

export async function sendSecondFactor(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { personId, change, at }: z.output<typeof tellSecondFactor.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: personId }, 'a person was not told in time that their second step was changed')
  }
  const person = await services.database.as({ person: personId }, (tx) => findSelf(tx))
  if (!person) return
  const reader = { ...person, language: await findLetterLanguage(services, personId) }
  await services.mail.send(secondFactorLetter(`${personId}.${at}`, reader, change, services.publicUrl), stopping)
}
