import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { startSandbox } from '../testing/start-sandbox.ts'
import { cutToBytes } from './merge-values.ts'

type Member = {
  id: string
  email_address: string
  contact_id: string
  status: string
  last_changed: string
  merge_fields: Record<string, unknown>
}
type Page = { members: Member[]; total_items: number }

async function startWith(members: number | { email: string; status?: string; in_compliance?: boolean }[]) {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members })
  return { ...started, id, members: `/lists/${id}/members` }
}

test('a page has ten contacts when nothing is said, a thousand at most, and no archived ones', async () => {
  const { call, members } = await startWith(1200)
  const usual = await call<Page>('GET', members)
  assert.equal(usual.body.members.length, 10)
  assert.equal(usual.body.total_items, 1140)
  const most = await call<Page>('GET', `${members}?count=1000&offset=1000`)
  assert.equal(most.body.members.length, 140)
  const tooMany = await call('GET', `${members}?count=1001`)
  assert.equal(tooMany.status, 400)
  const archived = await call<Page>('GET', `${members}?status=archived&count=1000`)
  assert.equal(archived.body.total_items, 60)
  assert.ok(archived.body.members.every(({ status }) => status === 'archived'))
})

test('pages of a sorted listing hold everyone once', async () => {
  const { call, members, sandbox } = await startWith(500)
  sandbox.changeSettings({ archivedListed: true })
  const seen = new Set<string>()
  for (let offset = 0; offset < 500; offset += 90) {
    const { body } = await call<Page>(
      'GET',
      `${members}?count=90&offset=${offset}&sort_field=timestamp_opt&sort_dir=DESC`,
    )
    assert.equal(body.total_items, 500)
    for (const member of body.members) seen.add(member.id)
  }
  assert.equal(seen.size, 500)
})

test('a contact is found by md5, plain address in any case, and contact_id', async () => {
  const { call, members } = await startWith([{ email: 'Anna.Jansen@example.com' }])
  const md5 = createHash('md5').update('anna.jansen@example.com').digest('hex')
  const { body } = await call<Member>('GET', `${members}/${md5}`)
  assert.equal(body.id, md5)
  for (const key of ['ANNA.jansen@example.com', body.contact_id, encodeURIComponent('anna.jansen@example.com')]) {
    assert.equal((await call<Member>('GET', `${members}/${key}`)).body.id, md5)
  }
  assert.equal((await call('GET', `${members}/nobody@example.com`)).status, 404)
})

test('since_last_changed and before_last_changed leave out the moment itself', async () => {
  const { call, members, now } = await startWith([])
  const add = (email: string) => call('POST', members, { email_address: email, status: 'subscribed' })
  await add('first@example.com')
  now.ms += 10_000
  await add('second@example.com')
  const emails = async (query: string) =>
    (await call<Page>('GET', `${members}?${query}`)).body.members.map((member) => member.email_address)
  assert.deepEqual(await emails('since_last_changed=2026-11-01T00:00:00%2B00:00'), ['second@example.com'])
  assert.deepEqual(await emails('since_last_changed=2026-10-31T23:59:59Z'), ['first@example.com', 'second@example.com'])
  assert.deepEqual(await emails('before_last_changed=2026-11-01T00:00:10Z'), ['first@example.com'])
  assert.equal((await call('GET', `${members}?since_last_changed=yesterday`)).status, 400)
})

test('adding an existing member is refused in Mailchimp’s words', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com' }])
  const { status, body } = await call('POST', members, { email_address: 'Anna@example.com', status: 'subscribed' })
  assert.equal(status, 400)
  assert.equal(body['title'], 'Member Exists')
  assert.equal(body['detail'], 'anna@example.com is already a list member. Use PUT to insert or update list members.')
})

test('an invalid or made-up address is refused', async () => {
  const { call, members } = await startWith([])
  const details = []
  for (const email_address of ['nonsense', 'anna@example.invalid']) {
    details.push((await call('POST', members, { email_address, status: 'subscribed' })).body['detail'])
  }
  assert.deepEqual(details, [
    'Please provide a valid email address.',
    'anna@example.invalid looks fake or invalid, please enter a real email address.',
  ])
})

test('a put creates a contact with status_if_new and keeps the status of an existing one', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com', status: 'pending' }])
  const put = (email: string) =>
    call<Member>('PUT', `${members}/${email}`, { email_address: email, status_if_new: 'unsubscribed' })
  assert.equal((await put('anna@example.com')).body.status, 'pending')
  assert.equal((await put('new@example.com')).body.status, 'unsubscribed')
  const without = await call('PUT', `${members}/other@example.com`, { email_address: 'other@example.com' })
  assert.equal(without.status, 400)
})

test('a patch changes only the given values, and never adds a contact', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com' }])
  await call('PATCH', `${members}/anna@example.com`, { merge_fields: { FNAME: 'Anna', TABLE: 7 } })
  const { body } = await call<Member>('PATCH', `${members}/anna@example.com`, { merge_fields: { TABLE: '8' } })
  assert.deepEqual(body.merge_fields, { FNAME: 'Anna', LNAME: '', COMPANY: '', TABLE: 8 })
  assert.equal((await call('PATCH', `${members}/nobody@example.com`, { merge_fields: {} })).status, 404)
})

test('a write that changes nothing leaves last_changed', async () => {
  const { call, members, now } = await startWith([{ email: 'anna@example.com' }])
  const path = `${members}/anna@example.com`
  const write = () => call<Member>('PATCH', path, { merge_fields: { FNAME: 'Anna' } })
  const first = await write()
  now.ms += 60_000
  assert.equal((await write()).body.last_changed, first.body.last_changed)
  const changed = await call<Member>('PATCH', path, { merge_fields: { FNAME: 'Ann' } })
  assert.equal(changed.body.last_changed, '2026-11-01T00:01:00+00:00')
})

test('a new address moves the contact to a new id and keeps the contact_id', async () => {
  const { call, members } = await startWith([{ email: 'old@example.com' }, { email: 'taken@example.com' }])
  const before = await call<Member>('GET', `${members}/old@example.com`)
  const after = await call<Member>('PATCH', `${members}/old@example.com`, { email_address: 'new@example.com' })
  assert.notEqual(after.body.id, before.body.id)
  assert.equal(after.body.contact_id, before.body.contact_id)
  assert.equal((await call('GET', `${members}/old@example.com`)).status, 404)
  const taken = await call('PATCH', `${members}/new@example.com`, { email_address: 'taken@example.com' })
  assert.equal(taken.body['title'], 'Member Exists')
})

test('a member who unsubscribed or bounced cannot be subscribed, but can be set to pending', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com', status: 'cleaned' }])
  const set = (status: string) => call('PATCH', `${members}/anna@example.com`, { status })
  const refused = await set('subscribed')
  assert.equal(refused.status, 400)
  assert.equal(refused.body['title'], 'Member In Compliance State')
  assert.equal(
    refused.body['detail'],
    'anna@example.com is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.',
  )
  assert.equal((await set('pending')).status, 200)
  assert.equal((await call('PATCH', `${members}/anna@example.com`, { status: 'archived' })).status, 400)
})

test('an archived contact can come back; deleting for good cannot be undone', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com' }])
  const path = `${members}/anna@example.com`
  assert.equal((await call('DELETE', path)).status, 204)
  assert.equal((await call<Page>('GET', members)).body.total_items, 0)
  assert.equal((await call<Member>('GET', path)).body.status, 'archived')
  const back = await call<Member>('POST', members, { email_address: 'anna@example.com', status: 'subscribed' })
  assert.equal(back.body.status, 'subscribed')

  assert.equal((await call('POST', `${path}/actions/delete-permanent`)).status, 204)
  assert.equal((await call('GET', path)).status, 404)
  const again = await call('POST', members, { email_address: 'anna@example.com', status: 'subscribed' })
  assert.equal(again.body['title'], 'Forgotten Email Not Subscribed')
})

test('tags come and go by name', async () => {
  const { call, members } = await startWith([{ email: 'anna@example.com' }])
  const path = `${members}/anna@example.com/tags`
  const change = (name: string, status: string) => call('POST', path, { tags: [{ name, status }], is_syncing: true })
  assert.equal((await change('VIP', 'active')).status, 204)
  await change('Press', 'active')
  await change('VIP', 'inactive')
  const { body } = await call<{ tags: { name: string }[]; total_items: number }>('GET', path)
  assert.deepEqual(
    body.tags.map(({ name }) => name),
    ['Press'],
  )
})

test('an account has settings for behaviour that Mailchimp’s documents leave open', async () => {
  const { sandbox, call, members } = await startWith([
    { email: 'anna@example.com' },
    { email: 'gone@example.com', status: 'cleaned' },
    { email: 'away@example.com', status: 'archived' },
  ])
  const table = async () => (await call<Member>('GET', `${members}/anna@example.com`)).body.merge_fields
  assert.equal((await table())['TABLE'], '')
  sandbox.changeSettings({ unsetNumber: 'null' })
  assert.equal((await table())['TABLE'], null)
  sandbox.changeSettings({ unsetNumber: 'absent' })
  assert.equal('TABLE' in (await table()), false)

  sandbox.changeSettings({ archivedListed: true, frozenStatuses: ['cleaned'] })
  assert.equal((await call<Page>('GET', members)).body.total_items, 3)
  assert.equal((await call('PATCH', `${members}/gone@example.com`, { merge_fields: { FNAME: 'X' } })).status, 400)
})

test('text is cut to 255 bytes and never inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(300), (text, most) => {
      const cut = cutToBytes(text, most)
      assert.ok(Buffer.byteLength(cut) <= most)
      assert.ok(text.startsWith(cut))
      assert.ok(Buffer.byteLength(text) <= most || Buffer.byteLength(cut) > most - 4)
    }),
  )
})

test('a made-up thousand has every status, script and gap', async () => {
  const { call, members, sandbox } = await startWith(1000)
  sandbox.changeSettings({ archivedListed: true })
  const { body } = await call<Page>('GET', `${members}?count=1000`)
  assert.equal(new Set(body.members.map(({ status }) => status)).size, 6)
  const names = body.members.map((member) => String(member.merge_fields['FNAME']))
  for (const script of [
    /\p{Script=Han}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Hebrew}/u,
    /\p{Script=Cyrillic}/u,
    /ø/,
    /^$/,
  ]) {
    assert.ok(
      names.some((name) => script.test(name)),
      String(script),
    )
  }
})

test('a search of a list finds exactly the contact with that address', async () => {
  const { call, id } = await startWith([{ email: 'anna@example.com' }, { email: 'ben@example.com' }])
  type Found = { exact_matches: { members: Member[]; total_items: number } }
  const search = async (query: string) =>
    (await call<Found>('GET', `/search-members?list_id=${id}&query=${encodeURIComponent(query)}`)).body.exact_matches
  assert.deepEqual(
    (await search('ANNA@example.com')).members.map(({ email_address: email }) => email),
    ['anna@example.com'],
  )
  assert.deepEqual(await search('cara@example.com'), { members: [], total_items: 0 })
  assert.equal((await call('GET', '/search-members?list_id=other&query=anna@example.com')).status, 404)
})

test('half of an address comes by an import alone, and then no change by the API is kept', async () => {
  const { call, sandbox } = startSandbox()
  const { id } = await sandbox.addAudience({
    fields: [
      { tag: 'FNAME', name: 'First Name', type: 'text' },
      { tag: 'HOME', name: 'Address', type: 'address' },
    ],
    members: [{ email: 'ann@example.com', merge_fields: { FNAME: 'Ann', HOME: { city: 'Springfield' } } }],
  })
  const path = `/lists/${id}/members/ann@example.com`
  const patch = (merge_fields: object) => call<Member>('PATCH', `${path}?skip_merge_validation=true`, { merge_fields })
  const passedOver = await patch({ FNAME: 'Bea' })
  assert.deepEqual([passedOver.status, passedOver.body.merge_fields['FNAME']], [200, 'Ann'])
  const batch = {
    members: [{ email_address: 'ann@example.com', status_if_new: 'subscribed', merge_fields: { FNAME: 'Bea' } }],
  }
  const rows = await call<{ total_updated: number; updated_members: Member[] }>('POST', `/lists/${id}`, {
    ...batch,
    update_existing: true,
  })
  assert.deepEqual([rows.body.total_updated, rows.body.updated_members[0]!.merge_fields['FNAME']], [1, 'Ann'])
  assert.equal((await patch({ HOME: { city: 'Chicago' } })).status, 400)
  sandbox.changeSettings({ halfAddresses: 'refused' })
  assert.equal((await patch({ FNAME: 'Bea' })).status, 400)
  const whole = { addr1: '1 Main Street', city: 'Springfield', state: 'IL', zip: '62701' }
  assert.equal((await patch({ FNAME: 'Bea', HOME: whole })).body.merge_fields['FNAME'], 'Bea')
})
