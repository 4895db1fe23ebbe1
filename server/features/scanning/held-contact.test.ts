// Another transaction holds one contact, such as a statement in psql that was never committed.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { token, list, codes } = await prepareList(app, { members: 40 })
const params = { listId: list.id }
const scanOf = (code: string, scanId = randomUUID()) => ({ qr_code: code, scan_id: scanId })
const redeem = (body: ReturnType<typeof scanOf>) => app.call(redeemScan, { token, params, body })

/** Locks the contact of this code during the work, whose answer must not wait for that lock. */
async function whileHeld(code: string, work: () => Promise<unknown>): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await tx.selectFrom('contacts').select('id').where('code', '=', code).forUpdate().executeTakeFirstOrThrow()
    await work()
  })
}

async function countOf(code: string): Promise<number> {
  const row = await owner.selectFrom('contacts').select('scan_count').where('code', '=', code).executeTakeFirstOrThrow()
  return row.scan_count
}

test('while one contact is held, all other scans of the list are answered, and its own scans are right after that', async () => {
  const [first, ...others] = codes.slice(0, 12) as [string, ...string[]]
  const later = codes.slice(12, 24)
  let own: ReturnType<typeof redeem>[] = []
  await whileHeld(first, async () => {
    own = [redeem(scanOf(first)), redeem(scanOf(first))]
    const besides = await Promise.all(others.map((code) => redeem(scanOf(code))))
    // A later door with the same code does not block others either.
    own.push(redeem(scanOf(first)))
    besides.push(...(await Promise.all(later.map((code) => redeem(scanOf(code))))))
    assert.deepEqual(new Set(besides.map(({ reason }) => reason)), new Set(['ok']))
  })
  const verdicts = await Promise.all(own)
  assert.deepEqual(verdicts.map(({ reason }) => reason).sort(), ['already_used', 'already_used', 'ok'])
  assert.equal(await countOf(first), 1)
})

test('a locked contact is reported as busy, and the same scan counts once when retried', async () => {
  const [held, counted] = codes.slice(24, 26) as [string, string]
  const admitted = scanOf(counted)
  const scan = scanOf(held)
  const lost = { ...scanOf(held), scanned_at: new Date().toISOString(), told: 'ok' as const }
  assert.equal((await redeem(admitted)).reason, 'ok')
  const inVain = async (code: string, asking: () => Promise<{ status: number; message: string }>) => {
    const { status, message } = await asking()
    assert.deepEqual(
      [status, message],
      [503, 'Something else is changing this right now. Please try again in a moment.'],
      code,
    )
  }
  await whileHeld(held, () =>
    Promise.all([
      inVain('scan', () => app.refused(redeemScan, { token, params, body: scan })),
      inVain('hand in', () => app.refused(handInScans, { token, params, body: { scans: [lost] } })),
      whileHeld(counted, () =>
        inVain('undo', () => app.refused(undoScan, { token, params: { ...params, scanId: admitted.scan_id } })),
      ),
    ]),
  )
  assert.equal((await redeem(scan)).reason, 'ok')
  assert.equal((await redeem(scan)).reason, 'ok')
  assert.equal(await countOf(held), 1)
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('several locked contacts of one group delay no other contact', async () => {
  const [one, another, ...others] = codes.slice(26) as [string, string, ...string[]]
  let own: ReturnType<typeof redeem>[] = []
  await whileHeld(one, () =>
    whileHeld(another, async () => {
      own = [redeem(scanOf(one)), redeem(scanOf(another))]
      const besides = await Promise.all(others.map((code) => redeem(scanOf(code))))
      assert.deepEqual(new Set(besides.map(({ reason }) => reason)), new Set(['ok']))
    }),
  )
  assert.deepEqual(
    (await Promise.all(own)).map(({ reason }) => reason),
    ['ok', 'ok'],
  )
})
