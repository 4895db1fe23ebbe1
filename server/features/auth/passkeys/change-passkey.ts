import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { weakenSessions } from '../second-factor/store.ts'
import { holdPerson } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import * as store from './store.ts'

export async function renamePasskey(
  { database }: Needs<'database'>,
  person: Person,
  id: string,
  name: string,
): Promise<void> {
  await database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id)) || !(await store.renamePasskey(tx, id, name))) throw notFound()
    await keepPersonalRecord(tx, person, 'passkey_renamed', { details: { passkey: id, name } })
  })
}

/** Once a person has no passkey left, sessions that a passkey began count as begun with the password alone. */
export async function removePasskey(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'jobs'>,
  person: Person,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    const name = await store.removePasskey(tx, id)
    if (name === undefined) throw notFound()
    if ((await store.findPasskeys(tx)).length === 0) await weakenSessions(tx, person.id, ['passkey'])
    await keepPersonalRecord(tx, person, 'passkey_removed', { details: { passkey: id, name } })
    await tellOfWay(services, tx, person.id, 'passkey-removed')
  })
}

function notFound(): Refusal {
  return new Refusal('not_found', 'passkey_not_found')
}
