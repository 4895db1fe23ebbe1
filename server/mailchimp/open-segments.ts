// Tags of members and saved segments. Mailchimp calls a tag a static segment.
import type * as z from 'zod/mini'
import { type Audience, type Listed, membersPerRead, type Segment, type SegmentPage } from './audience.ts'
import type { Place } from './in-size.ts'
import { readInParts } from './read-in-parts.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'
import { readEach } from './wire-rows.ts'

type Segments = Pick<Audience, 'listSegments' | 'findSegment' | 'segmentMembersFrom' | 'hasTag'>

/** Without these, Mailchimp leaves out guests who read no mail. */
const everyone = { include_unsubscribed: 'true', include_cleaned: 'true', include_transactional: 'true' }

const parts = ['id', 'name', 'type', 'member_count']

export function openSegments(place: Place): Segments {
  const { ask, call, list, listId, inSize } = place

  async function listSegments(): Promise<Listed<Segment>> {
    const fields = ['list_id', 'total_items', ...parts.map((name) => `segments.${name}`)].join(',')
    const found = new Map<number, Segment>()
    const leftOut: string[] = []
    for (let offset = 0; ;) {
      const query = { count: membersPerRead, offset, fields, ...everyone }
      const page = await call({ method: 'GET', path: `${list}/segments`, query }, wire.segmentPage)
      refuseStrange(listId, page.list_id)
      const { rows, all } = page.segments
      const known = found.size + leftOut.length
      for (const row of rows) found.set(row.id, readSegment(row))
      leftOut.push(...page.segments.leftOut)
      const seen = found.size + leftOut.length
      if (seen >= page.total_items) return { rows: [...found.values()], leftOut }
      if (seen === known) throw unbelieved('mailchimp_segments_in_part')
      offset += all
    }
  }

  return {
    listSegments,

    async findSegment(id) {
      const query = { fields: ['list_id', ...parts].join(','), ...everyone }
      const row = await ask({ method: 'GET', path: `${list}/segments/${id}`, query }, wire.segment).catch(orNothing)
      refuseStrange(listId, row?.list_id)
      refuseStrange(id, row?.id)
      if (row) return readSegment(row)
      if ((await listSegments()).rows.some((segment) => segment.id === id)) {
        throw unbelieved('mailchimp_segment_lost')
      }
      return undefined
    },

    segmentMembersFrom: (id, first, field) => readMembersOf({ ask, list, listId, inSize }, id, first, field),

    hasTag: (hash, tagId) => readTag(place, hash, tagId),
  }
}

async function readMembersOf(
  { ask, list, listId, inSize }: Pick<Place, 'ask' | 'list' | 'listId' | 'inSize'>,
  id: number,
  first: number,
  field: string | undefined,
): Promise<SegmentPage> {
  const page = await readInParts(inSize, first, async (offset, rows) => {
    const asked = field === undefined ? '' : `,members.merge_fields.${field}`
    const fields = `total_items,members.id,members.list_id${asked}`
    const query = { count: rows.count, offset, fields, ...everyone }
    const request = { method: 'GET', path: `${list}/segments/${id}/members`, query, rows } as const
    // Only `findSegment` decides that a segment is gone.
    const part = await ask(request, wire.segmentMemberPage).catch(orNothing)
    if (!part) throw unbelieved('mailchimp_segment_contacts_lost')
    const { read, odd } = readEach(wire.segmentMember, part.members, offset)
    for (const row of read) refuseStrange(listId, row.list_id)
    const members = read.map((row) => ({ hash: row.id, isEmpty: isEmpty(row.merge_fields, field) }))
    return { members, odd, total: part.total_items }
  })
  const empty = page.members.flatMap((row) => (row.isEmpty ? [row.hash] : []))
  return { hashes: page.members.map(({ hash }) => hash), odd: page.odd, total: page.total, empty }
}

function isEmpty(values: Record<string, unknown> | null | undefined, field: string | undefined): boolean {
  return field !== undefined && (values?.[field] ?? '') === ''
}

export function readSegment({ id, name, type, member_count: members }: z.output<typeof wire.segment>): Segment {
  return { id, name, isTag: type === 'static', members }
}

/** Undefined if Mailchimp showed only some of the tags. */
async function readTag({ ask, list, listId }: Place, hash: string, tagId: number): Promise<boolean | undefined> {
  const query = { fields: 'list_id,id,status,tags_count,tags' }
  const row = await ask(
    { method: 'GET', path: `${list}/members/${encodeURIComponent(hash)}`, query },
    wire.taggedMember,
  ).catch(orNothing)
  refuseStrange(listId, row?.list_id)
  refuseStrange(hash, row?.id)
  if (!row) return undefined
  if (row.status === 'archived') return false
  const { rows, all } = row.tags ?? { rows: [], all: 0 }
  if (rows.some(({ id }) => id === tagId)) return true
  const isWhole = row.tags != null && rows.length === all && all >= (row.tags_count ?? all)
  return isWhole ? false : undefined
}
