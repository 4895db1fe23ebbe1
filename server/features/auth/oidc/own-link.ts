import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { findSelf } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import { beginOidc, requireIssuer } from './begin-oidc.ts'
import * as store from './store.ts'

export function isLinked({ database }: Needs<'database'>, person: Person): Promise<boolean> {
  return database.as({ person: person.id }, store.hasIdentity)
}

/** The issuer's page. A change of the password cancels the linking. */
export async function beginLink(
  services: Needs<'database' | 'keys' | 'issuer' | 'publicUrl'>,
  person: Person,
  { browser, confirmation }: { browser: string; confirmation: Confirmation },
): Promise<string> {
  requireIssuer(services)
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  const changedAt = await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    return (await findSelf(tx))?.password_changed_at?.getTime() ?? 0
  })
  return beginOidc(services, browser, { person: person.id, changedAt })
}

export async function removeLink(
  services: Needs<'database' | 'keys' | 'issuer' | 'jobs' | 'publicUrl'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.removeIdentities(tx, person.id))) throw new Refusal('conflict', 'issuer_not_linked')
    await keepPersonalRecord(tx, person, 'oidc_unlinked', { details: { name: services.issuer?.name ?? '' } })
    await tellOfWay(services, tx, person.id, 'unlinked')
  })
}
