// Hundreds of clients send their headers or bodies a byte at a time: doors keep scanning, and the slow clients are
// disconnected. LISTPASS_PROVE=full uses 500.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { redeemScan } from '#contract/scanning.ts'
import { usualLimits } from '../http/overload.ts'
import { openAsOwner } from '../database/open.ts'
import { prepareList } from '../testing/factories.ts'
import { findContradictions, openHistory } from '../testing/history.ts'
import { openRawSocket } from '../testing/malformed-request.ts'
import { callsOver } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const slow = isFull ? 500 : 100
const dripEveryMs = 250
/** A door's own time limit for a try. */
const doorWaitsMs = 8000

const app = await startTestApp({ limits: usualLimits })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
const port = Number(new URL(await app.listen()).port)

const host = 'host: listpass.test\r\n'

test(
  `${slow} clients that send a byte now and then: every scan beside them is answered, and the slow ones are cut off`,
  { timeout: 600_000 },
  async (t) => {
    const { token, list, codes } = await prepareList(app, { members: 200, status: 'subscribed' })
    const door = callsOver(`http://127.0.0.1:${port}`)
    const history = openHistory()
    const beginnings = [
      `GET /api/user HTTP/1.1\r\n${host}x: `,
      `POST /api/lists/${list.id}/scan HTTP/1.1\r\n${host}authorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
      `POST /api/login HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
    ]
    const begun = performance.now()
    const clients = Array.from({ length: slow }, async (_, nth) => {
      const socket = await openRawSocket(port)
      socket.send(beginnings[nth % beginnings.length]!)
      void socket.drip('x'.repeat(4000), dripEveryMs)
      return socket.ended
    })
    const isOver = new AbortController()
    const ending = Promise.all(clients).finally(() => isOver.abort())

    let longestMs = 0
    const atDoor = async (_: unknown, nth: number) => {
      for (let place = nth; !isOver.signal.aborted; place = (place + 4) % codes.length) {
        const scanId = randomUUID()
        const body = { qr_code: codes[place]!, scan_id: scanId }
        const asked = { token, params: { listId: list.id }, body }
        const sentAt = performance.now()
        await history.record({ listId: list.id, scanId, code: codes[place]!, door: `Door ${nth}` }, () =>
          door.call(redeemScan, asked),
        )
        longestMs = Math.max(longestMs, performance.now() - sentAt)
        await pause(50)
      }
    }
    const scanning = Promise.all(Array.from({ length: 4 }, atDoor))
    const endings = await ending
    await scanning
    assert.deepEqual(new Set(endings.map(({ text }) => text.slice(0, 12))), new Set(['HTTP/1.1 408']))
    assert.deepEqual(await findContradictions(history, owner), [])
    t.diagnostic(
      `${history.calls.length} scans in ${seconds(performance.now() - begun)}, the longest ${Math.round(longestMs)} ms; ` +
        `the last of ${slow} was cut off after ${seconds(Math.max(...endings.map(({ ms }) => ms)))}`,
    )
    assert.ok(history.calls.length > 20 && longestMs < doorWaitsMs)
  },
)

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
