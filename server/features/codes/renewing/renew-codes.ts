import type { Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { newCode } from '../../contacts/new-code.ts'
import { findListOf } from '../../lists/find-list.ts'
import * as store from './store.ts'

/** The codes of one transaction. Scans of these contacts wait for it for a few milliseconds. */
const codesAtOnce = 500

/** A call makes this many steps and returns how many codes are left, so that no call takes long. */
const callsWorth = 10

/** The number of contacts with a code of an earlier tool, which could be guessed. */
export async function countGuessable({ database }: Needs<'database'>, team: Team, listKey: string): Promise<number> {
  const list = await findListOf({ database }, team, listKey)
  return database.as({ team: team.id, list: list.id }, (tx) => store.countGuessable(tx, list.id))
}

/**
 * Replaces codes of an earlier tool with ours. The old codes are unknown from then on, even where an email shows them.
 * Call it again until none is left.
 */
export async function renewCodes(
  { database }: Needs<'database'>,
  team: Team,
  listKey: string,
): Promise<{ renewed: number; left: number }> {
  const list = await findListOf({ database }, team, listKey)
  if (list.runningBatch !== null) {
    throw new Refusal('conflict', 'codes_at_work')
  }
  const scope = { team: team.id, list: list.id }
  let renewed = await database.as(scope, (tx) => store.retireOtherCodes(tx, list.id))
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
  return { renewed, left: await database.as(scope, (tx) => store.countGuessable(tx, list.id)) }
}
