// News of Mailchimp, invitations by tag, and notices to organisers.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { notices } from '#contract/notices.ts'
import { type NoticeWays, setNotifying, setVips } from '#contract/notifying.ts'
import { occasions } from '#contract/occasions.ts'
import { addOccasion } from '../occasions.ts'
import { openOutbox } from '../outbox.ts'
import { until } from '../until.ts'
import { sandbox, dataDir, server, call, ask } from './server.ts'
import { type Place, of, withCodes, withWebhook, contactsOf, pollAgain, untilPolled } from './places.ts'
import { scan } from './guests.ts'
import { spoil, untilFollowed } from './mailchimp.ts'
import type { Flow } from './prove.ts'

export const followingDeliveries: Flow<Place> = {
  goesOn: 'of what Mailchimp has told nothing is lost',
  steps: [
    'webhook.received',
    'webhook.stored',
    'hints.found',
    'hints.read',
    'members.followed',
    'members.written',
    'members.kept',
    'hints.taken-in',
    'hints.forgotten',
  ],
  prepare: () => withWebhook({ members: 1 }),
  begin: spoil,
  async finish(place, diedAt) {
    // The delivery was not answered, so Mailchimp repeats it in a minute; a poll finds the change too.
    if (diedAt === 'webhook.received') await pollAgain(place)
    await untilFollowed(place)
  },
}

export const polling: Flow<Place> = {
  goesOn: 'what was asked for is asked for again',
  steps: ['poll.read', 'poll.kept'],
  often: { 'poll.read': 2 },
  async prepare() {
    const place = await withWebhook({ members: 2 }, 'polling')
    await spoil(place)
    return place
  },
  begin: pollAgain,
  async finish(place) {
    await untilFollowed(place)
    await untilPolled(place)
  },
}

export const inviting: Flow<Place> = {
  goesOn: 'an occasion invites all contacts of its tag, and says when they were read',
  steps: ['segment.begun', 'segment.read', 'segment.page-kept', 'segment.looked', 'segment.kept'],
  often: { 'segment.read': 2, 'segment.page-kept': 2 },
  usually: ['segment.page-kept'],
  async prepare() {
    const members = Array.from({ length: 1200 }, (_, place) => ({ email: `vip${place}@example.com`, tags: ['VIP'] }))
    return withCodes({ members })
  },
  async begin(place) {
    const answer = await fetch(`${sandbox.address}/admin/lists/${place.list.list_id}/segments`)
    const [vip] = (await answer.json()) as { id: number }[]
    const who = { kind: 'segment', id: vip!.id, name: 'VIP', is_tag: true } as const
    await addOccasion(server, place, { name: 'Lounge', who })
  },
  async finish(place) {
    const lounge = async () => (await call(occasions, of(place))).occasions.find(({ name }) => name === 'Lounge')!
    const { figures } = await until(lounge, ({ who_read_at: readAt }) => readAt !== null, 40_000)
    assert.equal(figures.invited, 1200)
    assert.deepEqual(await ask('select from listpass.segment_pages'), [])
  },
}

export const notifying: Flow<Place & { code: string }> = {
  goesOn: 'a VIP who came in is told once in the page, and once by mail',
  steps: ['notices.taken', 'notices.queued', 'notices.kept'],
  usually: ['notices.queued'],
  async prepare() {
    const place = await withCodes({ members: 2 })
    const vips = { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } as const
    await call(setVips, { ...of(place), body: { vips } })
    const [off, both] = [false, true].map((isOn) => ({ in_page: isOn, by_mail: isOn })) as [
      NoticeWays['vip_arrived'],
      NoticeWays['vip_arrived'],
    ]
    await call(setNotifying, { ...of(place), body: { vip_arrived: both, nearly_full: off, door_silent: off } })
    return { ...place, code: (await contactsOf(place))[0]!.code }
  },
  begin: (place) => scan(place, randomUUID()),
  async finish(place) {
    const ofList = async () =>
      (await call(notices, { token: place.token })).notices.filter(({ list_id: id }) => id === place.list.id)
    await until(ofList, ({ length }) => length > 0)
    const outbox = openOutbox(join(dataDir, 'outbox'))
    const letters = async () =>
      new Set(
        (await outbox.mails(place.email))
          .map(({ messageId }) => messageId ?? '')
          .filter((id) => id.includes(place.list.id)),
      )
    await until(letters, ({ size }) => size > 0)
    await until(
      () => ask<{ id: string }>('select list_id as id from listpass.lists_to_notify(true)'),
      (rows) => rows.length === 0,
    )
    assert.deepEqual([(await ofList()).length, (await letters()).size], [1, 1])
  },
}
