import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepPersonalRecord } from '../audit/keep-record.ts'
import { tellPasswordChanged } from './jobs.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { fitsPassword, hashPassword } from './password.ts'
import { tooManyAttempts } from './sign-in.ts'
import * as store from './store.ts'

/** Ends the person's other sessions, so an intruder with the old password is out. */
export async function changeOwnPassword(
  services: Needs<'database' | 'jobs'>,
  person: Person,
  form: { currentPassword: string; password: string },
): Promise<void> {
  const buckets = [{ key: `change-password:${person.id}`, capacity: 10, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const found = await services.database.as({ person: person.id }, (tx) => store.findSelf(tx))
  if (!(await fitsPassword(form.currentPassword, found?.password_hash, person.id)) || !found) throw wrongPassword()
  await giveTokensBack(services.database, buckets)
  await refuseWeakPassword(form.password, person)
  const passwordHash = await hashPassword(form.password, person.id)
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw wrongPassword()
    await store.changePassword(tx, person.id, passwordHash)
    const ended = await store.removeSessions(tx, person.id, person.sessionId)
    await keepPersonalRecord(tx, person, 'password_changed', { details: { sessions_ended: ended } })
    await services.jobs.enqueue(tx, tellPasswordChanged, { personId: person.id, at: services.database.now().getTime() })
  })
}

function wrongPassword(): Refusal {
  const sentence = 'The current password is wrong.'
  return new Refusal('invalid', sentence, { fields: { current_password: [sentence] } })
}
