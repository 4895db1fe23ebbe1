import { addEvent, eventsOf } from '../store/member-events.ts'
import type { ApiCall } from './call.ts'
import { openList } from './call.ts'
import { openMember } from './members.ts'
import { problems } from './problem.ts'
import { refuseIfFaulty } from './refused-rows.ts'
import { linksOf, showTime } from './show.ts'

type Written = { name: string; properties?: Record<string, string>; is_syncing?: boolean; occurred_at?: string }

export function getMemberEvents(call: ApiCall) {
  const list = openList(call)
  const member = openMember(call, list)
  const { query, account } = call
  const page = { count: query.number('count'), offset: query.number('offset') }
  const { events, total } = eventsOf(call.world, member.id, page)
  return {
    events: events.map(({ name, properties, occurred_at: at }) => ({
      occurred_at: showTime(at),
      name,
      properties: JSON.parse(properties) as Record<string, string>,
    })),
    total_items: Math.max(0, total + account.settings.totalShift),
    _links: linksOf(account.dc, ['parent', 'GET', `/lists/${list.id}/members/${member.hash}`]),
  }
}

/** No key makes a repeated call the same event: each call that is done adds one. */
export function addMemberEvent(call: ApiCall): undefined {
  const member = openMember(call, openList(call))
  refuseIfFaulty(call.faults, member.email)
  if (member.status === 'archived') throw problems.notFound()
  if (member.status === 'cleaned') throw problems.badRequest('Events cannot be added to a contact who was cleaned.')
  const { name, properties = {}, is_syncing: isSyncing, occurred_at: at } = call.body as Written
  if (!/^[A-Za-z0-9_-]{2,30}$/.test(name)) {
    throw problems.schema([{ field: 'name', message: 'An event name has 2 to 30 letters, digits, _ and -' }])
  }
  const occurredAt = at === undefined ? call.world.now() : Date.parse(at)
  if (Number.isNaN(occurredAt)) {
    throw problems.schema([{ field: 'occurred_at', message: 'This value is not a valid datetime.' }])
  }
  addEvent(call.world, {
    member_id: member.id,
    name,
    properties: JSON.stringify(properties),
    is_syncing: isSyncing ? 1 : 0,
    occurred_at: Math.floor(occurredAt / 1000),
  })
}
