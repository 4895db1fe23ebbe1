import { setImmediate as letOthersRun } from 'node:timers/promises'
import { applyMergeValues } from '../api/merge-values.ts'
import { fieldsOf, type Field } from '../store/fields.ts'
import type { List } from '../store/lists.ts'
import { insertMember, newMember, type Member } from '../store/members.ts'
import { tagNamed } from '../store/tags.ts'
import type { World } from '../world.ts'
import { personAt, statusAt, tagAt } from './people.ts'

export type NewMember = {
  email: string
  status?: string
  merge_fields?: Record<string, unknown>
  tags?: string[]
  language?: string
  vip?: boolean
  /** A time in seconds. Default: now. */
  last_changed?: number
  /** Unsubscribed or bounced: the API cannot subscribe them. */
  in_compliance?: boolean
}

/** Few enough that other calls get a turn, and many enough that the commits cost almost nothing. */
const rowsPerTransaction = 5000

/** The first opt-in of made-up people; the others follow every half minute. */
const firstOptIn = Date.UTC(2024, 0, 1) / 1000

/** `hasTags`: some people have a tag, as the guests of a gala do. */
export type People = { members: number; seed: number; status?: string; hasTags?: boolean }

/**
 * Adds the first people in the transaction that creates the audience. So a small audience exists completely or not at
 * all.
 */
export function addFirstPeople(world: World, list: List, people: People): void {
  addSomePeople(world, list, people, 0)
}

export async function addOtherPeople(world: World, list: List, people: People): Promise<void> {
  for (let first = rowsPerTransaction; first < people.members; first += rowsPerTransaction) {
    await letOthersRun()
    addSomePeople(world, list, people, first)
  }
}

function addSomePeople(world: World, list: List, { members, seed, status, hasTags }: People, first: number): void {
  const fields = fieldsOf(world, list.no)
  const last = Math.min(first + rowsPerTransaction, members)
  world.db.transaction(() => {
    for (let place = first; place < last; place += 1) {
      const tag = hasTags ? tagAt(place) : undefined
      insertMember(
        world,
        memberAt(list, fields, place, seed, status, tagsOf(world, list, tag ? [tag] : [], firstOptIn)),
      )
    }
  })
}

export function addRows(world: World, list: List, rows: NewMember[]): void {
  const fields = fieldsOf(world, list.no)
  world.db.transaction(() => {
    for (const row of rows) insertMember(world, memberOf(world, list, fields, row))
  })
}

function memberAt(
  list: List,
  fields: Field[],
  place: number,
  seed: number,
  status = statusAt(place),
  tags: string,
): Member {
  const { email, first, last, company, table, party } = personAt(place, seed)
  const written = { FNAME: first, LNAME: last, COMPANY: company, TABLE: table ?? '', PARTY: party ?? '' }
  const optIn = firstOptIn + place * 30
  return {
    ...newMember(list.no, email, optIn),
    status,
    in_compliance: ['unsubscribed', 'cleaned'].includes(status) ? 1 : 0,
    merge_values: JSON.stringify(applyMergeValues(fields, {}, written).values),
    tags,
    language: ['', 'en', 'nl', 'ja', 'ar'][place % 5]!,
    vip: place % 50 === 1 ? 1 : 0,
    source: 'Import',
  }
}

function memberOf(world: World, list: List, fields: Field[], row: NewMember): Member {
  const nowSeconds = Math.floor(world.now() / 1000)
  const status = row.status ?? 'subscribed'
  return {
    ...newMember(list.no, row.email, nowSeconds),
    status,
    merge_values: JSON.stringify(applyMergeValues(fields, {}, row.merge_fields ?? {}, true).values),
    tags: tagsOf(world, list, row.tags ?? [], nowSeconds),
    language: row.language ?? '',
    vip: row.vip ? 1 : 0,
    last_changed: row.last_changed ?? nowSeconds,
    in_compliance: (row.in_compliance ?? status === 'cleaned') ? 1 : 0,
  }
}

/** The tags of a member as they are kept. */
function tagsOf(world: World, list: List, names: readonly string[], addedAt: number): string {
  return JSON.stringify(names.map((name) => Object.assign(tagNamed(world, list.no, name), { date_added: addedAt })))
}
