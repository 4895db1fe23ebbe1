import type { World } from '../world.ts'
import type { Field } from './fields.ts'
import type { Condition } from './member-pages.ts'
import { allOrAny, hasTag, type SegmentCondition } from './segment-conditions.ts'

export type NewSegment = { name: string; match?: 'any' | 'all'; conditions: SegmentCondition[] }

/** `options`: undefined for a tag. */
export type Segment = {
  id: number
  name: string
  created_at: number
  options: { match: 'any' | 'all'; conditions: SegmentCondition[] } | undefined
}

type Row = { id: number; name: string; created_at: number; match: 'any' | 'all' | null; conditions: string | null }

/** Tags and saved segments have one kind of id: the ids of saved ones begin above. */
const firstSavedId = 1_000_000

const rows = `
  select id, name, (select created_at from lists where no = list_no) as created_at, null as match, null as conditions, list_no
  from tags
  union all select id, name, created_at, match, conditions, list_no from saved_segments`

export function segmentsOf({ db }: Pick<World, 'db'>, listNo: number): Segment[] {
  return db.all<Row>(`select * from (${rows}) where list_no = ? order by id`, listNo).map(read)
}

export function findSegment({ db }: Pick<World, 'db'>, listNo: number, id: string): Segment | undefined {
  const row = db.one<Row>(`select * from (${rows}) where list_no = ? and id = ?`, listNo, Number(id))
  return row && read(row)
}

export function addSegment({ db, now }: World, listNo: number, segment: NewSegment): Segment {
  const row = db.first<Row>(
    `insert into saved_segments (id, list_no, name, match, conditions, created_at)
     values ((select coalesce(max(seq), ?) + 1 from sqlite_sequence where name = 'saved_segments'), ?, ?, ?, ?, ?) returning *`,
    firstSavedId,
    listNo,
    segment.name,
    segment.match ?? 'all',
    JSON.stringify(segment.conditions),
    Math.floor(now() / 1000),
  )
  return read(row)
}

export function saveSegment({ db }: Pick<World, 'db'>, { id, name, options }: Segment): void {
  if (!options) return db.transaction(() => renameTag({ db }, id, name))
  db.run(
    'update saved_segments set name = ?, match = ?, conditions = ? where id = ?',
    name,
    options.match,
    JSON.stringify(options.conditions),
    id,
  )
}

/** Renames a tag, also in the contacts that have it. */
function renameTag({ db }: Pick<World, 'db'>, id: number, name: string): void {
  db.run('update tags set name = ? where id = ?', name, id)
  db.run(
    `update members set tags = (
       select json_group_array(case when value ->> 'id' = ? then json_set(value, '$.name', ?) else json(value) end)
       from json_each(members.tags))
     where id in (select member_id from member_tags where tag_id = ?)`,
    id,
    name,
    id,
  )
}

/** Deletes a tag, which its contacts lose, or a saved segment. */
export function deleteSegment({ db }: Pick<World, 'db'>, id: number): void {
  db.transaction(() => {
    db.run(
      `update members set tags = (
         select json_group_array(json(value)) from json_each(members.tags) where value ->> 'id' <> ?)
       where id in (select member_id from member_tags where tag_id = ?)`,
      id,
      id,
    )
    db.run('delete from tags where id = ?', id)
    db.run('delete from saved_segments where id = ?', id)
  })
}

/** Which members a segment has, with any status. */
export function conditionOf({ id, options }: Segment, fields: Field[]): Condition {
  return options ? allOrAny(options.match, options.conditions, fields) : hasTag(id)
}

function read({ id, name, created_at, match, conditions }: Row): Segment {
  const options = match && {
    match,
    conditions: JSON.parse(conditions ?? '[]') as SegmentCondition[],
  }
  return { id, name, created_at, options: options ?? undefined }
}
