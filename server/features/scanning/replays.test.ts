// A retry shares a group with first attempts.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import type { Attempt } from './attempt.ts'
import { redeem } from './store.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

test('a retry gets the same verdict, and the others of its group are let in', async () => {
  const prepared = await prepareList(app, { members: 5 })
  const listId = prepared.list.id
  const [ada, ben, cleo, dora] = prepared.codes as [string, string, string, string]
  const attempt = (codeKey: string): Attempt => {
    const door = { teamId: prepared.personId, sessionId: randomUUID(), linkId: undefined, door: 'North' }
    return { listId, scanId: randomUUID(), ...door, text: codeKey, codeKey, scannedAt: undefined }
  }
  const decide = async (attempts: Attempt[]) => {
    const decided = await redeem(app.services.database, listId, attempts)
    return decided.map((each) => `${each?.reason} ${each?.scanCount}`)
  }
  const [first, refused] = [attempt(ada), attempt(ada)]
  assert.deepEqual(await decide([first]), ['ok 1'])
  assert.deepEqual(await decide([refused]), ['already_used 1'])
  assert.deepEqual(await decide([first, attempt(ben), attempt(cleo)]), ['ok 1', 'ok 1', 'ok 1'])
  assert.deepEqual(await decide([attempt(dora), refused, attempt(ben)]), ['ok 1', 'already_used 1', 'already_used 1'])
  assert.deepEqual(await decide([refused, attempt(ben)]), ['already_used 1', 'already_used 1'])
  const counted = owner.selectFrom('contacts').select('scan_count').where('list_id', '=', listId)
  const counts = await counted.where('scan_count', '>', 0).execute()
  assert.deepEqual(
    counts.map((row) => row.scan_count),
    [1, 1, 1, 1],
  )
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
