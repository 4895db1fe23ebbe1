import { operator } from '#contract/audit.ts'
import type { Tx } from '../../../database/open.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { confirmPerson, type Confirmation } from '../confirm-person.ts'
import { tellSecondFactor } from '../jobs.ts'
import { holdPerson } from '../store.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { hasPasskeyFor, removePasskeys } from '../passkeys/store.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import * as store from './store.ts'
import { waysOf } from './ways.ts'

export function findSecondFactor(services: Needs<'database' | 'publicUrl'>, person: Person) {
  return services.database.as({ person: person.id }, async (tx) => ({
    totpSince: (await store.findTotp(tx, person.id))?.created_at,
    recoveryCodesLeft: await store.countRecoveryCodes(tx, person.id),
    ways: await waysOf(services, tx, person.id),
    hasPasskey: await hasPasskeyFor(tx, relyingPartyOf(services.publicUrl).id),
  }))
}

/** Creates a new set of codes. The former codes no longer work. */
export async function renewRecoveryCodes(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl' | 'passwords'>,
  person: Person,
  confirmation: Confirmation,
): Promise<string[]> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  const { codes, hashes } = await newRecoveryCodes(services, person.id)
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
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl' | 'passwords'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (!(await store.removeTotp(tx, person.id))) throw notOn()
    await keepPersonalRecord(tx, person, 'second_factor_turned_off')
    await tell(services, tx, person, 'off')
  })
}

/** For an organiser who has lost phone, recovery codes and passkeys. False when the organiser had none of these. */
export async function turnOffByOperator(
  services: Needs<'database' | 'jobs'>,
  person: Pick<Person, 'id'>,
): Promise<boolean> {
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id))) throw new Refusal('not_found', 'organiser_gone')
    const [hadTotp, hadPasskeys] = [await store.removeTotp(tx, person.id), await removePasskeys(tx, person.id)]
    if (!hadTotp && !hadPasskeys) return false
    await store.weakenSessions(tx, person.id, ['passkey'])
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
  return new Refusal('conflict', 'second_step_off')
}
