// A fifth of the answers never reach the doors, which retry with the same scan id. Every code is let in once, and no
// retry is refused as already used. LISTPASS_PROVE=full makes 10,000 scans.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { prepareList } from '../testing/factories.ts'
import { startFaultProxy } from '../testing/fault-proxy.ts'
import { findContradictions, openHistory } from '../testing/history.ts'
import { seeded } from '../testing/chance.ts'
import { callsOver } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const scans = isFull ? 10_000 : 400
const people = scans / 2
const doors = 16
/** Each try loses a fifth of the answers, so this many tries always suffice. */
const mostTries = 30

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
const port = Number(new URL(await app.listen()).port)

test(
  `${scans} scans of ${people} codes through a line that loses a fifth of the answers: each code is let in once, and no retry gets "already used"`,
  { timeout: 600_000 },
  async (t) => {
    const { token, list, codes } = await prepareList(app, { members: people, status: 'subscribed' })
    const line = await startFaultProxy({ to: { port }, seed: 20, weather: { lostAnswer: 0.2 } })
    const door = callsOver(`http://127.0.0.1:${line.port}`)
    const history = openHistory()
    let tries = 0

    async function scan(code: string, name: string): Promise<Verdict> {
      const scanId = randomUUID()
      for (let nth = 1; ; nth++) {
        tries += 1
        const body = { qr_code: code, scan_id: scanId }
        const asked = { token, params: { listId: list.id }, body }
        const verdict = await history
          .record({ listId: list.id, scanId, code, door: name }, () => door.call(redeemScan, asked))
          .catch(() => undefined)
        if (verdict) return verdict
        assert.ok(nth < mostTries, `${name} asked ${nth} times`)
      }
    }

    // Each code is shown twice, at random places in the crowd.
    const chance = seeded(7)
    const crowd = [...codes, ...codes].map((code) => ({ code, at: chance.next() })).sort((a, b) => a.at - b.at)
    assert.equal(crowd.length, scans)
    const verdicts: Verdict[] = []
    const atDoor = async (_: unknown, nth: number) => {
      for (let next = crowd.shift(); next; next = crowd.shift()) verdicts.push(await scan(next.code, `Door ${nth}`))
    }
    await Promise.all(Array.from({ length: doors }, atDoor))

    const reasons = Object.entries(Object.groupBy(verdicts, ({ reason }) => reason))
    assert.deepEqual(
      new Map(reasons.map(([reason, those]) => [reason, those.length])),
      new Map([
        ['ok', people],
        ['already_used', people],
      ]),
    )
    assert.deepEqual(await findContradictions(history, owner), [])
    // All failures are of the connection, none of the server.
    const troubles = history.calls.flatMap(({ outcome }) => (outcome.kind === 'verdict' ? [] : [outcome.why]))
    assert.deepEqual(new Set(troubles), new Set(['fetch failed']))
    const { lostAnswer } = line.struck()
    t.diagnostic(`${tries} calls for ${scans} scans, ${lostAnswer} answers lost (${share(lostAnswer, tries)})`)
    assert.ok(lostAnswer > tries / 10 && tries > scans, 'the line was as bad as it should be')
  },
)

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}
