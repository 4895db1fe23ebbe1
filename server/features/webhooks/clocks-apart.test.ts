// Mailchimp dates changes by its own clock, which may be almost five minutes fast or slow.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAsOwner } from '../../database/open.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp, type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'

let shiftMs = 0
const app = await startListeningApp({ clock: () => Date.now() + shiftMs })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** Polls once, as if the two polls before had just ended. */
async function poll({ list }: Listened): Promise<void> {
  const now = new Date()
  const asked = { polled_at: null, poll_from: now, poll_began: now }
  await owner.updateTable('lists').set(asked).where('id', '=', list.id).execute()
  await until(
    () => owner.selectFrom('lists').select('polled_at').where('id', '=', list.id).executeTakeFirstOrThrow(),
    ({ polled_at: polledAt }) => polledAt !== null,
  )
}

for (const [shift, name] of [
  [-290_000, 'slow'],
  [290_000, 'fast'],
] as const) {
  test(`a poll finds what changed while Mailchimp's clock is 4 minutes 50 seconds ${name}`, async () => {
    shiftMs = 0
    const listened = await prepareListening(app, { members: 3, status: 'subscribed' })
    const { listId, members } = { listId: listened.list.list_id, members: `/lists/${listened.list.list_id}/members` }
    const contacts = () =>
      owner.selectFrom('contacts').select(['email', 'merge_fields']).where('list_id', '=', listened.list.id).execute()
    const { email } = (await contacts())[0]!
    await poll(listened)
    shiftMs = shift
    const joining = { email_address: `joined-${listId}@example.com`, status: 'subscribed' }
    await callMailchimp(app, listened, 'POST', members, joining)
    await callMailchimp(app, listened, 'PATCH', `${members}/${email}`, { merge_fields: { FNAME: 'Later' } })
    await poll(listened)
    const known = new Map((await contacts()).map((each) => [each.email, each.merge_fields['FNAME']]))
    assert.ok(known.has(joining.email_address))
    assert.equal(known.get(email), 'Later')
  })
}
