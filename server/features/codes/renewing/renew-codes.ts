import * as z from 'zod/mini'
import type { Person, Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { confirmForTeam, type Confirmation, type ToConfirm } from '../../auth/confirm-person.ts'
import { makeTicket, takeTicket } from '../../auth/tickets.ts'
import { newCode } from '../../contacts/new-code.ts'
import { findListOf } from '../../lists/find-list.ts'
import { guessable, retireFurther } from '../further/store.ts'
import * as store from './store.ts'

/** The codes of one transaction. Scans of these contacts wait for it for a few milliseconds. */
const codesAtOnce = 500

/** A call makes this many steps and returns how many codes are left, so that no call takes long. */
const callsWorth = 10

type Renewing = Confirmation & { go_on?: string | undefined }

/** The number of contacts with a code of an earlier tool, which could be guessed. */
export async function countGuessable({ database }: Needs<'database'>, team: Team, listKey: string): Promise<number> {
  const list = await findListOf({ database }, team, listKey)
  return database.as({ team: team.id, list: list.id }, (tx) => store.countGuessable(tx, list.id))
}

/**
 * Replaces codes of an earlier tool with ours. The old codes are unknown from then on, even where an email shows them.
 * Call it again until none is left: `goOn` then stands in for the confirmation.
 */
export async function renewCodes(
  services: ToConfirm,
  { person, team }: { person: Person; team: Team },
  listKey: string,
  { go_on: ticket, ...confirmation }: Renewing = {},
): Promise<{ renewed: number; left: number; goOn: string | null }> {
  const { database } = services
  const list = await findListOf({ database }, team, listKey)
  const terms = { purpose: 'renewing-codes', holder: `${person.id}:${person.sessionId}:${list.id}` } as const
  if (ticket === undefined) await confirmForTeam(services, person, confirmation)
  else await takeTicket(services, terms, ticket, z.object({}))
  if (list.runningBatch !== null) {
    throw new Refusal('conflict', 'codes_at_work')
  }
  const scope = { team: team.id, list: list.id }
  const further = await database.as(scope, (tx) => retireFurther(tx, list.id, guessable))
  let renewed = further.contacts
  for (let turn = 0; turn < callsWorth; turn++) {
    const done = await database.as(scope, async (tx) => {
      const ids = await store.holdGuessable(tx, list.id, codesAtOnce)
      if (ids.length === 0) return 0
      await store.replaceCodes(
        tx,
        list.id,
        ids.map((id) => ({ id, code: newCode() })),
      )
      await keepRecord(tx, team, 'codes_renewed', { listId: list.id, details: { contacts: ids.length } })
      return ids.length
    })
    renewed += done
    if (done < codesAtOnce) break
  }
  const left = await database.as(scope, (tx) => store.countGuessable(tx, list.id))
  return { renewed, left, goOn: left > 0 ? makeTicket(services, terms, {}) : null }
}
