// A batch that a worker runs, and whether it may continue.
import * as store from './store.ts'
import type { ListScope } from '../store.ts'
import type { ListForWork } from '../../lists/find-list.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { noRoom, Refusal } from '../../../kernel/refusal.ts'
import { openTurns } from '../../../kernel/turns.ts'
import type { Audience, FieldTags } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'

/** Two pages at once keep two cores busy, and still leave time for a scan. */
const atOnce = 2

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lists take turns, so a page of one list waits for at most one page of another list's batch. */
export function openPageTurns({ giveWay }: Needs<'giveWay'>): (listId: string, stopping: AbortSignal) => InTurn {
  const inTurn = openTurns({ atOnce })
  return (listId, stopping) => (work) => inTurn({ one: listId }, () => giveWay(work, stopping))
}

export type Place = { list: ListForWork; scope: ListScope; batchId: string }

/** `stopping`: the server stops. `inTurn`: decides when pages may use the database. */
export type Means = { stopping: AbortSignal; inTurn: InTurn }

export type AtWork = Place &
  Means & {
    audience: Audience
    /** The field tags when the batch began, and Mailchimp's tags now. */
    tags: FieldTags
    tagsNow: Promise<FieldTags>
  }

/** One reading of the list. `seed`: for the codes of new contacts. */
export type Pass = AtWork & { pass: number; seed: Buffer | null }

/** Call it before each page. False if there is nothing to continue; throws if the batch has to wait. */
export async function mayGoOn({ database, room }: Needs<'database' | 'room'>, at: AtWork): Promise<boolean> {
  if (at.stopping.aborted) return false
  const standing = await store.findStanding(database, at.scope, at.batchId)
  if (standing === 'is over') return false
  if (room.isLow()) throw noRoom()
  if (standing === 'waits') refuseWhilePaused({ ...at.list, accountActive: false })
  return true
}

/** Throws while the batch waits for the organiser. The queue tries again later, without a call to Mailchimp. */
export function refuseWhilePaused({ accountActive, reconnectSince }: ListForWork): void {
  if (!accountActive) throw new Refusal('unavailable', 'account_inactive_to_continue')
  if (reconnectSince) throw new MailchimpTrouble('unauthorized')
}
