import { type Audience, membersPerRead, type OrderedPage, type Condition, membersPerWrite } from './audience.ts'
import type { Ask } from './call.ts'
import type { Place } from './in-size.ts'
import { openFields } from './open-fields.ts'
import { openAdding } from './open-adding.ts'
import { openSegments, readSegment } from './open-segments.ts'
import { openListening } from './open-listening.ts'
import { openWriting } from './open-writing.ts'
import { type Part, readInParts, rowsOf } from './read-in-parts.ts'
import { readMembers } from './read-members.ts'
import { orNothing, refuseStrange, withSecondLook, unbelieved } from './second-look.ts'
import * as wire from './wire.ts'
import * as z from 'zod/mini'
import { MailchimpTrouble, isRefusal } from '../kernel/mailchimp-trouble.ts'
import { refusalOf } from './refused-by.ts'
import type { SaidOrText } from '../kernel/said.ts'
import { openTagChanges } from './change-tags.ts'

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
      return found.stats?.member_count ?? undefined
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
        const isFull = rowsOf(part) >= rows.count
        // The place of a row in one span says nothing about other spans.
        const odd = part.odd.filter(({ isNameless }) => !isNameless)
        return { ...presentOf(eachOnce({ ...part, odd })), isFull, isWhole: true, rows: rowsOf(part), last: part.last }
      })
    },
  }
}

/** Each member is there once. */
function presentOf({ members, odd, total }: Part): Pick<OrderedPage, 'members' | 'hashes' | 'odd' | 'total'> {
  return {
    odd,
    members: members.filter(({ status }) => status !== 'archived'),
    hashes: members.map(({ hash }) => hash),
    total,
  }
}

function eachOnce({ members, ...rest }: Part): Part {
  return { members: [...new Map(members.map((member) => [member.hash, member])).values()], ...rest }
}

async function isListThere(ask: Ask, list: string, listId: string): Promise<boolean> {
  const found = await ask({ method: 'GET', path: list, query: { fields: 'id' } }, wire.listId).catch(orNothing)
  refuseStrange(listId, found?.id)
  return found !== undefined
}

// Writes saved segments. Tags are written by open-tags.ts.

type Writes = Pick<Audience, 'saveSegment'>

function openSegmentWrites({ call, list, listId }: Place): Writes {
  async function add(body: object) {
    const made = await call({ method: 'POST', path: `${list}/segments`, body, isOnce: true }, wire.segment)
    refuseStrange(listId, made.list_id)
    return readSegment(made)
  }

  return {
    async saveSegment({ id, name, conditions }) {
      const body = { name, options: { match: 'all', conditions: conditions.map(writtenCondition) } }
      if (id === undefined) return add(body)
      const saved = await call({ method: 'PATCH', path: `${list}/segments/${id}`, body }, wire.segment)
      refuseStrange(listId, saved.list_id)
      refuseStrange(id, saved.id)
      if (saved.name !== name) throw unbelieved('mailchimp_segment_not_held')
      return readSegment(saved)
    },
  }
}

function writtenCondition(condition: Condition) {
  switch (condition.kind) {
    case 'tagged': {
      const op = condition.isSo ? 'static_is' : 'static_not'
      return { condition_type: 'StaticSegment', field: 'static_segment', op, value: condition.tagId }
    }
    case 'was_sent':
      return { condition_type: 'Aim', field: 'aim', op: 'sent', value: String(condition.campaignWebId) }
    case 'empty':
      return { condition_type: 'TextMerge', field: condition.field, op: 'blank' }
  }
}

// Events of members. No key makes two calls one event.
function openEvents({ ask, list }: Place, isThere: () => Promise<boolean>): Pick<Audience, 'addEvent' | 'eventsOf'> {
  const pathOf = (hash: string) => `${list}/members/${encodeURIComponent(hash)}/events`

  /** A missing member is a refusal; a missing list is not. */
  async function orGone(error: unknown): Promise<string> {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') return refusalOf(error)
    if (!(await isThere())) throw error
    return 'Mailchimp does not have this contact.'
  }

  return {
    async addEvent(hash, { name, at, properties }) {
      const body = { name, properties, occurred_at: at.toISOString(), is_syncing: false }
      const request = { method: 'POST', path: pathOf(hash), body, isOnce: true } as const
      const refusal = await ask(request, z.unknown()).catch(orGone)
      return typeof refusal === 'string' ? refusal : undefined
    },

    async eventsOf(hash) {
      const query = { count: membersPerRead, fields: 'events.name,events.occurred_at,events.properties' }
      const read = await ask({ method: 'GET', path: pathOf(hash), query }, wire.memberEvents).catch(orNothing)
      if (!read && !(await isThere())) throw new MailchimpTrouble('not_found')
      return read?.events.map(({ name, occurred_at: at, properties }) => ({
        name,
        at: new Date(at),
        properties: Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, String(value)])),
      }))
    },
  }
}

// Writes tags. Calls name the wanted state, so they may be repeated.

type Segments = Pick<Audience, 'listSegments' | 'findSegment' | 'hasTag'>

function openTags(place: Place, segments: Segments): Pick<Audience, 'findTag' | 'keepTag' | 'changeTag'> {
  const { call, list, listId, inSize } = place
  const { listSegments } = segments

  async function findTag(name: string): Promise<number | undefined> {
    const wanted = name.toLowerCase()
    return (await listSegments()).rows.find((segment) => segment.isTag && segment.name.toLowerCase() === wanted)?.id
  }

  async function addTag(name: string): Promise<number> {
    const body = { name, static_segment: [] }
    const made = await call({ method: 'POST', path: `${list}/segments`, body }, wire.segment)
    refuseStrange(listId, made.list_id)
    return made.id
  }

  const changeSome = openTagChanges(place, segments)

  return {
    findTag,

    async keepTag(name) {
      const known = await findTag(name)
      if (known !== undefined) return known
      return addTag(name).catch(async (error: unknown) => {
        // Another caller made it meanwhile, or the answer of our own call got lost.
        const made = isRefusal(error) ? await findTag(name) : undefined
        if (made === undefined) throw error
        return made
      })
    },

    async changeTag(id, changes) {
      const refused: { email: string; reason: SaidOrText }[] = []
      for (let left = changes; left.length > 0;) {
        const some = left
        const done = await inSize({ kind: 'write', count: some.length, most: membersPerWrite }, async (rows) => {
          const part = some.slice(0, rows.count)
          return { rows: part.length, refused: await changeSome(id, part, rows) }
        })
        if (!done.refused) return undefined
        refused.push(...done.refused)
        left = some.slice(done.rows)
      }
      return refused
    },
  }
}
