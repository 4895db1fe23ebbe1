// Another tool stored names in the form of HTML. People read, search and export them as they are meant.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { guests } from '#contract/guests.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { findPeople, redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../../database/open.ts'
import { prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

async function shown(text: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select shown_text(${text}) as text`.execute(owner)
  return rows[0]!.text
}

test('entities are read as their letters, however often they were encoded, and all else stays', async () => {
  for (const [stored, meant] of [
    ['Tom &amp; Ann', 'Tom & Ann'],
    ['Tom &amp;amp; Ann', 'Tom & Ann'],
    ['Tom &amp;amp;amp; Ann', 'Tom & Ann'],
    ['TOM &AMP; ANN', 'TOM & ANN'],
    ['Tom &#38; Ann', 'Tom & Ann'],
    ['Tom&nbsp;&#x26;&#160;Ann', 'Tom & Ann'],
    ['Tom &amp;#38; Ann', 'Tom & Ann'],
    ['O&#39;Brien', "O'Brien"],
    ['O&#039;Brien', "O'Brien"],
    ['O&apos;Brien', "O'Brien"],
    ['O&rsquo;Brien', 'O’Brien'],
    ['O&#8217;Brien', 'O’Brien'],
    ['O&#146;Brien', 'O’Brien'],
    ['&quot;Ace&quot; &lt;VIP&gt;', '"Ace" <VIP>'],
    ['J&ouml;rg M&Uuml;LLER-Stra&szlig;', 'Jörg MÜLLER-Straß'],
    ['Jos&eacute; Pe&#241;a &#x1F389;', 'José Peña 🎉'],
    ['&#26446;&#23068;', '李娜'],
    ['AT&T', 'AT&T'],
    ['Tom & Ann; Bob', 'Tom & Ann; Bob'],
    ['A&B;C', 'A&B;C'],
    ['&unknown; &#0; &#55296; &#9999999; &;', '&unknown; &#0; &#55296; &#9999999; &;'],
    ['', ''],
  ] as const)
    assert.equal(await shown(stored), meant)
})

test('a name that was stored as HTML is the meant one at the door, in lists, in searches and in files', async () => {
  const stored = { FNAME: 'Tom &amp;amp; Ann', LNAME: 'O&#39;Brien' }
  const meant = "Tom & Ann O'Brien"
  const list = await prepareList(app, { members: [{ email: 'tom@host.org', merge_fields: stored }] })
  const { token } = list
  const params = { listId: list.list.id }
  const asked = { token, params }
  for (const q of ['Tom & Ann', 'obrien', 'ann', 'tomann']) {
    assert.equal((await app.call(findPeople, { ...asked, query: { q } })).people[0]?.display_value, meant, q)
    assert.equal((await app.call(guests, { ...asked, query: { q } })).guests[0]?.display_value, meant, q)
  }
  for (const q of ['amp', '39'])
    assert.deepEqual((await app.call(findPeople, { ...asked, query: { q } })).people, [], q)
  const { people } = await app.call(peopleByName, { ...asked, query: {} })
  assert.deepEqual([people[0]!.surname, people[0]!.given], ["O'Brien", 'Tom & Ann'])
  assert.equal((await app.call(contactsOfList, { ...asked, query: {} })).contacts[0]!.display_value, meant)
  const file = await app.app.inject({
    url: `/api/lists/${params.listId}/guests?format=csv`,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.ok(file.body.includes(meant), file.body)
  const verdict = await app.call(redeemScan, { ...asked, body: { qr_code: list.codes[0]! } })
  assert.equal(verdict.data?.display_field_value, meant)
  // Mailchimp keeps what it has.
  const { rows } = await sql<{ fields: object }>`
    select merge_fields as fields from contacts where list_id = ${params.listId}`.execute(owner)
  const { FNAME, LNAME } = rows[0]!.fields as typeof stored
  assert.deepEqual({ FNAME, LNAME }, stored)
})
