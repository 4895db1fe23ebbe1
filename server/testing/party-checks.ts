// Compares a party's acknowledged answers with the stored data.
import assert from 'node:assert/strict'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'
import type { House } from './mortal-server.ts'
import type { Party } from './party.ts'
import { addressOf, askDatabase, verify } from './processes.ts'
import { until } from './until.ts'

type Stored = { scan_id: string; list_id: string; reason: string; scan_count: number | null; code: string | null }

const repeatedAtTheEnd = 300
const queueDrainsWithinMs = 60_000

export type Checks = { soFar: () => Promise<void>; atTheEnd: () => Promise<void> }

export function openChecks(house: House, party: Party): Checks {
  const codes = new Map<string, string>()

  /** Existing codes are unchanged, and no two contacts share one. */
  async function codesAreKept(): Promise<void> {
    const text = 'select list_id, member_hash, code from listpass.contacts'
    const rows = await askDatabase<{ list_id: string; member_hash: string; code: string }>(house.database, text)
    const now = new Map(rows.map((row) => [`${row.list_id} ${row.member_hash}`, row.code]))
    assert.equal(now.size, rows.length, 'nobody stands there twice')
    assert.equal(new Set(now.values()).size, rows.length, 'nobody shares a code')
    for (const [who, code] of codes) assert.equal(now.get(who), code, `the code of ${who} changed`)
    for (const [who, code] of now) codes.set(who, code)
  }

  /** Every verdict given to a door is stored unchanged. Returns all stored scans. */
  async function scansAreKept(): Promise<Stored[]> {
    const before = [...party.answers]
    const text = `select s.scan_id, s.list_id, s.reason, s.scan_count, c.code from listpass.scans s
      left join listpass.contacts c on c.list_id = s.list_id and c.id = s.contact_id`
    const stored = await askDatabase<Stored>(house.database, text)
    const byId = new Map(stored.map((scan) => [scan.scan_id, scan]))
    for (const [scanId, { listId, code, verdict }] of before) {
      const scan = byId.get(scanId)
      assert.ok(scan, `the scan ${scanId} was acknowledged and is gone`)
      const said = [listId, verdict.reason, code, verdict.data?.scan_count]
      assert.deepEqual([scan.list_id, scan.reason, scan.code, scan.scan_count], said, `scan ${scanId}`)
    }
    return stored
  }

  async function nothingIsBroken(): Promise<void> {
    const owner = openAsOwner(await addressOf(house.database))
    const found = await findBrokenInvariants(owner).finally(() => owner.destroy())
    assert.deepEqual(found, [])
  }

  async function soFar(): Promise<void> {
    party.complain()
    await codesAreKept()
    await scansAreKept()
    await nothingIsBroken()
  }

  return {
    soFar,
    async atTheEnd() {
      await soFar()
      const stored = await scansAreKept()
      assert.equal(stored.length, party.answers.size, 'what is stored was asked for, and acknowledged in the end')
      admittedAsOftenAsAllowed(party)
      await repeatsGetTheSame(house, party)
      await until(
        () => askDatabase(house.database, 'select from listpass.pending_writes'),
        (rows) => rows.length === 0,
        queueDrainsWithinMs,
      )
      const { ending, lines } = await verify(house.settings)
      assert.equal(ending, 0, lines.join('\n'))
      assert.match(lines.at(-1)!, /^0 broken, [1-9]\d* members compared with Mailchimp$/)
    },
  }
}

function admittedAsOftenAsAllowed({ answers, limits }: Party): void {
  const atTheDoor = [...answers.values()].filter(({ at }) => at.occasion_id === undefined)
  const scans = Map.groupBy(atTheDoor, ({ code }) => code)
  for (const [code, limit] of limits) {
    const asked = scans.get(code) ?? []
    const admitted = asked.filter(({ verdict }) => verdict.reason === 'ok').length
    assert.equal(admitted, Math.min(asked.length, limit), `${code}: ${asked.length} scans, at most ${limit}`)
  }
}

/** Repeats calls like doors do, at random times. */
async function repeatsGetTheSame(house: House, { answers, evening, festival }: Party): Promise<void> {
  const all = [...answers]
  const step = Math.max(1, Math.floor(all.length / repeatedAtTheEnd))
  for (const [scanId, { listId, code, at, verdict }] of all.filter((_answer, place) => place % step === 0)) {
    const { token } = evening.list.id === listId ? evening : festival
    const asked = { token, params: { listId }, body: { qr_code: code, scan_id: scanId, ...at } }
    assert.deepEqual(await house.server().call(redeemScan, asked), verdict)
  }
}
