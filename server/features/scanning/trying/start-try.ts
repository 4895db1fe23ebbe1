import { randomUUIDv7 } from 'node:crypto'
import type { Person } from '../../../kernel/person.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import * as store from './store.ts'
import { newTicket } from './ticket.ts'

/** Makes the address of a scanner that counts nothing. Nothing is written until a phone opens it. */
export async function startTry(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'now'>,
  { person, team }: { person: Person; team: Team },
  listKey: string,
) {
  const list = await findListOf(services, team, listKey)
  if (list.codesGeneratedAt === null) throw new Refusal('conflict', 'no_codes_to_try')
  const of = { id: randomUUIDv7(), list: list.id, person: person.id }
  const { ticket, until } = newTicket(services.keys, of, services.now())
  const scope = { team: team.id, list: list.id }
  const sample = await store.findSample(services.database, scope, person.email)
  // In the fragment: no server and no log gets it.
  return { id: of.id, url: `${services.publicUrl}/scanner/try#${ticket}`, until, sample }
}

export async function findTry(services: Needs<'database'>, team: Team, listKey: string, tryId: string | undefined) {
  const list = await findListOf(services, team, listKey)
  if (tryId === undefined) return { opened: undefined, scan: undefined }
  const happened = await store.findHappened(services.database, { team: team.id, list: list.id }, tryId)
  return {
    opened: happened.find(({ action }) => action === 'try_opened'),
    scan: happened.find(({ action }) => action === 'scan_tried'),
  }
}

/** Closes the first steps permanently, for the whole team. Closing again changes nothing. */
export async function closeFirstRun(services: Needs<'database'>, team: Team, listKey: string): Promise<void> {
  const list = await findListOf(services, team, listKey)
  if (!(await store.findFirstRun(services.database, team.id))) return
  await services.database.as({ team: team.id, list: list.id }, (tx) =>
    keepRecord(tx, team, 'first_run_closed', { listId: list.id }),
  )
}
