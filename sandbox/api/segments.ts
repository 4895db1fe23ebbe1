// Tags, which Mailchimp's API calls static segments, and saved segments.
import { pageOfMembers, type MemberQuery } from '../store/member-pages.ts'
import { conditionOf, findSegment, type Segment, segmentsOf } from '../store/segments.ts'
import { openAudience, type ApiCall, type Audience } from './call.ts'
import { problems } from './problem.ts'
import { linksOf, showTime } from './show.ts'
import { showMember } from './show-member.ts'

export function getSegments(call: ApiCall) {
  const audience = openAudience(call)
  const { list } = audience
  const type = call.query.text('type')
  const all = segmentsOf(call.world, list.no).filter((segment) => type === undefined || type === typeOf(segment))
  const offset = call.query.number('offset')
  return {
    segments: all
      .slice(offset, offset + call.query.number('count'))
      .map((segment) => showSegment(call, audience, segment, call.wants('segments.member_count'))),
    list_id: list.id,
    total_items: all.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${list.id}`]),
  }
}

export function getSegment(call: ApiCall) {
  const audience = openAudience(call)
  return showSegment(call, audience, openSegment(call, audience), call.wants('member_count'))
}

export function getSegmentMembers(call: ApiCall) {
  const audience = openAudience(call)
  const { totalShift, pageRows, unsteadyTies } = call.account.settings
  const { members, total } = readMembers(call, audience, openSegment(call, audience), {
    count: Math.min(call.query.number('count'), pageRows || Infinity),
    offset: call.query.number('offset'),
    ...(unsteadyTies && { shuffle: call.world.calls.count() }),
  })
  const wants = (name: string) => call.wants(`members.${name}`)
  return {
    members: members.map((member) => withoutNews(showMember(audience, member, wants))),
    total_items: Math.max(0, total + totalShift),
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${audience.list.id}/segments`]),
  }
}

/** Rows of a segment lack these parts of a contact. */
const newer = new Set([
  'contact_id',
  'full_name',
  'web_id',
  'consents_to_one_to_one_messaging',
  'source',
  'unsubscribe_reason',
  'tags_count',
  'tags',
])

function withoutNews(member: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(member).filter(([name]) => !newer.has(name)))
}

export function openSegment({ world, params }: ApiCall, { list }: Audience, id = params['segment_id'] ?? ''): Segment {
  const found = findSegment(world, list.no, id)
  if (!found) throw problems.notFound()
  return found
}

function typeOf({ options }: Segment): 'static' | 'saved' {
  return options ? 'saved' : 'static'
}

export function showSegment(call: ApiCall, audience: Audience, segment: Segment, isCounted: boolean) {
  const { list } = audience
  const { id, name, options, created_at: createdAt } = segment
  return {
    id,
    name,
    member_count: isCounted ? readMembers(call, audience, segment, { count: 0, offset: 0 }).total : undefined,
    type: typeOf(segment),
    created_at: showTime(createdAt),
    updated_at: showTime(createdAt),
    ...(options && { options }),
    list_id: list.id,
    _links: linksOf(call.account.dc, ['self', 'GET', `/lists/${list.id}/segments/${id}`]),
  }
}

/** Subscribed members, and others only when the call says so. */
function readMembers({ world, query }: ApiCall, { list, fields }: Audience, segment: Segment, page: MemberQuery) {
  const others = ['unsubscribed', 'cleaned', 'transactional'].filter((status) => query.isSet(`include_${status}`))
  const statuses = ['subscribed', ...others].map((status) => `|${status}|`).join('')
  const isCounted = { sql: "instr(?, '|' || status || '|') > 0", values: [statuses] }
  return pageOfMembers(world, list.no, { ...page, conditions: [conditionOf(segment, fields), isCounted] })
}
