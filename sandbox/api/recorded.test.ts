// Facts that recorded calls of the real API have shown (facts.md: seen, sure).
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Member = {
  id: string
  email_address: string
  contact_id: string
  unique_email_id: string
  status: string
  last_changed: string
  merge_fields: Record<string, unknown>
}
type Page = { members: Member[]; total_items: number }
type Problem = { type?: string; title: string; detail: string }

async function startWith(emails: string[], status = 'subscribed') {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members: emails.map((email) => ({ email, status })) })
  const members = `/lists/${id}/members`
  const read = async (key: string) => (await started.call<Member>('GET', `${members}/${key}`)).body
  const page = async (query: string) => (await started.call<Page>('GET', `${members}?${query}`)).body
  return { ...started, members, read, page, anna: `${members}/anna@example.com` }
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

test('an unset number reads as an empty text, a set one as a number, and an empty text clears it', async () => {
  const { call, anna, read } = await startWith(['anna@example.com'])
  const table = async () => (await read('anna@example.com')).merge_fields['TABLE']
  assert.equal(await table(), '')
  await call('PATCH', anna, { merge_fields: { TABLE: 7 } })
  assert.equal(await table(), 7)
  await call('PATCH', anna, { merge_fields: { TABLE: '' } })
  assert.equal(await table(), '')
})

test('merge keys that the audience lacks are passed over with 200', async () => {
  const { call, anna, read } = await startWith(['anna@example.com'])
  const { status, body } = await call<Member>('PATCH', anna, { merge_fields: { RENAMED: 3, TABLE: 4 } })
  assert.equal(status, 200)
  assert.equal('RENAMED' in body.merge_fields, false)
  assert.equal((await read('anna@example.com')).merge_fields['TABLE'], 4)
})

test('merge fields of an unsubscribed contact change without a status', async () => {
  const { call, anna } = await startWith(['anna@example.com'], 'unsubscribed')
  const { status, body } = await call<Member>('PATCH', anna, { merge_fields: { FNAME: 'Anna' } })
  assert.equal(status, 200)
  assert.equal(body.status, 'unsubscribed')
  assert.equal(body.merge_fields['FNAME'], 'Anna')
})

test('an archived contact is in no default listing, is found by hash, and comes back with the old values', async () => {
  const { call, anna, members, page, read } = await startWith(['anna@example.com', 'bob@example.com'])
  await call('PATCH', anna, { merge_fields: { FNAME: 'Anna', TABLE: 4 } })
  await call('DELETE', anna)
  const listed = await page('')
  assert.deepEqual(
    listed.members.map(({ email_address: email }) => email),
    ['bob@example.com'],
  )
  assert.equal(listed.total_items, 1)
  assert.equal((await read(md5('anna@example.com'))).status, 'archived')
  const back = await call<Member>('POST', members, { email_address: 'anna@example.com', status: 'subscribed' })
  assert.equal(back.body.status, 'subscribed')
  assert.deepEqual(back.body.merge_fields, { FNAME: 'Anna', LNAME: '', COMPANY: '', TABLE: 4 })
})

test('contact_id stays over two changes of address, unique_email_id does not, and the old hash is 404', async () => {
  const { call, members, read } = await startWith(['first@example.com'])
  const seen = [await read('first@example.com')]
  for (const [from, to] of [
    ['first@example.com', 'second@example.com'],
    ['second@example.com', 'third@example.com'],
  ] as const) {
    seen.push((await call<Member>('PATCH', `${members}/${md5(from)}`, { email_address: to })).body)
    assert.equal((await call('GET', `${members}/${md5(from)}`)).status, 404)
  }
  assert.equal(new Set(seen.map((member) => member.contact_id)).size, 1)
  assert.equal(new Set(seen.map((member) => member.unique_email_id)).size, 3)
})

test('a put that changes nothing leaves last_changed, and a change of tags alone moves it', async () => {
  const { call, anna, now, read } = await startWith(['anna@example.com'])
  const put = () => call('PUT', anna, { email_address: 'anna@example.com', merge_fields: { FNAME: 'Anna' } })
  await put()
  now.ms += 60_000
  await put()
  assert.equal((await read('anna@example.com')).last_changed, '2026-11-01T00:00:00+00:00')
  await call('POST', `${anna}/tags`, { tags: [{ name: 'VIP', status: 'active' }] })
  assert.equal((await read('anna@example.com')).last_changed, '2026-11-01T00:01:00+00:00')
})

test('contacts with one last_changed keep their order over pages, and DESC turns it round exactly', async () => {
  const { page } = await startWith(Array.from({ length: 10 }, (_, place) => `guest${place}@example.com`))
  const order = async (direction: string, count: number) => {
    const ids: string[] = []
    for (let offset = 0; offset < 10; offset += count) {
      const query = `sort_field=last_changed&sort_dir=${direction}&count=${count}&offset=${offset}`
      ids.push(...(await page(query)).members.map(({ id }) => id))
    }
    return ids
  }
  const whole = await order('ASC', 10)
  assert.equal(new Set(whole).size, 10)
  assert.deepEqual(await order('ASC', 3), whole)
  assert.deepEqual(await order('DESC', 4), whole.toReversed())
})

test('the total of a listing since a moment counts only the contacts that changed since', async () => {
  const { call, anna, now, page } = await startWith(['anna@example.com', 'bob@example.com', 'carol@example.com'])
  now.ms += 60_000
  await call('PATCH', anna, { merge_fields: { FNAME: 'Anna' } })
  assert.equal((await page('since_last_changed=2026-11-01T00:00:30Z')).total_items, 1)
  assert.equal((await page('since_timestamp_opt=2026-11-01T00:00:30Z')).total_items, 0)
})

test('a put without an address is 200 at a known hash, and refused at an unknown one', async () => {
  const { call, anna, members } = await startWith(['anna@example.com'])
  const { status, body } = await call<Member>('PUT', anna, { merge_fields: { FNAME: 'Anna' } })
  assert.equal(status, 200)
  assert.equal(body.email_address, 'anna@example.com')
  const unknown = await call('PUT', `${members}/${md5('new@example.com')}`, { status_if_new: 'subscribed' })
  assert.equal(unknown.status, 400)
})

test('an archived contact cannot be removed again', async () => {
  const { call, anna } = await startWith(['anna@example.com'], 'archived')
  const { status, body } = await call<Problem>('DELETE', anna)
  assert.equal(status, 405)
  assert.equal(body.title, 'Method Not Allowed')
  assert.equal(body.detail, 'This list member cannot be removed.  Please contact support.')
})

test('a put at an unknown hash with a known address is Member Exists, without a type', async () => {
  const { call, members } = await startWith(['anna@example.com'])
  const body = { email_address: 'anna@example.com', status_if_new: 'subscribed' }
  const refused = await call<Problem>('PUT', `${members}/${md5('new@example.com')}`, body)
  assert.equal(refused.status, 400)
  assert.equal(refused.body.title, 'Member Exists')
  assert.equal('type' in refused.body, false)
})
