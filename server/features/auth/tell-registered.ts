import type * as z from 'zod/mini'
import { takeTokens } from '../../database/throttle.ts'
import type { Needs } from '../../services.ts'
import { hashOfEmail } from './email-key.ts'
import type { tellRegistered } from './jobs.ts'
import { secondLetter } from './letters.ts'
import { findLetterLanguage } from './own-language.ts'
import { findByEmail, findSelf, isSecond } from './store.ts'

const usefulHours = 24

/** Runs after every registration and sends a letter after a second one. An email gets at most three an hour. */
export async function sendRegistered(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { personId, at }: z.output<typeof tellRegistered.payload>,
  stopping: AbortSignal,
): Promise<void> {
  const person = await services.database.as({ person: personId }, async (tx) =>
    (await isSecond(tx, personId)) ? findSelf(tx) : undefined,
  )
  const first = person && (await findByEmail(services.database, person.email))
  if (!first) return
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn(
      { person: personId },
      'a person was not told in time that their email was registered again',
    )
  }
  const perEmail = { key: `registered:${hashOfEmail(first.email)}`, capacity: 3, secondsEach: 3600 }
  if (!(await takeTokens(services.database, [perEmail]))) return
  const language = await findLetterLanguage(services, first.id)
  await services.mail.send(secondLetter(personId, { ...first, language }, services.publicUrl), stopping)
}
