import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { confirmPassword } from '../confirm-password.ts'
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
    await keepRecord(tx, person, 'passkey_renamed', { details: { passkey: id, name } })
  })
}

/** Asks for the password, so that an account without a known password keeps its last passkey. */
export async function removePasskey(
  services: Needs<'database'>,
  person: Person,
  id: string,
  password: string,
): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, password)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    const name = await store.removePasskey(tx, id)
    if (name === undefined) throw notFound()
    await keepRecord(tx, person, 'passkey_removed', { details: { passkey: id, name } })
  })
}

function notFound(): Refusal {
  return new Refusal('not_found', 'Passkey not found')
}
