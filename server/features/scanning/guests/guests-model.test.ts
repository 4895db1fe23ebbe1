// Every order, filter, search and page of guests, compared with a model.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as holds, asyncProperty, constantFrom, nat, record, type Arbitrary } from 'fast-check'
import { guestCounts, guestMarks, guests, guestSorts, presences } from '#contract/guests.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addOrganiser } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { countsOf, type Expected, guestsOf, layGuests, type Wanted } from '../../../testing/laid-guests.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const { token, id } = await addOrganiser(app)
const list = await layGuests(owner, id, 160)
const some = list.guests.find(({ isErased }) => !isErased)!

const optional = <T>(from: readonly T[]) => constantFrom(undefined, ...from)
const wanted: Arbitrary<Wanted> = record({
  place: nat({ max: list.occasions.length }),
  presence: optional(presences),
  mark: optional(guestMarks),
  q: optional([
    'ada',
    'ANGSTROM',
    'vries de',
    'maria',
    '.com',
    'nobody at all',
    some.code.slice(0, 6),
    some.code.slice(-4),
    some.code,
  ]),
  sort: constantFrom(...guestSorts),
  order: constantFrom('asc' as const, 'desc' as const),
  language: constantFrom('en', 'sv-SE', 'pl', 'hu-HU'),
})

const callOf = ({ place, presence, mark, q }: Wanted) => ({
  token,
  params: { listId: list.listId },
  query: given({ occasion: list.occasions[place]?.id, presence, mark, q }),
})

/** Leaves out the values of a query that are undefined. */
function given(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

async function readAll(asked: Wanted): Promise<{ seen: Expected[]; pages: number[] }> {
  const { query, ...call } = callOf(asked)
  const seen: Expected[] = []
  const pages: number[] = []
  for (let after: string | undefined; ;) {
    const { sort, order, language } = asked
    const page = await app.call(guests, { ...call, query: given({ ...query, sort, order, language, after }) })
    pages.push(page.guests.length)
    seen.push(
      ...page.guests.map((guest) => ({
        id: guest.id,
        status: guest.guest_status,
        cameAt: guest.came_at === null ? undefined : Date.parse(guest.came_at),
        door: guest.door ?? undefined,
        leftAt: guest.left_at === null ? undefined : Date.parse(guest.left_at),
      })),
    )
    if (page.next === null) return { seen, pages }
    after = page.next
  }
}

/** A query for all guests, who fill at least three pages. */
const all: Wanted = {
  place: 0,
  presence: undefined,
  mark: undefined,
  q: undefined,
  sort: guestSorts[0],
  order: 'asc',
  language: 'en',
}

test('guests in every order, narrowed by every filter and search, are those of the model, each once', async () => {
  let long = 0
  await holds(
    asyncProperty(wanted, async (asked) => {
      const { seen, pages } = await readAll(asked)
      assert.deepEqual(seen, guestsOf(list, asked))
      assert.ok(pages.slice(0, -1).every((size) => size === 25))
      if (pages.length > 2) long += 1
      assert.deepEqual(await app.call(guestCounts, callOf(asked)), countsOf(list, asked))
    }),
    { numRuns: 60, examples: [[all]] },
  )
  assert.ok(long > 0, 'some lists have three pages')
})
