import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { countEvents, type EventCounts } from './events/store.ts'
import * as store from './store.ts'
import { findTagCounts, type TagCounts } from './tags/store.ts'

export type Attendance = store.Settings & { tags: TagCounts[]; events: EventCounts }

/** The settings of a list for tags and events, and how many of them Mailchimp has. */
export async function findAttendance(services: Needs<'database'>, team: Team, listKey: string): Promise<Attendance> {
  const { id } = await findListOf(services, team, listKey)
  return services.database.as({ team: team.id, list: id }, async (tx) => ({
    ...(await store.findSettings(tx, id)),
    tags: await findTagCounts(tx, id),
    events: await countEvents(tx, id),
  }))
}

/** Tags cover all scans of the list, events only later scans. After switching off, Mailchimp keeps its tags and events. */
export async function setAttendance(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  settings: store.Settings,
): Promise<Attendance> {
  const { id } = await findListOf(services, team, listKey)
  await services.database.as({ team: team.id, list: id }, async (tx) => {
    await store.setSettings(tx, id, settings)
    const details = { tags: settings.writesTags ? 'on' : 'off', events: settings.sendsEvents ? 'on' : 'off' }
    await keepRecord(tx, team, 'attendance_changed', { listId: id, details })
  })
  return findAttendance(services, team, listKey)
}
