// The pages of contacts: for any search and filter, they have the same contacts as a plain scan of all of them, each once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList, type ContactState } from '#contract/contacts.ts'
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
const searches = ['', 'ada', ' Berg BEN ', '1', 'nobody'] as const

async function readPages(search: string, state: ContactState | undefined): Promise<string[][]> {
  const pages: string[][] = []
  for (let after: string | undefined; ;) {
    const query = { q: search, ...(state && { state }), ...(after !== undefined && { after }) }
    const page = await app.call(contactsOfList, { token, params: { listId }, query })
    pages.push(page.contacts.map(({ email }) => email))
    if (page.next === null) return pages
    after = page.next
  }
}

test('for any search and filter, the pages have the same contacts as a full scan', async () => {
  for (const [search, state] of searches.flatMap((each) => states.map((state) => [each, state] as const))) {
    const words = search.toLowerCase().trim().split(/\s+/)
    const isShown = (state && isIn[state]) ?? (({ isRemoved }: Guest) => !isRemoved)
    const found = guests.filter((guest) => isShown(guest) && words.every((word) => guest.words.includes(word)))
    const emails = found.map(({ email }) => email)
    const pages = Array.from({ length: Math.max(1, Math.ceil(emails.length / 50)) }, (_, page) =>
      emails.slice(page * 50, page * 50 + 50),
    )
    assert.deepEqual(await readPages(search, state), pages, `${search}, ${state}`)
  }
})
