import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPassword } from '../confirm-password.ts'
import { holdPerson } from '../store.ts'
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

/** Asks for the password, so that an account without a known password keeps its last passkey. */
export async function removePasskey(
  services: Needs<'database' | 'keys'>,
  person: Person,
  id: string,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    const name = await store.removePasskey(tx, id)
    if (name === undefined) throw notFound()
    await keepPersonalRecord(tx, person, 'passkey_removed', { details: { passkey: id, name } })
  })
}

function notFound(): Refusal {
  return new Refusal('not_found', 'Passkey not found')
}
