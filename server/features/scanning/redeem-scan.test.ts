import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Door } from '../../kernel/team.ts'
import { type Happenings, listenTo } from '../../kernel/happenings.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import { redeemCode, redeemScan } from './redeem-scan.ts'
import { wireVerdict } from './wire-verdict.ts'

const code = '23456789ABCDEFGHJKMNPQRS'
const door: Door = {
  listId: 'list',
  listName: 'Spring supper',
  colourRules: null,
  teamId: 'noor',
  sessionId: 'session',
  member: undefined,
  linkId: undefined,
  name: 'North door',
  mayCheckInByName: true,
  hasEnded: false,
}
const decided: Decided = {
  reason: 'ok',
  contactId: 'contact',
  codeKey: code,
  displayValue: 'Mira',
  scanCount: 1,
  maxScans: 3,
  firstScan: { at: new Date('2026-05-01T19:42:00Z'), door: 'North door' },
  otherList: undefined,
  receivedAt: new Date('2026-05-01T19:42:00Z'),
  standing: 'counts',
}

/** Records the queue's questions and gives this answer. */
function queueWith(answer: Decided | undefined) {
  const asked: Attempt[] = []
  return { asked, decide: (attempt: Attempt) => (asked.push(attempt), Promise.resolve(answer)) }
}

const scannedAt = new Date('2026-05-01T19:41:59Z')
const scan = { text: `https://a.b/q/${code}/scan`, scanId: 'scan', scannedAt }

test('a scan carries its door, and the code of the text', async () => {
  const queue = queueWith(decided)
  assert.equal(await redeemScan(queue, { ...door, linkId: 'link' }, scan), decided)
  assert.deepEqual(queue.asked, [
    {
      listId: 'list',
      scanId: 'scan',
      teamId: 'noor',
      sessionId: 'session',
      linkId: 'link',
      door: 'North door',
      text: scan.text,
      codeKey: code,
      scannedAt,
      occasionId: undefined,
      party: undefined,
      isExit: undefined,
    },
  ])
})

test('a device that names no scan gets one, each time another', async () => {
  const queue = queueWith(decided)
  for (let time = 0; time < 2; time++) await redeemScan(queue, door, { ...scan, scanId: undefined })
  const ids = queue.asked.map(({ scanId }) => scanId)
  assert.equal(new Set(ids).size, 2)
  for (const id of ids) assert.match(id, /^[0-9a-f-]{36}$/)
})

test('a text without a code also reaches the database, and its refusal is stored', async () => {
  const queue = queueWith({ ...decided, reason: 'malformed', codeKey: undefined })
  assert.equal((await redeemScan(queue, door, { ...scan, text: 'nothing' })).reason, 'malformed')
  assert.deepEqual([queue.asked[0]!.text, queue.asked[0]!.codeKey], ['nothing', undefined])
})

test('a list that went, a link that ended, too many refusals and a scan id of another code each have their sentence', async () => {
  const asked = { ...scan, codeKey: code }
  await assert.rejects(redeemCode(queueWith(undefined), door, asked), {
    reason: 'not_found',
    message: 'List not found',
  })
  await assert.rejects(redeemCode(queueWith(undefined), { ...door, linkId: 'link' }, asked), {
    reason: 'signed_out',
    message: 'This scanner link has ended. Ask the organiser for a new one.',
  })
  await assert.rejects(redeemCode(queueWith({ ...decided, reason: 'rate_limited' }), door, asked), {
    reason: 'too_many',
    message: 'Too many refused scans at this door. Wait a moment and try again.',
  })
  const message = 'This scan_id was already used for another code.'
  await assert.rejects(redeemCode(queueWith({ ...decided, codeKey: 'ANOTHER' }), door, asked), {
    reason: 'invalid',
    message,
    fields: { scan_id: [{ code: 'scan_id_of_other_code' }] },
  })
})

test('counters hear of each verdict, and of each attempt that could not be decided', async () => {
  const scans: Happenings['scan'][] = []
  const undecided: Happenings['undecided-scan'][] = []
  const endings = [
    listenTo('scan', (each) => scans.push(each)),
    listenTo('undecided-scan', (each) => undecided.push(each)),
  ]
  await redeemScan(queueWith(decided), door, scan)
  await redeemScan(queueWith({ ...decided, reason: 'blocked' }), door, scan)
  await redeemScan(queueWith(undefined), door, scan).catch(() => {})
  assert.deepEqual(
    scans.map(({ reason, way }) => [reason, way]),
    [
      ['ok', 'at the door'],
      ['blocked', 'at the door'],
    ],
  )
  assert.ok(scans.every(({ ms }) => ms! >= 0 && ms! < 10_000))
  assert.deepEqual(undecided, [])
  const tooMany = new Refusal('unavailable', 'too_many_scans_at_once')
  for (const trouble of [tooMany, new Error('the database is away')]) {
    await assert.rejects(redeemScan({ decide: () => Promise.reject(trouble) }, door, scan), trouble)
  }
  assert.deepEqual(undecided, [{ why: 'too many' }, { why: 'fault' }])
  assert.equal(scans.length, 2)
  for (const end of endings) end()
})

const wired = (at: Door, verdict: Decided) => wireVerdict(at, verdict, 'en')

test('a verdict has the name, the remaining entries and the first scan', () => {
  assert.deepEqual(wired(door, decided), {
    success: true,
    reason: 'ok',
    message: 'Welcome. Scan 1 of 3.',
    data: { contact_id: 'contact', display_field_value: 'Mira', scan_count: 1 },
    max_scans: 3,
    remaining: 2,
    first_scan: { at: '2026-05-01T19:42:00.000Z', door: 'North door' },
    colour: 'green',
    received_at: '2026-05-01T19:42:00.000Z',
    standing: 'counts',
    visit: null,
  })
})

test('a verdict is in the language of its reader', () => {
  assert.equal(wireVerdict(door, decided, 'de').message, 'Willkommen. Scan 1 von 3.')
  assert.equal(wireVerdict(door, decided, 'fr').message, 'Bienvenue. Scan 1 sur 3.')
})

test('a verdict without a contact has no name, and remaining is never below zero', () => {
  const nobody = { ...decided, reason: 'unknown_code', contactId: undefined, firstScan: undefined } as const
  const { success, data, max_scans, remaining, first_scan, colour } = wired(door, { ...nobody, standing: null })
  assert.deepEqual(
    [success, data, max_scans, remaining, first_scan, colour],
    [false, null, null, null, null, 'dark-red'],
  )
  const elsewhere = { ...nobody, reason: 'wrong_list', otherList: 'Brunch', standing: null } as const
  assert.equal(wired(door, elsewhere).message, 'This code belongs to another list: Brunch.')
  const lowered = { ...decided, reason: 'already_used', scanCount: 3, maxScans: 2 } as const
  assert.deepEqual([wired(door, lowered).success, wired(door, lowered).remaining], [false, 0])
})

test('the colours are those of the list, by its name and by the guest', () => {
  const blue = { ...door, colourRules: [{ word: 'mira', colour: 'blue' as const }] }
  assert.equal(wired(blue, decided).colour, 'blue')
  assert.equal(wired({ ...door, listName: 'Rode zaal' }, decided).colour, 'red')
  assert.equal(wired(door, { ...decided, displayValue: 'Broderick' }).colour, 'green')
  assert.equal(wired({ ...blue, listName: 'Rode zaal' }, { ...decided, displayValue: 'Ann' }).colour, 'green')
})
