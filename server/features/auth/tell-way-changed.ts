import type * as z from 'zod/mini'
import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import { tellWayChanged } from './jobs.ts'
import { wayLetter } from './letters.ts'
import { findLetterLanguage } from './own-language.ts'
import { findSelf } from './store.ts'

/** The owner should hear of a change that was not theirs, even a day later. */
const usefulHours = 24

type Change = z.output<typeof tellWayChanged.payload>['change']

/** The mail goes out once the transaction is committed. */
export async function tellOfWay(
  { jobs, database }: Needs<'database' | 'jobs'>,
  tx: Tx,
  personId: string,
  change: Change,
): Promise<void> {
  await jobs.enqueue(tx, tellWayChanged, { personId, change, at: database.now().getTime() })
}

export async function sendWayChanged(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'issuer' | 'log' | 'now'>,
  { personId, change, at }: z.output<typeof tellWayChanged.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: personId }, 'a person was not told in time that a way to sign in was changed')
  }
  const person = await services.database.as({ person: personId }, (tx) => findSelf(tx))
  if (!person) return
  const reader = { ...person, language: await findLetterLanguage(services, personId) }
  const way = { change, issuer: services.issuer?.name }
  await services.mail.send(wayLetter(`${personId}.${at}`, reader, way, services.publicUrl), stopping)
}
