import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPassword } from '../confirm-password.ts'
import * as store from './store.ts'

export function isLinked({ database }: Needs<'database'>, person: Person): Promise<boolean> {
  return database.as({ person: person.id }, store.hasIdentity)
}

/** Asks for the password, so that an account never loses its only way in. */
export async function removeLink(
  services: Needs<'database' | 'keys' | 'issuer'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.removeIdentities(tx, person.id))) throw new Refusal('conflict', 'This account is not linked.')
    await keepPersonalRecord(tx, person, 'oidc_unlinked', { details: { name: services.issuer?.name ?? '' } })
  })
}
