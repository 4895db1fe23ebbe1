// Mailchimp hears which guests came: a tag of the occasion, and an event.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { attendance, setAttendance } from '#contract/attending.ts'
import { until } from '../until.ts'
import { scan } from './guests.ts'
import { mailchimp } from './mailchimp.ts'
import { contactsOf, of, type Place, withCodes } from './places.ts'
import type { Flow } from './prove.ts'
import { call } from './server.ts'

export const attending: Flow<Place & { code: string; email: string }> = {
  goesOn: 'a guest who came has the tag of the occasion, and one event',
  steps: [
    'attending.tag-kept',
    'attending.taken',
    'attending.written',
    'attending.kept',
    'attending.event-asked',
    'attending.event-sent',
  ],
  usually: ['attending.written'],
  async prepare() {
    const place = await withCodes({ members: 2 })
    await call(setAttendance, { ...of(place), body: { tags: true, events: true } })
    const { code, email } = (await contactsOf(place))[0]!
    return { ...place, code, email }
  },
  begin: (place) => scan(place, randomUUID()),
  async finish(place) {
    const told = async () => {
      const { written_tags: tags, sent_events: events } = await call(attendance, of(place))
      return { tagged: tags[0]?.tagged, sent: events.sent, waiting: events.waiting }
    }
    await until(told, ({ tagged, sent, waiting }) => tagged === 1 && sent === 1 && waiting === 0, 40_000)
    const path = `/lists/${place.list.list_id}/members/${encodeURIComponent(place.email)}`
    const { tags } = await mailchimp<{ tags: { name: string }[] }>(place, path)
    const { events } = await mailchimp<{ events: unknown[] }>(place, `${path}/events`)
    assert.deepEqual([tags.length, events.length], [1, 1])
  },
}
