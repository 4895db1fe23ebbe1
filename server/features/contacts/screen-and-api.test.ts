// The contacts screen and the API together: for any search, filter and paging, the screen shows the same contacts as a
// plain scan of all of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as holds, asyncProperty, constantFrom, oneof } from 'fast-check'
import { sql } from 'kysely'
import { contactsOfList, type ContactState } from '#contract/contacts.ts'
import {
  firstPage,
  inState,
  nextPage,
  previousPage,
  queryOf,
  searchFor,
} from '../../../web/features/code-manager/contact-pages.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser } from '../../testing/factories.ts'
import { layList } from '../../testing/laid-list.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { token, id } = await addOrganiser(app)
const { listId } = await layList(owner, { owner_id: id })
await sql`insert into contacts (list_id, id, member_hash, email, status, code, merge_fields, max_scans, scan_count, is_blocked, removed_at)
  select ${listId}::uuid, gen_random_uuid(), md5(n::text), lpad(n::text, 3, '0') || '@example.com', 'subscribed', 'GUEST' || n,
    jsonb_build_object('FNAME', case when n % 2 = 0 then 'Ada' else 'Ben' end, 'LNAME', 'Berg'),
    case when n % 3 = 0 then 2 else 1 end, case when n % 5 < 3 then 0 else 1 end, n % 11 = 0, case when n % 4 = 0 then now() end
  from generate_series(1, 230) n`.execute(owner)

type Guest = {
  nth: number
  email: string
  words: string
  isRemoved: boolean
  isBlocked: boolean
  count: number
  max: number
}

const guests: Guest[] = Array.from({ length: 230 }, (_, place) => {
  const nth = place + 1
  const email = `${String(nth).padStart(3, '0')}@example.com`
  const name = nth % 2 === 0 ? 'ada berg' : 'ben berg'
  const [count, max] = [nth % 5 < 3 ? 0 : 1, nth % 3 === 0 ? 2 : 1]
  return { nth, email, words: `${email} ${name}`, isRemoved: nth % 4 === 0, isBlocked: nth % 11 === 0, count, max }
})

const isIn: Partial<Record<ContactState, (guest: Guest) => boolean>> = {
  not_yet: ({ isRemoved, count }) => !isRemoved && count === 0,
  checked_in: ({ isRemoved, count }) => !isRemoved && count > 0,
  used_up: ({ isRemoved, count, max }) => !isRemoved && count > 0 && count >= max,
  blocked: ({ isRemoved, isBlocked }) => !isRemoved && isBlocked,
  removed: ({ isRemoved }) => isRemoved,
}

const states = [undefined, 'not_yet', 'checked_in', 'used_up', 'blocked', 'removed'] as const
const deeds = oneof(
  constantFrom('next', 'next', 'next', 'previous').map((turn) => ({ turn })),
  constantFrom('', 'ada', ' Berg BEN ', '1', 'nobody').map((search) => ({ search })),
  constantFrom(...states).map((state) => ({ state })),
)

test('for any search, filter and page, the screen shows the same contacts as a full scan', async (t) => {
  const property = asyncProperty(array(deeds, { minLength: 2, maxLength: 7 }), async (made) => {
    let [pages, page, search, state] = [firstPage, 0, '', undefined as ContactState | undefined]
    let next: string | null = null
    const look = async () => {
      const query = Object.fromEntries(Object.entries(queryOf(pages)).filter(([, value]) => value !== undefined))
      const answer = await app.call(contactsOfList, {
        token,
        params: { listId },
        query: query as Record<string, string>,
      })
      const words = search.toLowerCase().trim().split(/\s+/)
      const isShown = (state && isIn[state]) ?? (({ isRemoved }: Guest) => !isRemoved)
      const found = guests.filter((guest) => isShown(guest) && words.every((word) => guest.words.includes(word)))
      assert.deepEqual(
        answer.contacts.map(({ email }) => email),
        found.slice(page * 50, page * 50 + 50).map(({ email }) => email),
      )
      assert.equal(answer.next === null, found.length <= page * 50 + 50)
      next = answer.next
    }
    await look()
    for (const deed of made) {
      if ('search' in deed) [pages, page, search] = [searchFor(pages, deed.search), 0, deed.search]
      else if ('state' in deed) [pages, page, state] = [inState(pages, deed.state), 0, deed.state]
      else if (deed.turn === 'next' && next !== null) [pages, page] = [nextPage(pages, next), page + 1]
      else if (deed.turn === 'previous' && page > 0) [pages, page] = [previousPage(pages), page - 1]
      else continue
      await look()
    }
  })
  const seed = Math.floor(Math.random() * 2 ** 31)
  t.diagnostic(`seed ${seed}`)
  await holds(property, { seed, numRuns: 40 })
})
