import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepPersonalRecord } from '../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from './confirm-person.ts'
import { tellPasswordChanged } from './jobs.ts'
import { refuseWeakPassword } from './password-rules.ts'
import * as store from './store.ts'

/** Ends the person's other sessions, so an intruder with the old password is out. */
export async function changeOwnPassword(
  services: Needs<'database' | 'jobs' | 'keys' | 'publicUrl' | 'passwords'>,
  person: Person,
  form: Omit<Confirmation, 'password'> & { currentPassword: string; password: string },
): Promise<void> {
  // Refuses a weak password first, so that it uses up no code of the second step.
  await refuseWeakPassword(form.password, person)
  const present = { password: form.currentPassword, code: form.code, passkey: form.passkey }
  const requireUnchanged = await confirmPerson(services, person, present, 'current_password')
  const passwordHash = await services.passwords.hash(form.password, person.id)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    await store.changePassword(tx, person.id, passwordHash)
    const ended = await store.removeSessions(tx, person.id, person.sessionId)
    await keepPersonalRecord(tx, person, 'password_changed', { details: { sessions_ended: ended } })
    await services.jobs.enqueue(tx, tellPasswordChanged, { personId: person.id, at: services.database.now().getTime() })
  })
}
