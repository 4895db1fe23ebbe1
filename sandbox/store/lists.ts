import type { World } from '../world.ts'
import { digest } from './ids.ts'

export type List = {
  no: number
  id: string
  account_id: string
  name: string
  created_at: number
  next_merge_id: number
  stats: string
  stats_at: number
}

export type MemberCounts = Record<string, number>

export function addList({ db, now }: World, list: { id?: string; accountId: string; name: string }): List {
  const before = db.first<{ n: number }>('select count(*) as n from lists').n
  const id = list.id ?? digest(`list ${list.accountId} ${before}`, 10)
  db.run(
    'insert into lists (id, account_id, name, created_at) values (?, ?, ?, ?)',
    id,
    list.accountId,
    list.name,
    Math.floor(now() / 1000),
  )
  return listById({ db }, id)!
}

export function listById({ db }: Pick<World, 'db'>, id: string): List | undefined {
  return db.one<List>('select * from lists where id = ? and not is_deleted', id)
}

/** True even if the audience was deleted since. */
export function wasListMade({ db }: World, id: string): boolean {
  return db.one('select 1 from lists where id = ?', id) !== undefined
}

/** Finds only the account's own audiences: another account's audience looks like one that never existed. */
export function findList({ db }: World, accountId: string, id: string): List | undefined {
  return db.one<List>('select * from lists where id = ? and account_id = ? and not is_deleted', id, accountId)
}

export function listsOf({ db }: World, accountId: string): List[] {
  return db.all<List>('select * from lists where account_id = ? and not is_deleted order by created_at, no', accountId)
}

export function markListDeleted({ db }: World, id: string, isDeleted = true): void {
  db.run('update lists set is_deleted = ? where id = ?', isDeleted ? 1 : 0, id)
}

export function countMembers({ db }: World, listNo: number): MemberCounts {
  const rows = db.all<{ status: string; n: number }>('select status, n from member_counts where list_no = ?', listNo)
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
}

/** Mailchimp counts an audience at most every five minutes, so these figures lag behind. */
const statsCachedSeconds = 300

export function cachedCounts(world: World, list: List): MemberCounts & { merge_fields: number } {
  const nowSeconds = Math.floor(world.now() / 1000)
  const isFresh = list.stats_at > 0 && nowSeconds - list.stats_at < statsCachedSeconds
  if (isFresh) return JSON.parse(list.stats) as MemberCounts & { merge_fields: number }
  const fields = world.db.first<{ n: number }>('select count(*) as n from merge_fields where list_no = ?', list.no).n
  const counts = { ...countMembers(world, list.no), merge_fields: fields }
  world.db.run('update lists set stats = ?, stats_at = ? where no = ?', JSON.stringify(counts), nowSeconds, list.no)
  return counts
}
