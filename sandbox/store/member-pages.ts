import type { SQLInputValue } from 'node:sqlite'
import type { World } from '../world.ts'
import type { Member } from './members.ts'
import { countMembers } from './lists.ts'

/** A part of a `where`, and the values of its question marks. */
export type Condition = { sql: string; values: SQLInputValue[] }

export type MemberQuery = {
  count: number
  offset: number
  status?: string
  withArchived?: boolean
  conditions?: Condition[]
  sort?: 'timestamp_opt' | 'timestamp_signup' | 'last_changed'
  descending?: boolean
  /** A seed for the order of contacts with the same time. */
  shuffle?: number
}

/** A page, and the total. An index selects the row numbers first, so a deep offset reads none of the skipped rows. */
export function pageOfMembers(world: World, listNo: number, query: MemberQuery): { members: Member[]; total: number } {
  const conditions = query.conditions ?? []
  const which = ['list_no = ?', ...conditions.map(({ sql }) => sql)]
  const values: SQLInputValue[] = [listNo, ...conditions.flatMap(({ values: each }) => each)]
  if (query.status) {
    which.push('status = ?')
    values.push(query.status)
  } else if (!query.withArchived) which.push("status <> 'archived'")

  const where = which.join(' and ')
  const direction = query.descending ? 'desc' : 'asc'
  const { shuffle } = query
  const tie = (id: string) => (shuffle === undefined ? `${id} ${direction}` : shuffled(id, shuffle))
  const order = (from: string) => `${from}${query.sort ?? 'timestamp_opt'} ${direction}, ${tie(`${from}id`)}`
  const members = world.db.all<Member>(
    `select m.* from (select id from members where ${where} order by ${order('')} limit ? offset ?) k
     join members m on m.id = k.id order by ${order('m.')}`,
    ...values,
    query.count,
    query.offset,
  )
  return { members, total: conditions.length > 0 ? countWhere() : countByStatus() }

  function countWhere(): number {
    return world.db.first<{ n: number }>(`select count(*) as n from members where ${where}`, ...values).n
  }

  function countByStatus(): number {
    return Object.entries(countMembers(world, listNo))
      .filter(([status]) => (query.status ? status === query.status : query.withArchived || status !== 'archived'))
      .reduce((sum, [, n]) => sum + n, 0)
  }
}

/**
 * Sorts by the cube of row plus call, modulo a prime. A plain product would move each row by the same step in every
 * call. A row that moves in step with the pages would never be shown.
 */
function shuffled(id: string, call: number): string {
  const mixed = `((${id} * 7919 + ${call} * 104729) % 1000003)`
  return `${mixed} * ${mixed} % 1000003 * ${mixed} % 1000003`
}
