// The answer time must not reveal whether an email has an account: the same work is done for both. proofs/same-time.test.ts measures it.
import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openAsOwner } from '../../database/open.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { passwordHashes } from '../../secrets/open-passwords.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

let hashes = 0
subscribe(passwordHashes.name, () => void (hashes += 1))

const known = 'known@example.com'
const strangers = ['other@example.com', 'third@example.com'] as const

let visits = 0
async function post(url: string, payload: object) {
  // Each call comes from another address, so that no rate limit applies.
  const remoteAddress = `10.${1 + (visits >> 16)}.${(visits >> 8) & 255}.${visits++ & 255}`
  return app.app.inject({ method: 'POST', url, payload, remoteAddress })
}

const given = { name: 'Noor', email: known, password, password_confirmation: password }
assert.equal((await post('/api/register', given)).statusCode, 200)

const signIn = async (email: string) =>
  assert.equal((await post('/api/login', { email, password: 'not the one' })).statusCode, 422)

test('a wrong password takes one hash, with or without an account', async () => {
  for (const email of [known, strangers[0]]) {
    const before = hashes
    await signIn(email)
    assert.equal(hashes - before, 1)
  }
})

const forgot = async (email: string) => assert.equal((await post('/api/forgot-password', { email })).statusCode, 200)

async function jobs(): Promise<{ name: string; size: number; keys: string[] }[]> {
  const { rows } = await sql<{ name: string; size: number; keys: string[] }>`
    select name, length(data::text) as size, array(select jsonb_object_keys(data) order by 1) as keys
    from listpass_jobs.job where name = 'send-reset-link' order by created_on`.execute(app.services.database.open)
  return rows
}

test('to have forgotten a password leaves the same behind for both: one job of the same size, and no link yet', async () => {
  await forgot(known)
  await forgot(strangers[1])
  const [ofKnown, ofStranger, ...others] = await jobs()
  assert.deepEqual(others, [])
  assert.deepEqual(ofKnown, ofStranger)
  assert.deepEqual(ofKnown!.keys, ['askedAt', 'box', 'resetId'])
  const links = await sql<{ count: number }>`select count(*)::int as count from password_resets`.execute(owner)
  assert.equal(links.rows[0]!.count, 0)
})
