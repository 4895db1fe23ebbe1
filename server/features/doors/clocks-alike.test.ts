// A phone, a server and a database each have time zones of their own, and they differ. The database alone decides days.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { doorOccasions } from '#contract/offline.ts'
import { type Clocks, dayIn, isZone } from '#domain/occasion.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { readClocks } from './at-occasion/store.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const hourMs = 3_600_000

/** The zones that an occasion can have. */
async function allZones(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names order by name`.execute(owner)
  return rows.map(({ name }) => name).filter(isZone)
}

/** Every 73 hours of three years, so that all hours of the day come, and each change of the clocks to the millisecond. */
function momentsOf(clocks: Clocks): number[] {
  const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2029-01-01T00:00:00Z')]
  const changes = clocks.slice(1).flatMap(([at]) => [at - 1, at, at + 1])
  const steady = Array.from({ length: Math.floor((to - from) / (73 * hourMs)) }, (_, n) => from + n * 73 * hourMs)
  return [...steady, ...changes]
}

test('a door and the database agree about the day in every zone, over three years', async (t) => {
  const zones = await allZones()
  assert.ok(zones.length > 400)
  const differing: string[] = []
  for (const zone of zones) {
    const clocks = await readClocks(app.services.database, zone)
    const moments = momentsOf(clocks)
    for (const dayBegins of [0, 360]) {
      const { rows } = await sql<{ days: number[] }>`
        select array_agg(local_day(to_timestamp(m.at / 1000.0), ${zone}, ${dayBegins}) order by m.place) as days
        from unnest(${moments}::float8[]) with ordinality as m (at, place)`.execute(owner)
      const here = moments.map((at) => dayIn({ zone, clocks, dayBegins }, at))
      const place = here.findIndex((day, nth) => day !== rows[0]!.days[nth])
      assert.equal(place, -1, `${zone}, ${new Date(moments[place] ?? 0).toISOString()}`)
      const alone = moments.filter((at, nth) => dayIn({ zone, dayBegins }, at) !== here[nth])
      if (alone.length > 0) differing.push(`${zone} ${new Date(alone[0]!).toISOString()}`)
    }
  }
  t.diagnostic(`zones in which this machine alone would be wrong: ${differing.join(', ') || 'none'}`)
})

test('a door gets the clocks of an occasion with days, and of no other', async () => {
  const place = await prepareList(app, { members: 1 })
  const zone = 'Europe/Berlin'
  await addOccasion(app, place, { name: 'Daily', zone, again: 'daily', own_max: 1 })
  await addOccasion(app, place, { name: 'Once', zone })
  const { scanToken } = await openDoor(app, await addLink(app, place, {}))
  assert.ok(scanToken)
  const { occasions } = await app.call(doorOccasions, { token: place.token, params: { listId: place.list.id } })
  const clocks = new Map(occasions.map((each) => [each.name, each.clocks]))
  assert.equal(clocks.get('Once'), undefined)
  const told = clocks.get('Daily')!
  const year = new Date().getUTCFullYear()
  assert.deepEqual(told[0], [Date.UTC(year - 1, 0, 1), 3600])
  assert.ok(told.some(([at, ahead]) => at > Date.now() && ahead === 7200))
  assert.equal(told.length, 9)
})
