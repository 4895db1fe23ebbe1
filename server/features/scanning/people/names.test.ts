// A guest is found by every search, however the name is typed.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { findGuests } from '#contract/find-guests.ts'
import { guests } from '#contract/guests.ts'
import { findPeople } from '#contract/scanning.ts'
import { spellings } from '#domain/testing/spellings.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

/** The email says nothing of the name. */
const members = spellings.map(([LNAME], nth) => ({ email: `guest${nth}@example.org`, merge_fields: { LNAME } }))

async function prepare() {
  const list = await prepareList(app, { members })
  const { scanToken } = await openDoor(app, await addLink(app, list, { may_check_in_by_name: true }))
  const params = { listId: list.list.id }
  const { token } = list
  const searches = {
    manager: async (q: string) =>
      (await app.call(contactsOfList, { token, params, query: { q } })).contacts.map(({ email }) => email),
    guests: async (q: string) => (await app.call(guests, { token, params, query: { q } })).guests.map((g) => g.email),
    allLists: async (q: string) => (await app.call(findGuests, { token, query: { q } })).guests.map((g) => g.email),
    door: async (q: string) =>
      (await app.call(findPeople, { scanToken, params, query: { q } })).people.map((p) => p.display_value),
  }
  return { list, searches }
}

test('a guest is found by each search with the name as it is typed in a hurry', async () => {
  const { list, searches } = await prepare()
  // The pace of searches is limited, so each guest is searched once in each way.
  for (const [nth, [name, ...typed]] of spellings.entries()) {
    const email = members[nth]!.email
    for (const [place, search] of Object.values(searches).entries()) {
      const q = typed[(nth + place) % typed.length]!
      const found = await search(q)
      assert.ok(
        found.includes(email) || found.includes(name.trim()),
        `${name} as ${q} by ${search.name}: ${found.join()}`,
      )
    }
  }
  await sql`update lists set texts_are_right = false where id = ${list.list.id}`.execute(owner)
  for (const [nth, [name, ...typed]] of spellings.entries()) {
    const found = await searches.guests(typed.at(-1)!)
    assert.ok(found.includes(members[nth]!.email), `${name} as ${typed.at(-1)} while its text is rebuilt`)
  }
})

test('a search for accents and apostrophes alone finds no one at the door', async () => {
  const { searches } = await prepare()
  assert.deepEqual(await searches.door('\u0301’´'), [])
})
