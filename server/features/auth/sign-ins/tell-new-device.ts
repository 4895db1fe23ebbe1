import type * as z from 'zod/mini'
import { takeTokens } from '../../../database/throttle.ts'
import type { Needs } from '../../../services.ts'
import type { tellNewDevice } from '../jobs.ts'
import { newDeviceLetter } from '../letters.ts'
import { findLetterLanguage } from '../own-language.ts'
import { findSelf } from '../store.ts'
import { findSignIn } from './store.ts'

const usefulHours = 24

/** A person who signs in at many devices gets three letters, and then one in eight hours. */
export async function sendNewDevice(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { personId, signInId, at }: z.output<typeof tellNewDevice.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: personId }, 'a person was not told in time of a sign-in from a new device')
  }
  const found = await services.database.as({ person: personId }, async (tx) => {
    const [person, signIn] = [await findSelf(tx), await findSignIn(tx, signInId)]
    return person && signIn && { person, signIn }
  })
  if (!found) return
  const perPerson = { key: `new-device:${personId}`, capacity: 3, secondsEach: 8 * 3600 }
  if (!(await takeTokens(services.database, [perPerson]))) return
  const reader = { ...found.person, language: await findLetterLanguage(services, personId) }
  const seen = { at: found.signIn.at, userAgent: found.signIn.user_agent ?? '' }
  await services.mail.send(newDeviceLetter(signInId, reader, seen, services.publicUrl), stopping)
}
