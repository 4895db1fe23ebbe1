// A person who can read the mail to their email has proven it. Registering proves nothing, and the email never changes.
import { operator } from '#contract/audit.ts'
import type { Tx } from '../../../database/open.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { emailKey } from '../email-key.ts'
import { holdPerson } from '../store.ts'
import * as store from './store.ts'

export function isProven({ database }: Needs<'database'>, { id }: Pick<Person, 'id'>): Promise<boolean> {
  return database.as({ person: id }, (tx) => store.isProven(tx, id))
}

/** Before somebody else, or a device, gets a lasting way in: a stranger's email must not be enough for that. */
export async function requireProvenEmail(
  services: Needs<'database'>,
  person: Pick<Person, 'id' | 'email'>,
): Promise<void> {
  if (await isProven(services, person)) return
  throw new Refusal('conflict', 'email_unproven', { params: { email: person.email } })
}

/** Keeps a proof, with a record. False when the email was proven before. */
export async function noteProof(tx: Tx, person: Pick<Person, 'id'>, about: { who?: string } = {}): Promise<boolean> {
  const isFirst = await store.proveEmail(tx, person.id)
  if (isFirst) await keepPersonalRecord(tx, person, 'email_confirmed', about)
  return isFirst
}

/** A link that was mailed to this person's address has come back. */
export async function proveByLink({ database }: Needs<'database'>, person: Pick<Person, 'id'>): Promise<void> {
  await database.as({ person: person.id }, (tx) => noteProof(tx, person))
}

/** The identity provider vouches for this address. */
export async function proveByIssuer(
  tx: Tx,
  person: Pick<Person, 'id' | 'email'>,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<void> {
  if (isVerified && emailKey(email) === emailKey(person.email)) await store.proveEmail(tx, person.id)
}

/** For an organiser whose mail does not arrive. False when the email was confirmed before. */
export async function proveByOperator({ database }: Needs<'database'>, person: Pick<Person, 'id'>): Promise<boolean> {
  return database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id))) throw new Refusal('not_found', 'organiser_gone')
    return noteProof(tx, person, { who: operator })
  })
}
