import * as z from 'zod/mini'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { KeyRing } from '../../../secrets/key-ring.ts'
import { placeIn } from '../../../secrets/sealed-column.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { tellSecondFactor } from '../jobs.ts'
import { holdPerson } from '../store.ts'
import { bucketsOfPerson } from './code-buckets.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, sealedTotp, stepOfCode, totpUrl } from './totp.ts'
import * as store from './store.ts'

const goodForMs = 15 * 60_000
type NeededHere = Needs<'database' | 'keys' | 'publicUrl' | 'passwords'>

const setup = z.object({ secret: z.string(), at: z.int() })

/** A secret for the person's app. `setup` is the same secret, sealed: nothing is stored until a code confirms it. */
export async function beginTotp(services: NeededHere, person: Person, confirmation: Confirmation) {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    if (await store.findTotp(tx, person.id)) throw alreadyOn()
  })
  const secret = newTotpSecret()
  const sealed = JSON.stringify({ secret, at: services.database.now().getTime() })
  return { secret, url: totpUrl(secret, person.email), setup: services.keys.seal(sealed, placeOf(person)) }
}

/** Turns the second factor on, once the app shows the right code. Returns the recovery codes. */
export async function confirmTotp(
  services: Needs<'database' | 'keys' | 'jobs' | 'passwords'>,
  person: Person,
  form: { setup: string; code: string },
): Promise<string[]> {
  const secret = readSetup(services, person, form.setup)
  const buckets = bucketsOfPerson(person.id)
  if (!(await takeTokens(services.database, buckets))) throw tooMany()
  const lastStep = stepOfCode(secret, form.code.replaceAll(/\s/g, ''), services.database.now())
  if (lastStep === undefined) throw wrongCode()
  await giveTokensBack(services.database, buckets)
  const { codes, hashes } = await newRecoveryCodes(services, person.id)
  const id = store.newTotpId()
  const totp = { id, secret: services.keys.seal(secret, placeIn(sealedTotp, id)), lastStep }
  await services.database.as({ person: person.id }, async (tx) => {
    await holdPerson(tx, person.id)
    if (!(await store.addTotp(tx, person.id, totp))) throw alreadyOn()
    await store.replaceRecoveryCodes(tx, person.id, hashes)
    if (!(await store.strengthenSession(tx, person.sessionId, 'totp'))) throw new Refusal('signed_out', 'sign_in')
    await keepPersonalRecord(tx, person, 'second_factor_turned_on')
    const told = { personId: person.id, change: 'on' as const, at: services.database.now().getTime() }
    await services.jobs.enqueue(tx, tellSecondFactor, told)
  })
  return codes
}

function readSetup({ keys, database }: { keys: KeyRing } & Needs<'database'>, person: Person, text: string): string {
  try {
    const read = z.parse(setup, JSON.parse(keys.open(text, placeOf(person))))
    if (database.now().getTime() - read.at < goodForMs) return read.secret
  } catch {
    // The set-up is not ours, or belongs to another person. The next step is the same for both.
  }
  throw new Refusal('invalid', 'second_step_set_up_old', { field: 'setup' })
}

function placeOf(person: Person) {
  return { table: 'tickets', column: 'totp_setup', row: person.id }
}

function alreadyOn(): Refusal {
  return new Refusal('conflict', 'second_step_on')
}

function wrongCode(): Refusal {
  return new Refusal('invalid', 'code_wrong_check_time', { field: 'code' })
}

function tooMany(): Refusal {
  return new Refusal('too_many', 'too_many_codes')
}
