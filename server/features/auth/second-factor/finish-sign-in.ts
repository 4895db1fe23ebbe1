import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { readDevice } from '../device.ts'
import { type Caller, type SignedIn, startSession } from '../start-session.ts'
import { findSelf, isUnchanged, type FoundPerson } from '../store.ts'
import { bucketsAtSignIn, type CodeKind } from './code-buckets.ts'
import { readTicket } from './ticket.ts'
import { spendCode } from './spend-code.ts'
import { waysOf } from './ways.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import { tellSecondFactor } from '../jobs.ts'

/** The second step of signing in. */
export async function finishSignIn(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl' | 'passwords'>,
  form: { ticket: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  const person = await findOwner(services, form.ticket)
  const guesser = { ip: caller.ip, isKnown: hasPassed(services, person, caller) }
  const bucketsOf = (kind: CodeKind) => bucketsAtSignIn(person.id, kind, guesser)
  const way = await spendCode(services, person.id, form.code, bucketsOf).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.reason === 'too_many') await warnOfGuesses(services, person.id)
    throw error
  })
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await isUnchanged(tx, person))) throw startAgain()
    return startSession(services, tx, person, caller, 'signed_in', way)
  })
}

async function findOwner(services: Needs<'database' | 'keys' | 'publicUrl'>, text: string): Promise<FoundPerson> {
  const ticket = readTicket(services.keys, text, services.database.now())
  if (!ticket) throw startAgain()
  return services.database.as({ person: ticket.person }, async (tx) => {
    const person = await findSelf(tx)
    if (!person || (person.password_changed_at?.getTime() ?? 0) !== ticket.changedAt) throw startAgain()
    if ((await waysOf(services, tx, person.id)).length === 0) throw startAgain()
    return person
  })
}

/** Whether this browser has passed the second step of this person before, with this password. */
function hasPassed({ keys, database }: Needs<'database' | 'keys'>, person: FoundPerson, caller: Caller): boolean {
  const device = readDevice(keys, person.email, caller.device, database.now())
  return (
    device?.isStrong === true &&
    device.person === person.id &&
    device.changedAt === (person.password_changed_at?.getTime() ?? 0)
  )
}

function startAgain(): Refusal {
  // This error field tells the screen to go back to the password.
  return new Refusal('invalid', 'sign_in_took_too_long', { field: 'ticket' })
}

/** Tells a person by mail, at most once a day, that wrong codes were typed after their password. */
async function warnOfGuesses({ database, jobs }: Needs<'database' | 'jobs'>, personId: string): Promise<void> {
  const onceADay = { capacity: 1, secondsEach: 86_400 }
  if (!(await takeTokenIfLeft(database, `second-factor:${personId}:warned`, onceADay))) return
  const told = { personId, change: 'guesses' as const, at: database.now().getTime() }
  await database.as({ person: personId }, (tx) => jobs.enqueue(tx, tellSecondFactor, told))
}
