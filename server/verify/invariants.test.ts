// The check finds each way in which scans and events could disagree.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { backdate, prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { findBrokenInvariants } from './invariants.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { token, list, codes } = await prepareList(app, { members: 3 })
const params = { listId: list.id }
const [ada, ben] = codes as [string, string]
const [counted, undone] = [randomUUID(), randomUUID()]
await app.call(redeemScan, { token, params, body: { qr_code: ada, scan_id: counted } })
await app.call(redeemScan, { token, params, body: { qr_code: ben, scan_id: undone } })
await app.call(undoScan, { token, params: { ...params, scanId: undone } })
await backdate(owner, list.id)
const scanned = new Date(Date.now() - 60_000).toISOString()
const lost = { qr_code: ada, scan_id: randomUUID(), scanned_at: scanned, told: 'ok' }
await app.call(handInScans, { token, params, body: { scans: [lost] } })

/** The faults found after this change, which is rolled back. */
async function foundWith(change: string): Promise<string[]> {
  const undo = new Error('enough seen')
  let found: string[] = []
  await owner
    .transaction()
    .execute(async (tx) => {
      await sql.raw(change).execute(tx)
      found = (await findBrokenInvariants(tx)).map(({ invariant }) => invariant)
      throw undo
    })
    .catch((error: unknown) => assert.equal(error, undo))
  return found
}

test('a list with counted, undone and lost scans is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

const ofList = `where list_id = '${list.id}'`

for (const [what, change, invariant] of [
  [
    'a contact that came without its tag',
    `insert into attendance (list_id, writes_tags, heard_seq) select list_id, true, seq from door_seqs ${ofList}`,
    'Tags: the contacts that are to have the tag of an occasion are those that came',
  ],
  [
    'a scan without its event',
    `insert into attendance (list_id, sends_events, heard_seq, events_from)
     select list_id, true, seq, '-infinity' from door_seqs ${ofList}`,
    'Events: each scan that came in since events are sent has its own',
  ],
  [
    'a count that was raised beside the scans',
    `update contacts set scan_count = 9 ${ofList} and code = '${ada}'`,
    'I1: opening count + accepted - undone - conflicted = scan_count',
  ],
  [
    'a scan that counts without its contact',
    `update scans set standing = 'counts' ${ofList} and scan_id = '${undone}'`,
    'I1: opening count + accepted - undone - conflicted = scan_count',
  ],
  [
    'an admission without a number',
    `update scans set number = null ${ofList} and scan_id = '${counted}'`,
    'I1: every admission has a number, unique for its contact, and no other scan has one',
  ],
  [
    'an admission of the server that lost its place',
    `update scans set standing = 'conflict' ${ofList} and scan_id = '${counted}'`,
    'I1: only what was decided without the server loses its place',
  ],
  [
    'more let in without the server than may come in',
    `update scans set reason = 'ok', scan_count = 2 ${ofList} and scan_id = '${lost.scan_id}'`,
    'I1: a scan that was decided without the server was within the maximum, or took the place of another',
  ],
  [
    'something taken back without saying by whom',
    `delete from scan_corrections ${ofList} and scan_id = '${undone}'`,
    'I1: each admission that counts no longer has its correction, and nothing else has one',
  ],
  [
    'a correction of nothing',
    `insert into scan_corrections (list_id, scan_id, kind, at, door) values ('${list.id}', gen_random_uuid(), 'undone', now(), 'x')`,
    'I1: each admission that counts no longer has its correction, and nothing else has one',
  ],
  [
    'an event that went missing',
    `delete from door_events ${ofList} and seq = 2`,
    'Events: their numbers have no gaps, and the latest is that of the list',
  ],
  [
    'a latest event that nobody has heard of',
    `update door_seqs set seq = seq + 1 ${ofList}`,
    'Events: their numbers have no gaps, and the latest is that of the list',
  ],
  [
    'an event that says something else than its scan',
    `update door_events set kind = 'undone' ${ofList} and scan_id = '${counted}'`,
    'Events: the latest of a scan says what the scan says',
  ],
  [
    'an admission that no door was told of',
    `update door_events set scan_id = '${undone}' ${ofList} and scan_id = '${lost.scan_id}'`,
    'Events: no event since the oldest one is missing',
  ],
] as const) {
  test(`${what} is found`, async () => {
    const found = await foundWith(change)
    assert.ok(found.includes(invariant), found.join('\n'))
  })
}
