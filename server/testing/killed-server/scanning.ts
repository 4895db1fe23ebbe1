// Scans, and their way to Mailchimp: counts, tags and events.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { attendance, setAttendance } from '#contract/attending.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import type { Flow } from './prove.ts'
import {
  admissionsOf,
  ask,
  call,
  contactsOf,
  type Guest,
  mailchimp,
  membersOf,
  nextGuest,
  type Place,
  scan,
  withCodes,
} from './world.ts'
import { until } from '../until.ts'
import { ofList } from '../calls.ts'

export const scanningAgain: Flow<Guest> = {
  goesOn: 'a scan that is sent again counts once, and the next one of its code is refused',
  steps: ['redeem.taken', 'redeem.sent', 'redeem.committed', 'redeem.told'],
  usually: ['redeem.committed'],
  prepare: nextGuest,
  begin: (guest) => scan(guest, guest.scanId),
  async finish(guest) {
    const verdict = await scan(guest, guest.scanId)
    assert.deepEqual([verdict.reason, verdict.data?.scan_count, verdict.standing], ['ok', 1, 'counts'])
    assert.deepEqual(await admissionsOf(guest), { count: 1, scans: 1 })
    assert.equal((await scan(guest, randomUUID())).reason, 'already_used')
    assert.deepEqual(await scan(guest, guest.scanId), verdict)
  },
}

export const handingIn: Flow<{ guests: Guest[]; scans: object[] }> = {
  goesOn: 'what a door hands in again counts once',
  steps: ['hand-in.sent', 'hand-in.committed', 'hand-in.told'],
  async prepare() {
    const guests = [await nextGuest(), await nextGuest(), await nextGuest()]
    const at = new Date().toISOString()
    const scans = guests.map(({ code, scanId }) => ({ qr_code: code, scan_id: scanId, scanned_at: at, told: 'ok' }))
    return { guests, scans }
  },
  begin: ({ guests, scans }) => call(handInScans, { ...ofList(guests[0]!), body: { scans } }),
  async finish({ guests, scans }) {
    const asked = { ...ofList(guests[0]!), body: { scans } }
    const { verdicts } = await call(handInScans, asked)
    assert.deepEqual(
      verdicts.map(({ reason, standing }) => [reason, standing]),
      guests.map(() => ['ok', 'counts']),
    )
    for (const guest of guests) assert.deepEqual(await admissionsOf(guest), { count: 1, scans: 1 })
    assert.deepEqual((await call(handInScans, asked)).verdicts, verdicts)
  },
}

export const takingBack: Flow<Guest> = {
  goesOn: 'a scan that was taken back is taken back once',
  steps: ['undo.sent', 'undo.committed', 'undo.told'],
  async prepare() {
    const guest = await nextGuest()
    assert.equal((await scan(guest, guest.scanId)).reason, 'ok')
    return guest
  },
  begin: ({ token, list, scanId }) => call(undoScan, { token, params: { listId: list.id, scanId } }),
  async finish(guest) {
    const params = { listId: guest.list.id, scanId: guest.scanId }
    assert.equal((await call(undoScan, { token: guest.token, params })).standing, 'undone')
    assert.deepEqual(await admissionsOf(guest), { count: 0, scans: 1 })
    assert.equal((await scan(guest, guest.scanId)).standing, 'undone')
    assert.equal((await scan(guest, randomUUID())).reason, 'ok')
  },
}

export const writingBack: Flow<Guest[]> = {
  goesOn: 'Mailchimp hears of every scan that was let in',
  steps: ['write-back.taken', 'page.some-written', 'write-back.written', 'write-back.kept', 'write-back.cleared'],
  prepare: async () => [await nextGuest(), await nextGuest()],
  begin: (guests) => Promise.all(guests.map((guest) => scan(guest, guest.scanId))),
  async finish(guests) {
    await until(
      () => ask('select list_id from listpass.pending_writes'),
      (rows) => rows.length === 0,
      40_000,
    )
    const held = new Map((await membersOf(guests[0]!)).map(({ merge_fields: fields }) => [fields['QRCODE'], fields]))
    for (const guest of guests) {
      assert.equal(held.get(guest.code)?.['QRSCANS'], 1)
      assert.deepEqual(await admissionsOf(guest), { count: 1, scans: 1 })
    }
  },
}

type Brought = { place: Guest; body: { qr_code: string; scan_id: string; guest: object }; email: string }

export const addingMembers: Flow<Brought> = {
  goesOn: 'a guest whom a door added is in Mailchimp once, with the code of the door',
  steps: ['write-back.added'],
  async prepare() {
    const email = `${randomUUID()}@example.com`
    const guest = { contact_id: randomUUID(), name: 'Juliette Mbeki', people: 1, has_agreed: false, email }
    const body = { qr_code: codeFromRandom(randomBytes(40))!, scan_id: randomUUID(), guest }
    return { place: await nextGuest(), body, email }
  },
  begin: ({ place, body }) => call(redeemScan, { ...ofList(place), body }),
  async finish({ place, body, email }) {
    assert.equal((await call(redeemScan, { ...ofList(place), body })).reason, 'ok')
    await until(
      () => ask('select list_id from listpass.pending_writes'),
      (rows) => rows.length === 0,
      40_000,
    )
    const found = (await membersOf(place)).filter(({ email_address: address }) => address === email)
    assert.deepEqual(
      found.map(({ merge_fields: fields }) => fields['QRCODE']),
      [body.qr_code],
    )
  },
}

// Mailchimp hears which guests came: a tag of the occasion, and an event.

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
    await call(setAttendance, { ...ofList(place), body: { tags: true, events: true } })
    const { code, email } = (await contactsOf(place))[0]!
    return { ...place, code, email }
  },
  begin: (place) => scan(place, randomUUID()),
  async finish(place) {
    const told = async () => {
      const { written_tags: tags, sent_events: events } = await call(attendance, ofList(place))
      return { tagged: tags[0]?.tagged, sent: events.sent, waiting: events.waiting }
    }
    await until(told, ({ tagged, sent, waiting }) => tagged === 1 && sent === 1 && waiting === 0, 40_000)
    const path = `/lists/${place.list.list_id}/members/${encodeURIComponent(place.email)}`
    const { tags } = await mailchimp<{ tags: { name: string }[] }>(place, path)
    const { events } = await mailchimp<{ events: unknown[] }>(place, `${path}/events`)
    assert.deepEqual([tags.length, events.length], [1, 1])
  },
}
