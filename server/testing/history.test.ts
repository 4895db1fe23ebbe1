// The checker works: the test plants each way in which doors and database could differ, and the checker finds it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { newCode } from '../features/contacts/new-code.ts'
import { prepareList } from './factories.ts'
import { findContradictions, openHistory, type RecordedCall } from './history.ts'
import { startTestApp } from './start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { token, list, codes } = await prepareList(app, { members: 3 })
const [ada, ben] = codes as [string, string]
const history = openHistory()
const ids = { first: randomUUID(), again: randomUUID(), lost: randomUUID(), unknown: randomUUID() }

function scan(scanId: string, code: string) {
  const body = { qr_code: code, scan_id: scanId }
  return history.record({ listId: list.id, scanId, code, door: 'North' }, () =>
    app.call(redeemScan, { token, params: { listId: list.id }, body }),
  )
}

await scan(ids.first, ada)
await scan(ids.first, ada)
await scan(ids.again, ada)
await scan(ids.unknown, newCode())
// This call's answer never reached its door, which gave up.
await history
  .record({ listId: list.id, scanId: ids.lost, code: ben, door: 'North' }, async () => {
    await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: ben, scan_id: ids.lost } })
    throw new Error('fetch failed')
  })
  .catch(() => {})

test('doors and a database that belong together are found to', async () => {
  assert.deepEqual(
    history.calls.map(({ outcome }) => (outcome.kind === 'verdict' ? outcome.verdict.reason : outcome.kind)),
    ['ok', 'ok', 'already_used', 'unknown_code', 'lost'],
  )
  assert.deepEqual(await findContradictions(history, owner), [])
})

/** The faults found after this change of the database, which is rolled back. */
async function foundInDatabase(change: string): Promise<string[]> {
  const undo = new Error('enough seen')
  let found: string[] = []
  await owner
    .transaction()
    .execute(async (tx) => {
      await sql.raw(change).execute(tx)
      found = await findContradictions(history, tx)
      throw undo
    })
    .catch((error: unknown) => assert.equal(error, undo))
  return found
}

const ofList = `list_id = '${list.id}'`

for (const [what, change, sentence] of [
  [
    'a scan that was acknowledged and is gone',
    `delete from door_events where ${ofList} and scan_id = '${ids.first}';
     delete from scans where ${ofList} and scan_id = '${ids.first}'`,
    /was acknowledged and is not there/,
  ],
  [
    'a refusal that was acknowledged and is gone',
    `delete from scans where ${ofList} and scan_id = '${ids.again}'`,
    /was acknowledged and is not there/,
  ],
  [
    'a scan that says something else than the door was told',
    `update scans set reason = 'blocked' where ${ofList} and scan_id = '${ids.again}'`,
    /told already_used, and blocked is stored/,
  ],
  [
    'a scan that nobody made',
    `insert into scans (list_id, scan_id, code_key, reason, door, received_at)
     values ('${list.id}', gen_random_uuid(), 'X', 'unknown_code', 'North', now())`,
    /no door has made/,
  ],
  [
    'more let in than may come in',
    `update scans set standing = 'counts', number = 9, contact_id =
       (select contact_id from scans where ${ofList} and scan_id = '${ids.first}')
     where ${ofList} and scan_id = '${ids.again}'`,
    /Let in 2 times, and may be 1/,
  ],
  [
    'a count that was raised beside the rows',
    `update contacts set scan_count = 3 where ${ofList} and code = '${ben}'`,
    /Counted 3, and the rows are 1/,
  ],
  [
    'what only the invariants know',
    `update scans set number = null where ${ofList} and scan_id = '${ids.first}'`,
    /^I1: every admission has a number/,
  ],
] as const) {
  test(`${what} is found`, async () => {
    const found = await foundInDatabase(change)
    assert.ok(
      found.some((each) => sentence.test(each)),
      found.join('\n'),
    )
  })
}

/** The faults found if the doors had seen other verdicts. */
function foundInCalls(change: (calls: RecordedCall[]) => RecordedCall[]): Promise<string[]> {
  return findContradictions({ calls: change(structuredClone(history.calls)) }, owner)
}

const verdictOf = ({ outcome }: RecordedCall) => (outcome.kind === 'verdict' ? outcome.verdict : assert.fail())

for (const [what, change, sentence] of [
  [
    'a retry that got another verdict',
    (calls: RecordedCall[]) => {
      verdictOf(calls[1]!).message = 'Something else.'
      return calls
    },
    /The same scan got 2 verdicts/,
  ],
  [
    'a door that was told of its own retry that the code was used',
    (calls: RecordedCall[]) => {
      verdictOf(calls[1]!).reason = 'already_used'
      return calls.filter(({ scanId }) => scanId === ids.first)
    },
    /told already_used, and nobody else had come in by then/,
  ],
  [
    'a door that was told so before anybody had come',
    (calls: RecordedCall[]) => {
      calls[2]!.beganAt = calls[0]!.beganAt - 2
      calls[2]!.endedAt = calls[0]!.beganAt - 1
      return calls
    },
    /told already_used, and nobody else had come in by then/,
  ],
  [
    'two who were told to come in where one may',
    (calls: RecordedCall[]) => {
      verdictOf(calls[2]!).reason = 'ok'
      return calls
    },
    /2 scans were told ok of a code that may come 1 times/,
  ],
  [
    'a scan that was declined and is there all the same',
    (calls: RecordedCall[]) => {
      calls[4]!.outcome = { kind: 'declined', why: 'POST …: 422 …' }
      return calls
    },
    /was declined and is there/,
  ],
] as const) {
  test(`${what} is found`, async () => {
    const found = await foundInCalls(change)
    assert.ok(
      found.some((each) => sentence.test(each)),
      found.join('\n'),
    )
  })
}

test('a refusal because of a scan with a lost answer is right', async () => {
  const calls = structuredClone(history.calls)
  // The first try was stored before the second began, but its door got the answer only afterwards.
  calls[0]!.outcome = { kind: 'lost', why: 'fetch failed' }
  calls[1]!.beganAt = calls[2]!.endedAt + 1
  calls[1]!.endedAt = calls[2]!.endedAt + 2
  assert.deepEqual(await findContradictions({ calls }, owner), [])
})
