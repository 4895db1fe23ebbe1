import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Segment = { id: number; name: string; type: string; member_count: number }
type Segments = { segments: Segment[]; total_items: number }
type Members = { members: { id: string; email_address: string; list_id: string }[]; total_items: number }

async function start(guests = 3) {
  const started = startSandbox()
  const members = Array.from({ length: guests }, (_, place) => ({ email: `guest${place}@example.com`, tags: ['VIP'] }))
  const others = [
    { email: 'press@example.com', tags: ['Press'], merge_fields: { COMPANY: 'The Daily', TABLE: 3 } },
    { email: 'left@example.com', tags: ['VIP'], status: 'unsubscribed' },
    { email: 'away@example.com', tags: ['VIP'], status: 'archived' },
  ]
  const { id } = await started.sandbox.addAudience({ members: [...members, ...others] })
  const path = `/lists/${id}/segments`
  const { body } = await started.call<Segments>('GET', `${path}?count=1000`)
  const [vip, press] = body.segments
  const guestsOf = async (segment: number, query = '') =>
    (await started.call<Members>('GET', `${path}/${segment}/members?count=1000${query}`)).body
  return { ...started, id, path, vip: vip!, press: press!, guestsOf }
}

const emails = ({ members }: Members) => members.map(({ email_address: email }) => email)

test('tags are static segments, with their subscribed contacts counted', async () => {
  const { call, path, vip, press, sandbox, id } = await start()
  assert.deepEqual([vip.name, vip.type, vip.member_count], ['VIP', 'static', 3])
  assert.deepEqual([press.name, press.member_count], ['Press', 1])
  sandbox.addSegment(id, { name: 'Table 3', conditions: [] })
  const saved = await call<Segments>('GET', `${path}?type=saved`)
  assert.deepEqual([saved.body.total_items, saved.body.segments[0]!.type], [1, 'saved'])
  assert.equal((await call<Segments>('GET', `${path}?count=1&offset=1`)).body.segments[0]!.name, 'Press')
  assert.equal((await call('GET', `${path}?type=nonsense`)).status, 400)
  const one = await call<Segment>('GET', `${path}/${vip.id}?include_unsubscribed=true`)
  assert.deepEqual([one.body.name, one.body.member_count], ['VIP', 4])
})

test('a segment shows subscribed contacts, and unsubscribed ones on request; archived ones never', async () => {
  const { vip, guestsOf, id } = await start()
  const subscribed = await guestsOf(vip.id)
  assert.deepEqual([subscribed.total_items, emails(subscribed).includes('left@example.com')], [3, false])
  assert.equal(subscribed.members[0]!.list_id, id)
  const all = await guestsOf(vip.id, '&include_unsubscribed=true&include_cleaned=true&include_transactional=true')
  assert.deepEqual([all.total_items, emails(all).includes('left@example.com')], [4, true])
  assert.equal(emails(all).includes('away@example.com'), false)
})

test('pages of a segment hold each contact once, and rows lack the newer parts', async () => {
  const { vip, path, call } = await start(25)
  const seen = new Set<string>()
  for (let offset = 0; offset < 25; offset += 10) {
    const { body } = await call<Members>('GET', `${path}/${vip.id}/members?offset=${offset}`)
    assert.equal(body.total_items, 25)
    for (const member of body.members) seen.add(member.id)
  }
  assert.equal(seen.size, 25)
  assert.equal((await call('GET', `${path}/${vip.id}/members?count=1001`)).status, 400)
  assert.equal((await call('GET', `${path}/${vip.id}/members?fields=members.contact_id`)).status, 400)
})

test('a contact gains and loses tags by the API and on the pages', async () => {
  const { vip, press, guestsOf, call, sandbox, id } = await start()
  const tags = (key: string, name: string, status: 'active' | 'inactive') =>
    call('POST', `/lists/${id}/members/${key}/tags`, { tags: [{ name, status }] })
  await tags('press@example.com', 'VIP', 'active')
  await tags('guest0@example.com', 'VIP', 'inactive')
  assert.deepEqual(emails(await guestsOf(vip.id)).sort(), [
    'guest1@example.com',
    'guest2@example.com',
    'press@example.com',
  ])
  sandbox.tagMember(id, 'press@example.com', [
    { name: 'VIP', status: 'inactive' },
    { name: 'press', status: 'inactive' },
  ])
  assert.equal((await guestsOf(press.id)).total_items, 0)
  const member = sandbox.readMember(id, 'guest1@example.com')!
  assert.deepEqual([member['tags_count'], member['tags']], [1, [{ id: vip.id, name: 'VIP' }]])
})

test('saved segments compare fields and tags at each call', async () => {
  const { vip, guestsOf, sandbox, id } = await start()
  const who = async (...given: Parameters<typeof sandbox.addSegment>[1]['conditions']) =>
    emails(await guestsOf(sandbox.addSegment(id, { name: 'Some', conditions: given }).id)).sort()
  const of = { condition_type: 'TextMerge' } as const
  assert.deepEqual(await who({ ...of, field: 'COMPANY', op: 'is', value: 'the daily' }), ['press@example.com'])
  assert.deepEqual(await who({ ...of, field: 'TABLE', op: 'is', value: '3' }), ['press@example.com'])
  assert.equal((await who({ ...of, field: 'COMPANY', op: 'not', value: 'The Daily' })).length, 3)
  assert.equal((await who({ ...of, field: 'COMPANY', op: 'blank' })).length, 3)
  assert.deepEqual(await who({ ...of, field: 'COMPANY', op: 'blank_not' }), ['press@example.com'])
  assert.deepEqual(await who({ ...of, field: 'EMAIL', op: 'is', value: 'guest1@example.com' }), ['guest1@example.com'])
  assert.deepEqual(await who({ ...of, field: 'NOTHING', op: 'blank' }), [])
  const tag = { condition_type: 'StaticSegment', field: 'static_segment', value: vip.id } as const
  assert.deepEqual(await who({ ...tag, op: 'static_not' }), ['press@example.com'])
  assert.deepEqual(
    await who({ ...tag, op: 'static_is' }, { ...of, field: 'EMAIL', op: 'is', value: 'guest2@example.com' }),
    ['guest2@example.com'],
  )
  const either = {
    name: 'Either',
    match: 'any',
    conditions: [
      { ...tag, op: 'static_is' },
      { ...of, field: 'TABLE', op: 'is', value: '3' },
    ],
  } as const
  const any = sandbox.addSegment(id, { ...either, conditions: [...either.conditions] })
  assert.equal((await guestsOf(any.id)).total_items, 4)
  sandbox.editMember(id, 'press@example.com', { merge_fields: { TABLE: 4 } })
  assert.equal((await guestsOf(any.id)).total_items, 3)
})

test('a deleted tag or segment is 404, and its contacts no longer have it', async () => {
  const { vip, call, path, sandbox, id } = await start()
  const saved = sandbox.addSegment(id, { name: 'All', conditions: [] })
  for (const each of [vip.id, saved.id]) {
    sandbox.deleteSegment(id, each)
    for (const end of ['', '/members']) assert.equal((await call('GET', `${path}/${each}${end}`)).status, 404)
  }
  assert.equal(sandbox.readMember(id, 'guest0@example.com')!['tags_count'], 0)
  assert.deepEqual(
    (await call<Segments>('GET', path)).body.segments.map(({ name }) => name),
    ['Press'],
  )
  assert.throws(() => sandbox.deleteSegment(id, vip.id), /no tag or segment/)
  const other = await sandbox.addAudience({ members: 1 })
  assert.equal((await call('GET', `/lists/${other.id}/segments/${vip.id}`)).status, 404)
})

test('the faults of other listings strike segments too', async () => {
  const { vip, path, call, sandbox, guestsOf } = await start(30)
  const shown = async () => {
    const { members, total_items: total } = await guestsOf(vip.id)
    return [members.length, new Set(members.map(({ id }) => id)).size, total]
  }
  sandbox.changeSettings({ totalShift: 4, pageRows: 7 })
  assert.deepEqual(await shown(), [7, 7, 34])
  sandbox.changeSettings({ totalShift: 0, pageRows: 0, largestCall: 20 })
  assert.equal((await call('GET', `${path}/${vip.id}/members?count=100`)).status, 502)
  assert.equal((await call<Members>('GET', `${path}/${vip.id}/members?count=20`)).body.members.length, 20)
  sandbox.changeSettings({ largestCall: 0, unsteadyTies: true })
  assert.notDeepEqual(emails(await guestsOf(vip.id)), emails(await guestsOf(vip.id)))
  sandbox.changeSettings({ unsteadyTies: false })
  const lie = (
    answer: 'empty' | 'empty_with_total' | 'stale' | 'doubled_rows' | 'other_list',
    operation = 'getSegmentMembers',
  ) => sandbox.setFault({ kind: 'wrong_answer', answer, operation, next: 1 })
  lie('empty')
  assert.deepEqual(await shown(), [0, 0, 0])
  lie('empty_with_total')
  assert.deepEqual(await shown(), [0, 0, 30])
  lie('stale')
  assert.deepEqual(await shown(), [15, 15, 15])
  lie('doubled_rows')
  assert.deepEqual(await shown(), [30, 15, 30])
  lie('other_list')
  assert.equal((await guestsOf(vip.id)).members[0]!.list_id, '0123456789')
  lie('empty', 'getSegments')
  assert.equal((await call<Segments>('GET', path)).body.segments.length, 0)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'not_found', operation: 'getSegment', next: 1 })
  assert.equal((await call('GET', `${path}/${vip.id}`)).status, 404)
  assert.equal((await call('GET', `${path}/${vip.id}`)).status, 200)
})

test('a person and an admin call tag contacts and make segments', async () => {
  const { sandbox, id, vip, guestsOf } = await start()
  const home = 'http://127.0.0.1:4010'
  const press = (path: string, form: Record<string, string>) =>
    sandbox.fetch(home + path, { method: 'POST', body: new URLSearchParams(form) })
  const admin = (method: string, path: string, body?: object) =>
    sandbox.fetch(`${home}/admin/lists/${id}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  await press(`/lists/${id}/members/guest0@example.com`, {
    email_address: 'guest0@example.com',
    tags: 'Press, , Speaker',
  })
  assert.equal((await guestsOf(vip.id)).total_items, 2)
  await admin('POST', '/members/guest0@example.com/tags', { tags: [{ name: 'VIP', status: 'active' }] })
  assert.equal((await guestsOf(vip.id)).total_items, 3)
  await press(`/lists/${id}/segments`, { what: 'add', name: '<Table>', field: 'TABLE', op: 'is', value: '3' })
  const page = await (await sandbox.fetch(`${home}/lists/${id}/segments`)).text()
  assert.ok(page.includes('&lt;Table&gt;') && page.includes('TABLE is 3') && page.includes('Speaker'))
  const made = (await (await admin('POST', '/segments', { name: 'All', conditions: [] })).json()) as { id: number }
  assert.equal(((await (await admin('GET', '/segments')).json()) as unknown[]).length, 5)
  assert.equal((await admin('DELETE', `/segments/${made.id}`)).status, 204)
  await press(`/lists/${id}/segments`, { what: 'delete', id: String(vip.id) })
  assert.deepEqual(
    sandbox.segments(id).map(({ name }) => name),
    ['Press', 'Speaker', '<Table>'],
  )
})
