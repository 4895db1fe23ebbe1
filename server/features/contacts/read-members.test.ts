import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { memberHash } from '../../mailchimp/audience.ts'
import { connectAudience } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { withAccount } from '../accounts/open-account.ts'
import { readMembers } from './read-members.ts'

const sandbox = createSandbox()
/** Searches that the test holds back. */
const held: (() => void)[] = []
let isHolding = true

async function fetchHeld(request: Request): Promise<Response> {
  const isSearch = new URL(request.url).pathname.endsWith('/search-members')
  if (isSearch && isHolding) await new Promise<void>((resolve) => held.push(resolve))
  return sandbox.fetch(request)
}

const app = await startTestApp({ sandbox: { ...sandbox, fetch: (input, init) => fetchHeld(new Request(input, init)) } })

test('contacts that left are searched for four at a time', async () => {
  const connected = await connectAudience(app, { members: 1 })
  const scope = { team: connected.personId, list: connected.list.id }
  const emails = Array.from({ length: 10 }, (_, place) => `left${place}@example.com`)
  const said = new Map(emails.map((email) => [memberHash(email), email]))
  const keys = [...said.keys()]

  const account = { id: connected.accountId, teamId: connected.personId }
  await withAccount(app.services, account, 'worker', async (login) => {
    const audience = login.audience(connected.list.list_id)
    const answer = readMembers(app.services, { scope, audience, tags: undefined }, keys, said)
    const atOnce: number[] = []
    try {
      for (const least of [4, 4, 2]) {
        await until(
          () => held.length,
          (length) => length >= least,
        )
        // When a later call has finished, no other search is in progress.
        await audience.countMembers()
        atOnce.push(held.length)
        for (const answerNow of held.splice(0)) answerNow()
      }
    } finally {
      isHolding = false
      for (const answerNow of held) answerNow()
    }
    assert.deepEqual((await answer).missing, keys)
    assert.deepEqual(atOnce, [4, 4, 2])
  })
})
