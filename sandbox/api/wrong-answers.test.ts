import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Row = { id: string; email_address: string; merge_fields: Record<string, unknown> }
type Members = { members: Row[]; list_id: string; total_items: number }
type Written = { updated_members: Row[]; errors: { email_address: string }[]; error_count: number }

const guests = Array.from({ length: 9 }, (_, place) => ({ email: `guest${place}@example.com` }))

async function start() {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members: guests })
  const list = (more = 'count=100') => started.call<Members>('GET', `/lists/${id}/members?${more}`)
  const write = () =>
    started.call<Written>('POST', `/lists/${id}`, {
      members: guests.map(({ email }) => ({
        email_address: email,
        status_if_new: 'unsubscribed',
        merge_fields: { TABLE: 7 },
      })),
      update_existing: true,
    })
  const tables = () =>
    guests.map(({ email }) => (started.sandbox.readMember(id, email)!['merge_fields'] as Row['merge_fields'])['TABLE'])
  return { ...started, id, list, write, tables }
}

test('a call is turned away with a page, a problem or nothing, and is not done', async () => {
  for (const [answer, status] of [
    ['html_404', 404],
    ['html_200', 200],
    ['not_found', 404],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['nothing', 200],
  ] as const) {
    const { sandbox, write, tables } = await start()
    sandbox.setFault({ kind: 'wrong_answer', answer, next: 1 })
    const turned = await write()
    assert.equal(turned.status, status, answer)
    assert.deepEqual(new Set(tables()), new Set(['']), answer)
    assert.equal((await write()).body.updated_members.length, 9, `${answer} strikes once`)
  }
})

test('listings are empty, stale, short, doubled or of another list, with status 200', async () => {
  const { sandbox, list, id } = await start()
  const shown = async (
    answer: 'empty' | 'empty_with_total' | 'stale' | 'lacks_rows' | 'doubled_rows' | 'other_list',
  ) => {
    sandbox.setFault({ kind: 'wrong_answer', answer, next: 1 })
    const { status, body } = await list()
    assert.equal(status, 200)
    const distinct = new Set(body.members.map((row) => row.id)).size
    return { rows: body.members.length, distinct, total: body.total_items, isOurs: body.list_id === id }
  }
  assert.deepEqual(await shown('empty'), { rows: 0, distinct: 0, total: 0, isOurs: true })
  assert.deepEqual(await shown('empty_with_total'), { rows: 0, distinct: 0, total: 9, isOurs: true })
  assert.deepEqual(await shown('stale'), { rows: 4, distinct: 4, total: 4, isOurs: true })
  assert.deepEqual(await shown('lacks_rows'), { rows: 6, distinct: 6, total: 9, isOurs: true })
  assert.deepEqual(await shown('doubled_rows'), { rows: 9, distinct: 5, total: 9, isOurs: true })
  assert.deepEqual(await shown('other_list'), { rows: 9, distinct: 9, total: 9, isOurs: false })
})

test('a write is confirmed and not kept', async () => {
  const { sandbox, write, tables } = await start()
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', next: 1 })
  const { body } = await write()
  assert.equal(body.updated_members.length, 9)
  assert.deepEqual(new Set(tables()), new Set(['']))
})

test('a row that is not written counts as refused, even if the errors are unclear', async () => {
  for (const [answer, addresses, count] of [
    ['errors_unnamed', [''], 1],
    ['errors_counted_only', [], 1],
    ['errors_in_other_case', [' GUEST0@EXAMPLE.COM '], 1],
    ['errors_of_strangers', ['stranger@example.org'], 1],
    ['rows_unaccounted', [], 0],
  ] as const) {
    const { sandbox, write, tables } = await start()
    sandbox.setFault({ kind: 'wrong_answer', answer, next: 1 })
    const { body } = await write()
    assert.deepEqual(
      body.errors.map((error) => error.email_address),
      addresses,
      answer,
    )
    assert.equal(body.error_count, count, answer)
    assert.deepEqual(tables(), ['', ...guests.slice(1).map(() => 7)], answer)
  }
})

test('calls above the largest size are 502 and nothing of them is done', async () => {
  const { sandbox, list, write, tables } = await start()
  sandbox.changeSettings({ largestCall: 5 })
  assert.equal((await write()).status, 502)
  assert.deepEqual(new Set(tables()), new Set(['']))
  assert.equal((await list('count=6')).status, 502)
  assert.equal((await list('count=5')).status, 200)
})

test('pages are shorter than asked for, and the total is off', async () => {
  const { sandbox, list } = await start()
  sandbox.changeSettings({ pageRows: 4, totalShift: -3 })
  const { body } = await list()
  assert.deepEqual([body.members.length, body.total_items], [4, 6])
})

test('contacts of the same time come in another order from call to call', async () => {
  const { sandbox, list } = await start()
  const order = async () => (await list()).body.members.map((row) => row.email_address).join()
  assert.equal(await order(), await order())
  sandbox.changeSettings({ unsteadyTies: true })
  const orders = new Set([await order(), await order(), await order(), await order()])
  assert.ok(orders.size > 1)
})
