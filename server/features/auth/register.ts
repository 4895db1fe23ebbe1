import { randomUUIDv7 } from 'node:crypto'
import { takeToken } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { hashPassword } from './password.ts'
import { startSession, type SignedIn } from './sign-in.ts'
import * as store from './store.ts'

type Form = { name: string; email: string; password: string }
type Caller = { ip: string; userAgent: string | undefined }

export async function registerPerson(services: Needs<'database'>, form: Form, caller: Caller): Promise<SignedIn> {
  if (!(await takeToken(services.database, `register:${caller.ip}`, { capacity: 30, secondsEach: 60 }))) {
    throw new Refusal('too_many', 'Too many accounts were made from here. Please wait a few minutes.')
  }
  const person = { id: randomUUIDv7(), name: form.name, email: form.email }
  const isNew = await store.addPerson(services.database, { ...person, passwordHash: await hashPassword(form.password) })
  if (!isNew) {
    const taken = 'There is an account with this email already. Please sign in.'
    throw new Refusal('invalid', taken, { fields: { email: [taken] } })
  }
  return startSession(services, person, caller)
}
