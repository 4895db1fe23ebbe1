import type { Rows } from './limits/store.ts'
import type { FieldTags } from './audience.ts'
import type { Place } from './in-size.ts'
import type { Part } from './read-in-parts.ts'
import { memberFields, readMember } from './read-member.ts'
import { refuseStrange } from './second-look.ts'
import { memberPage, type MemberRow, readRows } from './wire-members.ts'

type Asked = { from: number; rows: Rows; tags: FieldTags; filter?: Record<string, string>; withTimes?: boolean }

const fields = ['list_id', 'total_items', ...memberFields.map((name) => `members.${name}`)].join(',')

/**
 * One call of a listing of members, ordered by opt-in time, because our writes change `last_changed` but never that
 * time.
 */
export async function readMembers(
  { call, list, listId, now }: Place,
  { from, rows, tags, filter, withTimes = false }: Asked,
): Promise<Part & { last: Date | undefined }> {
  const query = {
    count: rows.count,
    offset: from,
    fields: withTimes ? `${fields},members.last_changed` : fields,
    sort_field: 'timestamp_opt',
    sort_dir: 'ASC',
    ...filter,
  }
  const readAt = now()
  const page = await call({ method: 'GET', path: `${list}/members`, query, rows }, memberPage)
  refuseStrange(listId, page.list_id)
  const { members, odd } = readRows(page.members, from)
  return {
    members: members.map((row) => readMember(row, tags, readAt)),
    odd,
    total: page.total_items,
    last: lastOf(members),
  }
}

/** Of the last row that tells it: one without a readable time ends no reading by time. */
function lastOf(rows: MemberRow[]): Date | undefined {
  const times = rows.map(({ last_changed: text }) => Date.parse(text ?? '')).filter((ms) => !Number.isNaN(ms))
  const last = times.at(-1)
  return last === undefined ? undefined : new Date(last)
}
