import { randomUUIDv7 } from 'node:crypto'
import { isPassing, isRefusal } from '../../kernel/mailchimp-trouble.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Login, MailchimpList } from '../../mailchimp/login.ts'
import { findAccountOf } from '../accounts/find-account.ts'
import { keepReading } from '../accounts/keep-account.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListsOfAccount, type List } from './find-list.ts'
import * as store from './store.ts'

/** Updates the lists of an account to Mailchimp's current state. */
export async function syncLists(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  accountId: string,
): Promise<void> {
  const account = await findAccountOf(services, team, accountId)
  if (!account.isActive) throw new Refusal('conflict', 'account_inactive')
  const { found, leftOut, gone } = await readLists(services, team, accountId)
  step('lists.read')
  const lists = found.map((list) => ({ ...list, newId: randomUUIDv7() }))
  await services.database.as({ team: team.id }, async (tx) => {
    await store.keepLists(tx, team.id, accountId, lists)
    await keepReading(tx, team, accountId, { refused: null, leftOut })
    await keepRecord(tx, team, 'lists_synced', { details: { account: accountId, lists: lists.length } })
  })
  for (const { id } of gone) await store.markGone(services.database, team.id, id)
  step('lists.kept')
}

type Found = { found: MailchimpList[]; leftOut: string[]; gone: List[] }

/** If the account's user may not read lists, the account stores the reason until it may. */
async function readLists(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  accountId: string,
): Promise<Found> {
  const known = await findListsOfAccount(services, team, accountId)
  try {
    return await withAccount(services, { id: accountId, teamId: team.id }, 'person', async (login) => {
      const { rows, leftOut, isWhole } = await login.lists()
      const ids = new Set(rows.map(({ id }) => id))
      const missing = known.filter(({ mailchimpId, goneSince }) => !goneSince && !ids.has(mailchimpId))
      return { found: rows, leftOut, gone: isWhole ? await findGone(login, missing) : [] }
    })
  } catch (error) {
    if (isRefusal(error)) {
      const why = [error.said, ...(error.theirWords === undefined ? [] : [error.theirWords])]
      await services.database.as({ team: team.id }, (tx) =>
        keepReading(tx, team, accountId, { refused: why, leftOut: [] }),
      )
    }
    throw error
  }
}

/** At most this many checks, because a person waits for them. The batches find further missing lists. */
const mostLooks = 50

/** One listing without a list proves nothing, so each missing list is checked before it counts as gone. */
async function findGone(login: Login, missing: List[]): Promise<List[]> {
  const gone: List[] = []
  for (const list of missing.slice(0, mostLooks)) {
    const isThere = await login.audience(list.mailchimpId).isThere().catch(passUnsure)
    if (!isThere) gone.push(list)
  }
  return gone
}

function passUnsure(error: unknown): true {
  if (!isPassing(error)) throw error
  return true
}
