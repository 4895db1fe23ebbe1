// Sixteen doors at two servers let guests in and out of an occasion with a capacity. In the order of commits, no server
// ever lets in a guest above the capacity. Doors without a connection may, and each such entry is reported. With
// LISTPASS_PROVE=full: 2,000 guests and a capacity of 500.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { handInScans, redeemScan, type Verdict } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../testing/factories.ts'
import { layOccasion } from '../testing/laid-list.ts'
import { seeded } from '../testing/chance.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const [guests, capacity, scansOfDoor, offlineOfDoor] = isFull ? [2000, 500, 400, 20] : [160, 40, 30, 3]
const doors = 16
const offlineDoors = 2

const app = await startTestApp()
const nodes = [app, await app.addNode()]
const owner = openAsOwner({ connectionString: app.connectionString })

test(`${doors} doors at two servers never let more than ${capacity} of ${guests} guests in, and the doors hear of overruns`, async (t) => {
  const seed = Number(process.env['LISTPASS_SEED'] ?? Date.now() % 2 ** 31)
  const prepared = await prepareList(app, { members: guests, status: 'subscribed' })
  const { list, codes } = prepared
  const hall = await layOccasion(
    owner,
    { listId: list.id },
    { own_max: 1, again: 'after_exit', capacity, has_exits: true },
  )
  const linked = await addLink(app, prepared)
  await backdate(owner, list.id)
  await owner.updateTable('scanner_links').set({ occasion_id: hall }).where('list_id', '=', list.id).execute()
  const tokens = await Promise.all(Array.from({ length: doors }, () => openDoor(app, linked)))
  const noted: Verdict[] = []
  const reasons = new Map<string, number>()
  const note = (verdict: Verdict) => {
    const { reason } = verdict
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    if (verdict.visit?.note === 'over_capacity') noted.push(verdict)
  }

  // Guests that only offline doors let in.
  const latecomers = codes.splice(-offlineDoors * offlineOfDoor)
  const fillers = [...codes]
  async function comesIn(node: (typeof nodes)[number], door: number): Promise<Verdict> {
    const verdict = await node.call(redeemScan, {
      ...tokens[door]!,
      params: { listId: list.id },
      body: { qr_code: fillers.pop()!, scan_id: randomUUID(), direction: 'in' },
    })
    note(verdict)
    return verdict
  }

  async function stand(door: number): Promise<void> {
    const chance = seeded(seed + door)
    const node = nodes[door % nodes.length]!
    const asked = { ...tokens[door]!, params: { listId: list.id } }
    for (let nth = 0; nth < scansOfDoor; nth++) {
      const direction = chance.happens(0.35) ? ('out' as const) : ('in' as const)
      note(
        await node.call(redeemScan, {
          ...asked,
          body: { qr_code: chance.one(codes), scan_id: randomUUID(), direction },
        }),
      )
    }
  }

  /** An offline door sends its admissions after the hall has filled up. */
  async function comeBack(door: number): Promise<void> {
    const node = nodes[door % nodes.length]!
    for (let tries = 0; tries < codes.length / offlineDoors && (await comesIn(node, door)).reason !== 'full'; tries++)
      continue
    const scans = Array.from({ length: offlineOfDoor }, (_, nth) => ({
      qr_code: latecomers[door * offlineOfDoor + nth]!,
      scan_id: randomUUID(),
      scanned_at: new Date(Date.now() - 60_000 + nth).toISOString(),
      told: 'ok' as const,
      direction: 'in' as const,
    }))
    const { verdicts } = await node.call(handInScans, {
      ...tokens[door]!,
      params: { listId: list.id },
      body: { scans },
    })
    for (const verdict of verdicts) note(verdict)
  }
  await Promise.all(tokens.map((_token, door) => stand(door)))
  for (let door = 0; door < offlineDoors; door++) await comeBack(door)

  const steps = await owner
    .selectFrom('door_events as e')
    .innerJoin('scans as s', (join) => join.onRef('s.list_id', '=', 'e.list_id').onRef('s.scan_id', '=', 'e.scan_id'))
    .select(['e.kind', 's.scan_id as id', 's.is_exit as isExit', 's.is_offline as isOffline', 's.facts', 's.standing'])
    .where('e.list_id', '=', list.id)
    .orderBy('e.seq')
    .execute()
  let most = 0
  const told = new Set(noted.map(({ visit }) => visit?.inside))
  for (const { kind, isExit, isOffline, facts } of steps) {
    if (kind !== 'accepted' || isExit) continue
    const inside = facts?.inside ?? 0
    if (!isOffline) most = Math.max(most, inside)
    if (!isOffline) assert.ok(inside <= capacity, `${inside} inside by a server’s own verdict, seed ${seed}`)
    else if (inside > capacity) assert.ok(facts?.note === 'over_capacity' && told.has(inside), `seed ${seed}`)
  }
  const counted = steps.filter(({ standing, kind }) => kind === 'accepted' && standing === 'counts')
  const entries = counted.filter(({ isExit }) => !isExit).length
  const exits = counted.filter(({ isExit, facts }) => isExit && facts?.note === undefined).length
  const { inside } = await owner
    .selectFrom('occasion_seats')
    .select('inside')
    .where('occasion_id', '=', hall)
    .executeTakeFirstOrThrow()
  t.diagnostic(`${entries} entries, ${exits} exits, ${inside} inside, ${most} at the most; seed ${seed}`)
  t.diagnostic(JSON.stringify(Object.fromEntries(reasons)))
  assert.equal(most, capacity, 'the occasion was full')
  assert.ok((reasons.get('full') ?? 0) > 0)
  assert.ok(noted.length > 0, 'a door without a connection let guests in above the capacity')
  assert.deepEqual(await findBrokenInvariants(owner), [])
  await owner.destroy()
})
