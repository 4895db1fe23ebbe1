// Guesses at the links of invitations: 256 random bits, and a rate limit for wrong ones.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { invitePerson, readInvitation } from '#contract/teams.ts'
import { addOrganiser, invitationFor } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()

/** More than the limit lets through; 20,000 with LISTPASS_PROVE=full. */
const many = process.env['LISTPASS_PROVE'] === 'full' ? 20_000 : 300

const read = async (token: string, remoteAddress: string) =>
  app.app.inject({ method: 'POST', url: readInvitation.path, payload: { token }, remoteAddress })

test('guesses at an invitation open nothing and are limited; the true link opens from the same address', async (t) => {
  const { token } = await addOrganiser(app)
  const email = `mira-${randomUUID()}@example.com`
  await app.call(invitePerson, { token, body: { password, email, role: 'viewer' } })
  const link = await invitationFor(app, email)
  const id = link.split('.')[0]!
  const statuses = new Map<number, number>()
  let next = 0
  const one = async () => {
    while (next++ < many) {
      // The id of the real invitation, with another secret.
      const { statusCode } = await read(`${id}.${randomBytes(32).toString('base64url')}`, '10.4.0.1')
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  t.diagnostic(`${many} wrong invitations from one address: ${JSON.stringify(Object.fromEntries(statuses))}`)
  assert.equal(statuses.get(200), undefined)
  assert.ok(statuses.get(429)! > many / 2, JSON.stringify([...statuses]))
  assert.equal((await read(link, '10.4.0.1')).statusCode, 200)
})
