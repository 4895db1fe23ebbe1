// Tags and events in Mailchimp for contacts that came.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'
import { says } from './says.ts'

const settings = z.strictObject({
  /** Contacts that came have the tag "Attended: …" of the occasion. */
  tags: z.boolean(says('yes_or_no')),
  /** A contact that comes gets the event checked_in, and check_in_undone if that is undone. */
  events: z.boolean(says('yes_or_no')),
})
export type AttendanceSettings = z.output<typeof settings>

const attendanceAnswer = z.object({
  ...settings.shape,
  written_tags: z.array(
    z.object({
      name: z.string(),
      /** Null for a tag of no occasion. */
      occasion_id: z.nullable(z.string()),
      tagged: z.int(),
      waiting: z.int(),
      refused: z.int(),
      /** Why Mailchimp refuses the tag; null if it does not. */
      trouble: z.nullable(z.string()),
    }),
  ),
  sent_events: z.object({ sent: z.int(), waiting: z.int(), refused: z.int(), doubled: z.int() }),
})
export type Attendance = z.output<typeof attendanceAnswer>

const ofList = z.object({ listId: listKey })

export const attendance = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/attendance',
  summary: 'The tags and events that Mailchimp gets for contacts that came.',
  params: ofList,
  answer: attendanceAnswer,
})

export const setAttendance = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/attendance',
  summary:
    'Chooses whether Mailchimp gets a tag for each contact that came, and an event for each scan from now on. Tags that were written stay in Mailchimp.',
  params: ofList,
  body: settings,
  answer: z.object({ attendance: attendanceAnswer, message: z.string() }),
})
