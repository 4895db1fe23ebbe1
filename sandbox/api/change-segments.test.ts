import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Segment = { id: number; name: string; type: string; member_count: number; options?: object }
type Change = {
  members_added: { email_address: string; tags: { name: string }[] }[]
  members_removed: { email_address: string }[]
  errors: { email_addresses: string[]; error: string }[]
  total_added: number
  total_removed: number
  error_count: number
}
type Tags = { tags: { id: number; name: string }[]; total_items: number }

async function start(guests = 3) {
  const started = startSandbox()
  const { sandbox, call } = started
  const { id } = await sandbox.addAudience({
    members: [
      ...Array.from({ length: guests }, (_, place) => ({ email: `guest${place}@example.com` })),
      { email: 'left@example.com', status: 'unsubscribed' },
      { email: 'away@example.com', status: 'archived' },
    ],
  })
  const path = `/lists/${id}/segments`
  const add = (body: object) => call<Segment>('POST', path, body)
  const change = (segment: number, body: object) => call<Change>('POST', `${path}/${segment}`, body)
  const tagsOf = (email: string) =>
    (sandbox.readMember(id, email)!['tags'] as { name: string }[]).map(({ name }) => name)
  return { ...started, id, path, add, change, tagsOf }
}

test('a tag is made with or without contacts, and its id is that of the contact’s tag', async () => {
  const { add, sandbox, id } = await start()
  const empty = await add({ name: 'Attended: Gala', static_segment: [] })
  assert.deepEqual([empty.status, empty.body.type, empty.body.member_count], [200, 'static', 0])
  const some = await add({
    name: 'VIP',
    static_segment: ['guest0@example.com', 'nobody@example.com', 'GUEST1@example.com'],
  })
  assert.equal(some.body.member_count, 2)
  assert.deepEqual(sandbox.readMember(id, 'guest0@example.com')!['tags'], [{ id: some.body.id, name: 'VIP' }])
  const again = await add({ name: 'attended: gala', static_segment: [] })
  assert.deepEqual(
    [again.status, (again.body as unknown as { detail: string }).detail],
    [400, 'Sorry, that tag already exists.'],
  )
  assert.equal((await add({ name: 'x'.repeat(101), static_segment: [] })).status, 400)
  assert.equal((await add({ name: ' ', static_segment: [] })).status, 400)
  assert.equal((await add({ name: 'Both', static_segment: [], options: { match: 'all', conditions: [] } })).status, 400)
})

test('five hundred addresses get or lose a tag in one call, and one more is refused whole', async () => {
  const { add, change, tagsOf } = await start(501)
  const { id: tag } = (await add({ name: 'Came', static_segment: [] })).body
  const emails = Array.from({ length: 501 }, (_, place) => `guest${place}@example.com`)
  assert.equal((await change(tag, { members_to_add: emails })).status, 400)
  assert.deepEqual(tagsOf('guest0@example.com'), [])
  const { body } = await change(tag, { members_to_add: emails.slice(0, 500) })
  assert.deepEqual([body.total_added, body.members_added.length, body.error_count], [500, 500, 0])
  assert.deepEqual(body.members_added[0]!.tags, [{ id: tag, name: 'Came' }])
  const both = await change(tag, { members_to_add: ['guest500@example.com'], members_to_remove: emails.slice(0, 2) })
  assert.deepEqual([both.body.total_added, both.body.total_removed], [1, 2])
  assert.deepEqual(
    both.body.members_removed.map((row) => row.email_address),
    emails.slice(0, 2),
  )
})

test('unknown and archived addresses are passed over, or named', async () => {
  const { add, change, sandbox, tagsOf } = await start()
  const { id: tag } = (await add({ name: 'Came', static_segment: [] })).body
  const emails = ['guest0@example.com', 'nobody@example.com', 'away@example.com', 'left@example.com']
  const silent = (await change(tag, { members_to_add: emails })).body
  assert.deepEqual([silent.total_added, silent.errors, tagsOf('left@example.com')], [2, [], ['Came']])
  assert.equal((await change(tag, { members_to_add: emails })).body.total_added, 0)
  sandbox.changeSettings({ namesUnknownAddresses: true })
  const told = (await change(tag, { members_to_add: emails })).body
  assert.deepEqual(
    told.errors.map((row) => row.email_addresses),
    [['nobody@example.com'], ['away@example.com']],
  )
  assert.equal(told.error_count, 2)
})

test('contacts of a status that refuses changes are named, and the others get the tag', async () => {
  const { add, change, call, id, sandbox } = await start()
  const { id: tag } = (await add({ name: 'Came', static_segment: [] })).body
  sandbox.changeSettings({ frozenStatuses: ['unsubscribed'] })
  const { body } = await change(tag, { members_to_add: ['guest0@example.com', 'left@example.com'] })
  assert.deepEqual([body.total_added, body.errors[0]!.email_addresses], [1, ['left@example.com']])
  const tags = [{ name: 'Came', status: 'active' }]
  assert.equal((await call('POST', `/lists/${id}/members/left@example.com/tags`, { tags })).status, 400)
})

test('a saved segment takes no addresses', async () => {
  const { add, change } = await start()
  const conditions = [{ condition_type: 'TextMerge', field: 'COMPANY', op: 'blank' }]
  const saved = (await add({ name: 'No company', options: { match: 'all', conditions } })).body
  assert.deepEqual([saved.type, saved.member_count, saved.options], ['saved', 3, { match: 'all', conditions }])
  const refused = await change(saved.id, { members_to_add: ['guest0@example.com'] })
  assert.equal(refused.status, 400)
  assert.match(
    (refused.body as unknown as { detail: string }).detail,
    /A Static Segment with an id of \d+ does not exist/,
  )
  assert.equal((await change(99, { members_to_add: [] })).status, 404)
})

test('segments are renamed, changed and deleted', async () => {
  const { add, call, change, path, tagsOf } = await start()
  const tag = (await add({ name: 'Came', static_segment: ['guest0@example.com'] })).body
  await add({ name: 'VIP', static_segment: ['guest0@example.com'] })
  assert.equal((await call<Segment>('PATCH', `${path}/${tag.id}`, { name: 'Came too' })).body.name, 'Came too')
  assert.deepEqual(tagsOf('guest0@example.com'), ['Came too', 'VIP'])
  assert.equal((await change(tag.id, { members_to_add: ['guest0@example.com'] })).body.total_added, 0)
  assert.equal((await call('PATCH', `${path}/${tag.id}`, { name: 'vip' })).status, 400)
  const conditions = [{ condition_type: 'StaticSegment', field: 'static_segment', op: 'static_not', value: tag.id }]
  const saved = (await add({ name: 'Others', options: { match: 'all', conditions: [] } })).body
  assert.equal(saved.member_count, 3)
  const options = { match: 'all', conditions }
  const changed = await call<Segment>('PATCH', `${path}/${saved.id}`, { name: 'Did not come', options })
  assert.deepEqual([changed.body.name, changed.body.member_count], ['Did not come', 2])
  assert.equal((await call('DELETE', `${path}/${tag.id}`)).status, 204)
  assert.equal((await call('GET', `${path}/${tag.id}`)).status, 404)
  assert.deepEqual(tagsOf('guest0@example.com'), ['VIP'])
})

test('tags are searched by the beginning of their name', async () => {
  const { add, call, id } = await start()
  for (const name of ['Attended: Gala', 'attended: Fair', 'VIP']) await add({ name, static_segment: [] })
  await add({ name: 'Attended, saved', options: { match: 'all', conditions: [] } })
  const search = async (query: string) =>
    (await call<Tags>('GET', `/lists/${id}/tag-search${query}`)).body.tags.map(({ name }) => name)
  assert.deepEqual(await search('?name=ATTENDED'), ['Attended: Gala', 'attended: Fair'])
  assert.deepEqual(await search(`?name=${encodeURIComponent('Attended: Gala')}`), ['Attended: Gala'])
  assert.deepEqual(await search('?name=tended'), [])
  assert.equal((await search('')).length, 3)
})

test('conditions on a sent campaign look at who got it and who opened it', async () => {
  const { sandbox, add, call, id } = await start(4)
  const campaign = sandbox.addCampaign({ list_id: id, html: '<p>Come</p>' })
  const { body } = await call<{ web_id: number }>('GET', `/campaigns/${campaign.id}`)
  const count = async (op: string, value = String(body.web_id)) => {
    const conditions = [{ condition_type: 'Aim', field: 'aim', op, value }]
    return (await add({ name: `${op} ${value}`, options: { match: 'all', conditions } })).body.member_count
  }
  assert.deepEqual([await count('sent'), await count('nosent')], [0, 4])
  sandbox.sendCampaign(campaign.id, {
    to: { 'guest0@example.com': 'opened', 'guest1@example.com': 'soft', 'guest2@example.com': 'hard' },
  })
  assert.deepEqual([await count('sent'), await count('open'), await count('noopen')], [2, 1, 1])
  assert.deepEqual([await count('sent', 'any'), await count('nosent'), await count('sent', '7')], [2, 1, 0])
})

test('an answer that was lost or that lies about a tag', async () => {
  const { add, change, sandbox, tagsOf, call, id } = await start()
  const { id: tag } = (await add({ name: 'Came', static_segment: [] })).body
  const toAdd = { members_to_add: ['guest0@example.com'] }
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'changeSegmentMembers', next: 1 })
  assert.equal((await change(tag, toAdd)).body.total_added, 1)
  assert.deepEqual(tagsOf('guest0@example.com'), [])
  sandbox.setFault({ kind: 'lost_answer', operation: 'changeSegmentMembers', next: 1 })
  await assert.rejects(change(tag, toAdd), TypeError)
  assert.deepEqual(tagsOf('guest0@example.com'), ['Came'])
  sandbox.setFault({ kind: 'refused_rows', emails: ['guest1@example.com'], error: 'Not her.' })
  const partly = await change(tag, { members_to_add: ['guest1@example.com', 'guest2@example.com'] })
  assert.deepEqual(
    [partly.body.total_added, partly.body.errors],
    [1, [{ email_addresses: ['guest1@example.com'], error: 'Not her.' }]],
  )
  sandbox.changeSettings({ largestCall: 1 })
  assert.equal((await change(tag, { members_to_add: ['guest0@example.com', 'guest2@example.com'] })).status, 502)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'changeMemberTags', next: 1 })
  await call('POST', `/lists/${id}/members/guest2@example.com/tags`, { tags: [{ name: 'VIP', status: 'active' }] })
  assert.deepEqual(tagsOf('guest2@example.com'), ['Came'])
})
