import { operator } from '#contract/audit.ts'
import type { Tx } from '../../../database/open.ts'
import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { confirmPassword, type Confirmation } from '../confirm-password.ts'
import { tellSecondFactor } from '../jobs.ts'
import { holdPerson } from '../store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import * as store from './store.ts'

export function findSecondFactor({ database }: Needs<'database'>, person: Person) {
  return database.as({ person: person.id }, async (tx) => ({
    totpSince: (await store.findTotp(tx, person.id))?.created_at,
    recoveryCodesLeft: await store.countRecoveryCodes(tx, person.id),
  }))
}

/** A new set; the former codes no longer work. */
export async function renewRecoveryCodes(
  services: Needs<'database' | 'keys' | 'jobs'>,
  person: Person,
  confirmation: Confirmation,
): Promise<string[]> {
  const requireUnchanged = await confirmPassword(services, person, confirmation)
  const { codes, hashes } = await newRecoveryCodes(person.id)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.findTotp(tx, person.id))) throw notOn()
    await store.replaceRecoveryCodes(tx, person.id, hashes)
    await keepPersonalRecord(tx, person, 'recovery_codes_renewed')
    await tell(services, tx, person, 'codes')
  })
  return codes
}

export async function turnOff(
  services: Needs<'database' | 'keys' | 'jobs'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.removeTotp(tx, person.id))) throw notOn()
    await keepPersonalRecord(tx, person, 'second_factor_turned_off')
    await tell(services, tx, person, 'off')
  })
}

/** For an organiser who has lost phone and recovery codes. False when the second factor was not on. */
export async function turnOffByOperator(
  services: Needs<'database' | 'jobs'>,
  person: Pick<Person, 'id'>,
): Promise<boolean> {
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id))) throw new Refusal('not_found', 'This organiser is no longer there.')
    if (!(await store.removeTotp(tx, person.id))) return false
    await keepPersonalRecord(tx, person, 'second_factor_turned_off', { who: operator })
    await tell(services, tx, person, 'off')
    return true
  })
}

async function tell(
  { jobs, database }: Needs<'database' | 'jobs'>,
  tx: Tx,
  { id }: Pick<Person, 'id'>,
  change: 'off' | 'codes',
): Promise<void> {
  await jobs.enqueue(tx, tellSecondFactor, { personId: id, change, at: database.now().getTime() })
}

function notOn(): Refusal {
  return new Refusal('conflict', 'The second step is not on.')
}
