import * as store from './store.ts'
import type { Person } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepPersonalRecord } from '../audit/keep-record.ts'
import { operator } from '#contract/audit.ts'

export function findSessions(services: Needs<'database'>, person: Person) {
  return services.database.as({ person: person.id }, (tx) => store.sessionsOf(tx, person.id))
}

export async function signOut(services: Needs<'database'>, person: Person): Promise<void> {
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.holdPerson(tx, person.id))) return
    await store.removeSession(tx, person.id, person.sessionId)
    await keepPersonalRecord(tx, person, 'signed_out', { details: { session: person.sessionId } })
  })
}

/** Another organiser's session looks like one that never existed. */
export async function endSession(services: Needs<'database'>, person: Person, sessionId: string): Promise<void> {
  await services.database.as({ person: person.id }, async (tx) => {
    const isEnded = (await store.holdPerson(tx, person.id)) && (await store.removeSession(tx, person.id, sessionId))
    if (!isEnded) throw new Refusal('not_found', 'session_not_found')
    await keepPersonalRecord(tx, person, 'session_ended', { details: { session: sessionId } })
  })
}

/** Returns the number of ended sessions. */
export async function endOtherSessions(services: Needs<'database'>, person: Person): Promise<number> {
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.holdPerson(tx, person.id))) return 0
    const ended = await store.removeSessions(tx, person.id, person.sessionId)
    if (ended > 0) await keepPersonalRecord(tx, person, 'other_sessions_ended', { details: { sessions_ended: ended } })
    return ended
  })
}

/** Signs an organiser out everywhere, for the operator. Returns the number of ended sessions. */
export async function endAllSessions(services: Needs<'database'>, person: Pick<Person, 'id'>): Promise<number> {
  return services.database.as({ person: person.id }, async (tx) => {
    if (!(await store.holdPerson(tx, person.id))) throw new Refusal('not_found', 'organiser_gone')
    const ended = await store.removeSessions(tx, person.id)
    if (ended > 0) {
      await keepPersonalRecord(tx, person, 'sessions_ended', { who: operator, details: { sessions_ended: ended } })
    }
    return ended
  })
}
