import { type Audience, membersPerRead, type OrderedPage } from './audience.ts'
import type { Ask } from './call.ts'
import type { Place } from './place.ts'
import { openFields } from './open-fields.ts'
import { openAdding } from './open-adding.ts'
import { openEvents } from './open-events.ts'
import { openSegmentWrites } from './open-segment-writes.ts'
import { openSegments } from './open-segments.ts'
import { openTags } from './open-tags.ts'
import { openListening } from './open-listening.ts'
import { openWriting } from './open-writing.ts'
import { type Part, readInParts } from './read-in-parts.ts'
import { readMembers } from './read-members.ts'
import { orNothing, refuseStrange, withSecondLook } from './second-look.ts'
import * as wire from './wire.ts'

/** `ask` makes calls with the list's login. */
export function openAudience(ask: Ask, { now, inSize }: Pick<Place, 'now' | 'inSize'>, listId: string): Audience {
  const list = `/lists/${encodeURIComponent(listId)}`
  const isThere = () => isListThere(ask, list, listId)
  const call = withSecondLook(ask, { not_found: isThere })
  const place = { ask, call, list, listId, now, inSize }
  const listening = openListening(place)
  const segments = openSegments(place)
  return {
    ...openFields(place),
    ...listening,
    ...segments,
    ...openSegmentWrites(place),
    ...openTags(place, segments),
    ...openEvents(place, isThere),
    ...openWriting(place, listening),
    ...openAdding(place, listening),
    isThere,
    now,

    async countMembers(status) {
      const query = { count: 1, fields: 'list_id,total_items', ...(status && { status }) }
      const counted = await call({ method: 'GET', path: `${list}/members`, query }, wire.memberCount)
      refuseStrange(listId, counted.list_id)
      return counted.total_items
    },

    async countSubscribed() {
      const query = { fields: 'id,stats.member_count' }
      const found = await call({ method: 'GET', path: list, query }, wire.listCount)
      refuseStrange(listId, found.id)
      return found.stats?.member_count
    },

    async membersFrom(first, tags) {
      const page = await readInParts(inSize, first, (from, rows) => readMembers(place, { from, rows, tags }))
      return { ...presentOf(page), isFull: !page.isLast, isWhole: page.isWhole && !page.isCut }
    },

    async membersByTime({ from, until }, first, tags) {
      const filter = {
        sort_field: 'last_changed',
        // Mailchimp excludes both ends of the span.
        ...(from && { since_last_changed: new Date(from.getTime() - 1000).toISOString() }),
        ...(until && { before_last_changed: until.toISOString() }),
      }
      // One call, and the next one begins where it ends.
      const wanted = { kind: 'read', count: membersPerRead, most: membersPerRead } as const
      return inSize(wanted, async (rows) => {
        const part = await readMembers(place, { from: first, rows, tags, filter, withTimes: true })
        const isFull = part.members.length >= rows.count
        return { ...presentOf(eachOnce(part)), isFull, isWhole: true, rows: part.members.length, last: part.last }
      })
    },
  }
}

/** Each member is there once. */
function presentOf({ members, total }: Part): Pick<OrderedPage, 'members' | 'hashes' | 'total'> {
  return {
    members: members.filter(({ status }) => status !== 'archived'),
    hashes: members.map(({ hash }) => hash),
    total,
  }
}

function eachOnce({ members, total }: Part): Part {
  return { members: [...new Map(members.map((member) => [member.hash, member])).values()], total }
}

async function isListThere(ask: Ask, list: string, listId: string): Promise<boolean> {
  const found = await ask({ method: 'GET', path: list, query: { fields: 'id' } }, wire.listId).catch(orNothing)
  refuseStrange(listId, found?.id)
  return found !== undefined
}
