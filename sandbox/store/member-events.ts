import type { World } from '../world.ts'

export type MemberEvent = {
  id: number
  member_id: number
  name: string
  /** A JSON object of texts. */
  properties: string
  is_syncing: number
  occurred_at: number
}

/** Newest first. */
export function eventsOf(
  { db }: Pick<World, 'db'>,
  memberId: number,
  { count, offset }: { count: number; offset: number },
): { events: MemberEvent[]; total: number } {
  return {
    events: db.all<MemberEvent>(
      'select * from member_events where member_id = ? order by occurred_at desc, id desc limit ? offset ?',
      memberId,
      count,
      offset,
    ),
    total: db.first<{ n: number }>('select count(*) as n from member_events where member_id = ?', memberId).n,
  }
}

/** Adds an event. The same event twice is kept twice. */
export function addEvent({ db }: Pick<World, 'db'>, event: Omit<MemberEvent, 'id'>): void {
  db.run(
    'insert into member_events (member_id, name, properties, is_syncing, occurred_at) values (?, ?, ?, ?, ?)',
    event.member_id,
    event.name,
    event.properties,
    event.is_syncing,
    event.occurred_at,
  )
}
