import { randomUUIDv7 } from 'node:crypto'
import { takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { networkOf } from './sign-in-buckets.ts'
import { type Caller, type SignedIn, startSession } from './start-session.ts'
import * as store from './store.ts'

type Form = { name: string; email: string; password: string }

export async function registerPerson(services: Needs<'database'>, form: Form, caller: Caller): Promise<SignedIn> {
  const bucket = { key: `register:${networkOf(caller.ip)}`, capacity: 30, secondsEach: 60 }
  if (!(await takeTokens(services.database, [bucket]))) {
    throw new Refusal('too_many', 'Too many accounts were made from here. Please wait a few minutes.')
  }
  await refuseWeakPassword(form.password, form)
  const person = { id: randomUUIDv7(), name: form.name, email: form.email }
  const passwordHash = await hashPassword(form.password)
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.addPerson(tx, { ...person, passwordHash }))) {
      const taken = 'There is an account with this email already. Please sign in.'
      throw new Refusal('invalid', taken, { fields: { email: [taken] } })
    }
    return startSession(tx, person, caller, 'registered')
  })
}
