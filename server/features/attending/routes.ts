import * as contract from '#contract/attending.ts'
import { checkAttendance } from '#contract/checking-attendance.ts'
import { tagGuests, tagState } from '#contract/guest-tags.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services, Needs } from '../../services.ts'
import { findTagState, tagGuests as tag } from './by-hand/tag-guests.ts'
import { checkTags } from './tags/check-tags.ts'
import type { Language } from '#domain/spoken.ts'
import { sayTold } from '../../kernel/told.ts'
import { said } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { countEvents, type EventCounts } from './events/store.ts'
import * as store from './store.ts'
import { findTagCounts, type TagCounts } from './tags/store.ts'

export function attendingRoutes(serve: Serve, services: Services): void {
  serve.viewer(contract.attendance, async ({ team, params, language }) =>
    wireAttendance(await findAttendance(services, team, params.listId), language),
  )

  serve.editor(contract.setAttendance, async ({ team, params, body, language }) => {
    const settings = { writesTags: body.tags, sendsEvents: body.events }
    const found = await setAttendance(services, team, params.listId, settings)
    return { attendance: wireAttendance(found, language), message: said('attendance_changed') }
  })

  serve.editor(checkAttendance, async ({ team, params }) => {
    const drifts = await checkTags(services, team, params.listId)
    const tags = drifts.map(({ name, lacking, untagged, byHand, isWhole }) => ({
      name,
      lacking: lacking.length,
      untagged: untagged.length,
      by_hand: byHand.length,
      is_whole: isWhole,
    }))
    return { tags, message: said('tags_compared') }
  })

  serve.editor(tagState, async ({ team, params, query, language }) => {
    const { trouble, ...counts } = await findTagState(services, team, params.listId, query.tag)
    return { ...counts, trouble: sayTold(language, trouble) }
  })

  serve.editor(tagGuests, ({ team, params, body }) =>
    tag(services, team, params.listId, { tag: body.tag, isWanted: body.is_wanted, guests: body.guests }),
  )
}

function wireAttendance(
  { writesTags, sendsEvents, tags, events }: Attendance,
  language: Language,
): contract.Attendance {
  return {
    tags: writesTags,
    events: sendsEvents,
    written_tags: tags.map(({ name, occasionId, tagged, waiting, refused, trouble }) => ({
      name,
      occasion_id: occasionId,
      tagged,
      waiting,
      refused,
      trouble: sayTold(language, trouble),
    })),
    sent_events: events,
  }
}

type Attendance = store.Settings & { tags: TagCounts[]; events: EventCounts }

/** The settings of a list for tags and events, and how many of them Mailchimp has. */
async function findAttendance(services: Needs<'database'>, team: Team, listKey: string): Promise<Attendance> {
  const { id } = await findListOf(services, team, listKey)
  return services.database.as({ team: team.id, list: id }, async (tx) => ({
    ...(await store.findSettings(tx, id)),
    tags: await findTagCounts(tx, id),
    events: await countEvents(tx, id),
  }))
}

/** Tags cover all scans of the list, events only later scans. After switching off, Mailchimp keeps its tags and events. */
async function setAttendance(
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
