// Tags cost few calls, whatever happens at doors, and follow when a fifth of Mailchimp's answers go wrong.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { tagsOf, tellOf, untilTold } from '../../testing/attendance.ts'
import { type Connected, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { codes: string[] }

/** 1,000 contacts with LISTPASS_PROVE=full. */
const many = process.env['LISTPASS_PROVE'] === 'full' ? 1000 : 200

async function openHall(members: number): Promise<Place> {
  const place = await prepareList(app, { members, status: 'subscribed', name: 'Gala' })
  await owner.updateTable('contacts').set({ max_scans: 1000 }).where('list_id', '=', place.list.id).execute()
  await tellOf(app, place, { tags: true })
  return place
}

async function scan({ token, list }: Place, code: string): Promise<string> {
  const scanId = randomUUID()
  const verdict = await app.call(redeemScan, {
    token,
    params: { listId: list.id },
    body: { qr_code: code, scan_id: scanId },
  })
  assert.equal(verdict.reason, 'ok')
  return scanId
}

/** Each contact is scanned this often, in any order, at 16 doors. */
async function scanAll(place: Place, times: number): Promise<void> {
  const codes = Array.from({ length: times }, () => place.codes).flat()
  const left = codes.map((code) => ({ code, at: randomInt(1_000_000) })).toSorted((a, b) => a.at - b.at)
  const door = async () => {
    for (let next = left.pop(); next; next = left.pop()) await scan(place, next.code)
  }
  await Promise.all(Array.from({ length: 16 }, door))
}

/** Contacts that should have the tag, and contacts that have it in Mailchimp. */
async function bothSides(place: Place): Promise<{ came: string[]; tagged: string[] }> {
  const rows = await owner
    .selectFrom('contacts')
    .select(['email', 'scan_count'])
    .where('list_id', '=', place.list.id)
    .orderBy('email')
    .execute()
  return {
    came: rows.filter((row) => row.scan_count > 0).map(({ email }) => email),
    tagged: rows.filter(({ email }) => tagsOf(app, place, email).length > 0).map(({ email }) => email),
  }
}

const ofTags = ['getSegments', 'addSegment', 'getSegment', 'changeSegmentMembers'] as const
const calls = () => ofTags.reduce((sum, operation) => sum + app.sandbox.calls.count(operation), 0)

test('five scans of each of many contacts are at most 10 calls more', async (t) => {
  const place = await openHall(many)
  app.sandbox.calls.forget()
  const began = performance.now()
  await scanAll(place, 5)
  const took = (performance.now() - began) / 1000
  await untilTold(app, owner, place, { gathers: true })
  t.diagnostic(`${calls()} calls for ${5 * many} scans in ${took.toFixed(1)} s`)
  const { came, tagged } = await bothSides(place)
  assert.equal(came.length, many)
  assert.deepEqual(tagged, came)
  // On a slow machine the scans last longer, and a call comes every 5 s.
  assert.ok(calls() <= Math.max(10, Math.ceil(took / 5) + 5), `${calls()} calls in ${took} s`)
})

test('a list that is switched on late costs one call for 500 contacts', async () => {
  const place = await openHall(501)
  await tellOf(app, place, {})
  await scanAll(place, 1)
  app.sandbox.calls.forget()
  await tellOf(app, place, { tags: true })
  await untilTold(app, owner, place, { gathers: true })
  assert.equal(app.sandbox.calls.count('changeSegmentMembers'), 2)
})

test('a fifth of the answers gone wrong: both sides are equal in the end', async (t) => {
  const place = await openHall(60)
  const faults = [
    { kind: 'too_many', probability: 0.05 },
    { kind: 'server_error', probability: 0.05 },
    { kind: 'bare_403', probability: 0.04 },
    { kind: 'lost_answer', probability: 0.06 },
  ] as const
  for (const [place_, fault] of faults.entries())
    app.sandbox.setFault({ ...fault, seed: place_ + 1 }, place.mailchimpAccount)
  const scans: string[] = []
  for (let round = 0; round < 4; round++) {
    for (const code of place.codes.slice(round * 15, round * 15 + 15)) scans.push(await scan(place, code))
    for (const scanId of scans.splice(0, 6)) {
      await app.call(undoScan, { token: place.token, params: { listId: place.list.id, scanId } })
    }
    await untilTold(app, owner, place, { limitMs: 120_000 })
  }
  app.sandbox.clearFaults(place.mailchimpAccount)
  const { came, tagged } = await bothSides(place)
  t.diagnostic(`${came.length} came`)
  assert.equal(came.length, 36)
  assert.deepEqual(tagged, came)
})

test('two nodes that write at once end with the tags of the database', async () => {
  const place = await openHall(200)
  const other = await app.addNode()
  await Promise.all([scanAll(place, 1), tellOf(other, place, { tags: true })])
  await untilTold(app, owner, place)
  const { came, tagged } = await bothSides(place)
  assert.equal(came.length, 200)
  assert.deepEqual(tagged, came)
})
