// The view of the log of changes: pages, one list, and only the own team's records.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { deleteAccount, updateAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { createFields } from '#contract/codes.ts'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience } from '../../testing/factories.ts'
import { recordsOf } from '../../testing/audited-acts.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

test('the view has the newest first, 50 a page, with the names of lists, of all or of one list', async () => {
  const ada = await connectAudience(app, { members: 2 }, 'Ada')
  const ask = { token: ada.token }
  for (let times = 0; times < 60; times++) {
    const body = { account_name: `Name ${times}`, is_active: true }
    await app.call(updateAccount, { ...ask, params: { accountId: ada.accountId }, body })
  }
  await app.call(createFields, { ...ask, params: { listId: ada.list.id } })

  const first = await app.call(auditLog, ask)
  assert.equal(first.entries.length, 50)
  assert.deepEqual(
    [first.entries[0]!.action, first.entries[0]!.list, first.entries[0]!.who],
    ['fields_created', { id: ada.list.id, name: ada.list.name }, 'organiser'],
  )
  const second = await app.call(auditLog, { ...ask, query: { after: first.next! } })
  assert.equal(second.next, null)
  const all = [...first.entries, ...second.entries]
  const stored = await recordsOf(owner, ada)
  assert.deepEqual(
    all.map(({ id }) => id),
    stored.map(({ id }) => id).toReversed(),
  )
  assert.deepEqual(
    all.map(({ at }) => at),
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )

  const ofList = await app.call(auditLog, { ...ask, query: { list: ada.list.id } })
  assert.deepEqual(
    ofList.entries.map(({ action }) => action),
    ['fields_created'],
  )
  await app.call(deleteAccount, { ...ask, params: { accountId: ada.accountId }, body: { password } })
  const { entries } = await app.call(auditLog, ask)
  assert.deepEqual(
    entries.slice(0, 2).map(({ action, list }) => [action, list]),
    [
      ['account_deleted', null],
      ['fields_created', null],
    ],
  )
})

test('records of another organiser are not shown, whichever entry the page begins after', async () => {
  const ben = await connectAudience(app, { members: 2 }, 'Ben')
  const cleo = await connectAudience(app, { members: 2 }, 'Cleo')
  const ask = { token: cleo.token }
  const theirs = new Set((await recordsOf(owner, ben)).map(({ id }) => id))
  for (const after of [...theirs, 'ffffffff-ffff-7fff-bfff-ffffffffffff']) {
    const { entries } = await app.call(auditLog, { ...ask, query: { after } })
    assert.deepEqual(
      entries.filter(({ id }) => theirs.has(id)),
      [],
    )
  }
})
