import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { setDisplayField, syncFromMailchimp } from '#contract/codes.ts'
import { changeContact, type Contact, contactsOfList, type ContactState } from '#contract/contacts.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, prepareList } from '../../testing/factories.ts'
import { askDatabase } from '../../testing/processes.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { rebuildTexts } from './texts/store.ts'

const app = await startTestApp({ own: 'its database gets a setting' })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const people = [
  ['ada@example.com', 'Ada', 'Brightwell'],
  ['zoe@example.com', 'Zoë', 'Åkesson'],
  ['li.na@example.com', '李', '娜'],
  ['percent@example.com', '100%', 'O_Neil'],
  ['obrien@example.com', 'Mary-Jane', "O'Brien"],
].map(([email, FNAME, LNAME]) => ({ email: email!, status: 'subscribed', merge_fields: { FNAME, LNAME } }))

const guests = await prepareList(app, { members: people })

async function find(q: string | undefined, state?: ContactState, of: Pick<Connected, 'token' | 'list'> = guests) {
  const query = { ...(q !== undefined && { q }), ...(state && { state }) }
  const { contacts } = await app.call(contactsOfList, { token: of.token, params: { listId: of.list.id }, query })
  return contacts
}

/** The choice of a display field doubts the texts of a list; then a job rebuilds them. */
const rebuilt = ({ list }: Pick<Connected, 'list'>) =>
  until(
    () => sql<{ is: boolean }>`select texts_are_right as is from lists where id = ${list.id}`.execute(owner),
    ({ rows }) => rows[0]!.is,
  )

const emails = (contacts: Contact[]) => contacts.map(({ email }) => email)

test('contacts are found by words of name and email, in any order, without case and accents', async () => {
  assert.deepEqual(emails(await find('AKESSON zoe')), ['zoe@example.com'])
  assert.deepEqual(emails(await find('bright')), ['ada@example.com'])
  assert.deepEqual(emails(await find('li.na@')), ['li.na@example.com'])
  assert.deepEqual(emails(await find('娜')), ['li.na@example.com'])
  assert.deepEqual(emails(await find("o'brien mary-j")), ['obrien@example.com'])
  assert.deepEqual(await find('nobody at all'), [])
})

test('signs that mean something to a database are only letters', async () => {
  assert.deepEqual(emails(await find('100%')), ['percent@example.com'])
  assert.deepEqual(emails(await find('O_Neil')), ['percent@example.com'])
  assert.deepEqual(await find('%'.repeat(2)), [])
  assert.deepEqual(await find("'; drop table contacts; --"), [])
})

test('a contact is found by the new name, and by the value that the door shows', async () => {
  const list = await prepareList(app, {
    fields: [
      { tag: 'FNAME', name: 'First name', type: 'text' },
      { tag: 'TABLE', name: 'Table', type: 'text' },
    ],
    members: [{ email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', TABLE: 'Wisteria' } }],
  })
  const found = async (q: string) => (await find(q, undefined, list)).length
  const params = { listId: list.list.id }
  app.sandbox.editMember(list.list.list_id, 'ada@example.com', { merge_fields: { FNAME: 'Augusta' } }, 'admin')
  await app.call(syncFromMailchimp, { token: list.token, params })
  await until(
    () => found('augusta'),
    (count) => count === 1,
  )
  assert.deepEqual([await found('example augusta'), await found('wisteria')], [1, 0])
  await app.call(setDisplayField, { token: list.token, params, body: { display_field: 'TABLE' } })
  assert.deepEqual([await found('augusta'), await found('wisteria')], [1, 1])
  await rebuilt(list)
  assert.deepEqual([await found('augusta'), await found('wisteria')], [1, 1])
})

test('every contact of a list that came in pieces is found after its texts are rebuilt', async () => {
  const members = Array.from({ length: 250 }, (_, n) => ({
    email: `guest${n}@example.com`,
    status: 'subscribed',
    merge_fields: { FNAME: n % 2 ? 'Odd' : 'Even' },
  }))
  const list = await prepareList(app, { members })
  const scope = { team: list.personId, list: list.list.id }
  const found = async () =>
    app.services.database.as(scope, (tx) =>
      sql<{
        n: number
      }>`select cardinality(contacts_with_words(${list.list.id}, 'all', '{odd,guest}', '', 1000, 1000)) as n`.execute(
        tx,
      ),
    )
  await rebuilt(list)
  assert.equal((await found()).rows[0]!.n, 125)
  await sql`update lists set texts_are_right = false where id = ${list.list.id}`.execute(owner)
  await app.services.database.as(scope, (tx) => rebuildTexts(tx, list.list.id))
  assert.equal((await found()).rows[0]!.n, 125)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from contact_texts where list_id = ${list.list.id}`.execute(owner)
  assert.equal(rows[0]!.n, Math.ceil(250 / 32))
})

test('each state shows exactly its contacts', async () => {
  const list = await prepareList(app, { members: 6 })
  const params = { listId: list.list.id }
  const [first, second, third] = await find(undefined, undefined, list)
  await app.call(redeemScan, { token: list.token, params, body: { qr_code: first!.qr_code } })
  const change = (contact: Contact, body: object) =>
    app.call(changeContact, { token: list.token, params: { ...params, contactId: contact.id }, body })
  await change(second!, { is_blocked: true })
  await change(third!, { max_scans: 0 })
  const inState = async (state: ContactState) => emails(await find(undefined, state, list))
  assert.deepEqual(await inState('checked_in'), [first!.email])
  assert.deepEqual(await inState('used_up'), [first!.email])
  assert.deepEqual(await inState('blocked'), [second!.email, third!.email].sort())
  assert.equal((await inState('not_yet')).length, 5)
  assert.deepEqual([await inState('removed'), await inState('refused')], [[], []])
})

test('pages follow each other by email, and none is shown twice', async () => {
  const list = await prepareList(app, { members: 120 })
  const seen: string[] = []
  for (let after: string | undefined; ;) {
    const query = after === undefined ? {} : { after }
    const page = await app.call(contactsOfList, { token: list.token, params: { listId: list.list.id }, query })
    seen.push(...emails(page.contacts))
    if (page.next === null) break
    after = page.next
  }
  assert.equal(new Set(seen).size, list.codes.length)
  const keys = seen.map((email) => email.toLowerCase())
  assert.deepEqual(keys, keys.toSorted())
  for (const after of ['x', "' or 1=1", 'a@b.c 0b0f2f3a-1b1c-4d4e-8f00-00000000000', `a@b.c ${'-'.repeat(36)}`]) {
    const params = { listId: list.list.id }
    assert.equal((await app.refused(contactsOfList, { token: list.token, params, query: { after } })).status, 422)
  }
})

test('a maximum that is changed here counts at once, and comes to Mailchimp', async () => {
  const list = await prepareList(app, { members: 1 })
  const [contact] = await find(undefined, undefined, list)
  const params = { listId: list.list.id, contactId: contact!.id }
  const scan = () =>
    app.call(redeemScan, { token: list.token, params: { listId: list.list.id }, body: { qr_code: contact!.qr_code } })
  const changed = await app.call(changeContact, { token: list.token, params, body: { max_scans: 2 } })
  assert.deepEqual([changed.contact.max_scans, changed.contact.is_blocked], [2, false])
  assert.deepEqual([(await scan()).reason, (await scan()).reason, (await scan()).reason], ['ok', 'ok', 'already_used'])
  const held = () =>
    Promise.resolve(
      app.sandbox.readMember(list.list.list_id, contact!.email)!['merge_fields'] as Record<string, unknown>,
    )
  await until(held, (fields) => fields['QRMAX'] === 2 && fields['QRSCANS'] === 2)
})

test('a blocked code is refused until it is unblocked', async () => {
  const list = await prepareList(app, { members: 1 })
  const [contact] = await find(undefined, undefined, list)
  const params = { listId: list.list.id, contactId: contact!.id }
  const block = (isBlocked: boolean) =>
    app.call(changeContact, { token: list.token, params, body: { is_blocked: isBlocked } })
  const scan = () =>
    app.call(redeemScan, { token: list.token, params: { listId: list.list.id }, body: { qr_code: contact!.qr_code } })
  await block(true)
  assert.equal((await scan()).reason, 'blocked')
  await block(false)
  assert.equal((await scan()).reason, 'ok')
})

test('a contact that never existed is not found, and no maximum is below zero', async () => {
  const [contact] = await find(undefined)
  const body = { max_scans: 9 }
  const params = { listId: guests.list.id, contactId: contact!.id }
  const missing = { ...params, contactId: '0b0f2f3a-1b1c-4d4e-8f00-000000000000' }
  const refused = await app.refused(changeContact, { token: guests.token, params: missing, body })
  assert.deepEqual([refused.status, refused.message], [404, 'Contact not found'])
  assert.equal((await app.refused(changeContact, { token: guests.token, params, body: { max_scans: -1 } })).status, 422)
})

test('read by other processes of the database, as a list of a million is, it tells the same and nothing of others', async () => {
  const ask = <Row extends Record<string, unknown>>(text: string) => askDatabase<Row>(app, text)
  const [setting] = await ask<{ name: string }>(
    "select name from pg_settings where name in ('debug_parallel_query', 'force_parallel_mode')",
  )
  const [database] = await ask<{ name: string }>('select current_database() as name')
  const change = (words: string) => ask(`alter database "${database!.name}" ${words}`)
  const launched = async () => {
    const [seen] = await ask<{ count: string | null }>(`
      select to_jsonb(d) ->> 'parallel_workers_launched' as count from pg_stat_database d
      where datname = current_database()`)
    return seen!.count
  }
  await prepareList(app, { members: people })
  await change(`set ${setting!.name} = on`)
  const before = await launched()
  // Separate connections, which start with that setting.
  const node = await app.addNode({ works: false })
  const search = async (q: string) => {
    const asked = { token: guests.token, params: { listId: guests.list.id }, query: { q } }
    return emails((await node.call(contactsOfList, asked)).contacts)
  }
  assert.deepEqual(await search('AKESSON zoe'), ['zoe@example.com'])
  assert.deepEqual(await search('example'), emails(await find('example')))
  assert.equal((await search('example')).length, people.length)
  // PostgreSQL counts parallel workers since version 18; older versions return null.
  if (before !== null) await until(launched, (count) => Number(count) > Number(before))
  await change(`reset ${setting!.name}`)
})
