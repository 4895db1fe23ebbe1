import { operator } from '#contract/audit.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepPersonalRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

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
