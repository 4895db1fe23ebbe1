import type * as z from 'zod/mini'
import type { Needs } from '../../../services.ts'
import { sendResetLink } from '../jobs.ts'
import { resetLetter } from '../letters.ts'
import { findLetterLanguage } from '../own-language.ts'
import { waysOf } from '../second-factor/ways.ts'
import { findByEmail } from '../store.ts'
import { readToken } from '../token.ts'
import { goodForMinutes, openSealedLink, resetUrl } from './sealed-link.ts'
import * as store from './store.ts'
import { findWaysIn } from './ways-in.ts'

/**
 * Retried with the same link as long as the mail server refuses; a person who gets it twice can use either. A link that
 * expired while waiting is dropped.
 */
export async function sendLink(
  services: Needs<'database' | 'keys' | 'mail' | 'publicUrl' | 'issuer' | 'log' | 'now'>,
  { resetId, askedAt, box }: z.output<typeof sendResetLink.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - askedAt > goodForMinutes * 60_000) {
    return services.log.warn({ reset: resetId }, 'a link for a new password was not sent in time')
  }
  const { email, token } = openSealedLink(services.keys, resetId, box)
  const person = await findByEmail(services.database, email)
  if (!person) return
  const link = { id: resetId, secretHash: readToken(token)!.secretHash, askedAt: new Date(askedAt), goodForMinutes }
  const found = await services.database.as({ person: person.id }, async (tx) =>
    (await store.openLink(tx, person.id, link))
      ? { ways: await waysOf(services, tx, person.id), waysIn: await findWaysIn(tx), issuer: services.issuer?.name }
      : undefined,
  )
  if (!found) return
  const reader = { ...person, language: await findLetterLanguage(services, person.id) }
  await services.mail.send(resetLetter(resetId, reader, resetUrl(services.publicUrl, token), found), stopping)
}
