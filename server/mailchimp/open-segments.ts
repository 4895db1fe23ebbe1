// Tags of members and saved segments. Mailchimp calls a tag a static segment.
import type * as z from 'zod/mini'
import { type Audience, membersPerRead, type Segment } from './audience.ts'
import type { Place } from './place.ts'
import { readInParts } from './read-in-parts.ts'
import { orNothing, refuseStrange, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'

type Segments = Pick<Audience, 'listSegments' | 'findSegment' | 'segmentMembersFrom' | 'hasTag'>

/** Without these, Mailchimp leaves out guests who read no mail. */
const everyone = { include_unsubscribed: 'true', include_cleaned: 'true', include_transactional: 'true' }

const parts = ['id', 'name', 'type', 'member_count']

export function openSegments({ ask, call, list, listId, inSize }: Place): Segments {
  async function listSegments(): Promise<Segment[]> {
    const fields = ['list_id', 'total_items', ...parts.map((name) => `segments.${name}`)].join(',')
    const found = new Map<number, Segment>()
    for (let offset = 0; ;) {
      const query = { count: membersPerRead, offset, fields, ...everyone }
      const page = await call({ method: 'GET', path: `${list}/segments`, query }, wire.segmentPage)
      refuseStrange(listId, page.list_id)
      const known = found.size
      for (const row of page.segments) found.set(row.id, readSegment(row))
      if (found.size >= page.total_items) return [...found.values()]
      if (found.size === known) throw unbelieved('mailchimp_segments_in_part')
      offset += page.segments.length
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
      if ((await listSegments()).some((segment) => segment.id === id)) {
        throw unbelieved('mailchimp_segment_lost')
      }
      return undefined
    },

    async segmentMembersFrom(id, first) {
      const page = await readInParts(inSize, first, async (offset, rows) => {
        const fields = 'total_items,members.id,members.list_id'
        const query = { count: rows.count, offset, fields, ...everyone }
        const request = { method: 'GET', path: `${list}/segments/${id}/members`, query, rows } as const
        // Only `findSegment` decides that a segment is gone.
        const part = await ask(request, wire.segmentMemberPage).catch(orNothing)
        if (!part) throw unbelieved('mailchimp_segment_contacts_lost')
        for (const row of part.members) refuseStrange(listId, row.list_id)
        return { members: part.members.map((row) => ({ hash: row.id })), total: part.total_items }
      })
      return { hashes: page.members.map(({ hash }) => hash), total: page.total }
    },

    async hasTag(hash, tagId) {
      const query = { fields: 'list_id,id,status,tags_count,tags' }
      const row = await ask(
        { method: 'GET', path: `${list}/members/${encodeURIComponent(hash)}`, query },
        wire.taggedMember,
      ).catch(orNothing)
      refuseStrange(listId, row?.list_id)
      refuseStrange(hash, row?.id)
      if (!row) return undefined
      if (row.status === 'archived') return false
      if (row.tags.some(({ id }) => id === tagId)) return true
      return row.tags.length < (row.tags_count ?? row.tags.length) ? undefined : false
    },
  }
}

export function readSegment({ id, name, type, member_count: members }: z.output<typeof wire.segment>): Segment {
  return { id, name, isTag: type === 'static', members }
}
