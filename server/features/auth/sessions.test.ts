import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  allSessions,
  changePassword,
  currentUser,
  endOtherSessions,
  endSession,
  logIn,
  logOut,
  register,
} from '#contract/auth.ts'
import { openAsOwner } from '../../database/open.ts'
import { sweepThrottles } from '../../database/throttle.ts'
import { addOrganiser, signInAgain } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { askDatabase } from '../../testing/processes.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { sweep } from './store.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const another = 'quite another one'
const chosen = (text: string) => ({ password: text, password_confirmation: text })

const isSignedIn = async (token: string) =>
  (await app.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode === 200

const recordsOf = async (personId: string) => {
  const { rows } = await sql<{ action: string }>`
    select action from personal_log where person_id = ${personId} order by id`.execute(owner)
  return rows.map(({ action }) => action)
}

test('changing the password keeps this session, ends the others, and sends a mail', async () => {
  const { email, token, id } = await addOrganiser(app)
  const second = await signInAgain(app, email)
  const { message } = await app.call(changePassword, {
    token,
    body: { current_password: password, ...chosen(another) },
  })
  assert.equal(message, 'Password updated successfully!')
  assert.deepEqual([await isSignedIn(token), await isSignedIn(second)], [true, false])
  assert.equal((await app.refused(logIn, { body: { email, password } })).status, 422)
  await app.call(logIn, { body: { email, password: another } })
  const mail = await app.outbox.about(email, 'Your Listpass password was changed')
  assert.deepEqual(mail.links, [`${testPublicUrl}/password-forget`])
  assert.deepEqual(await recordsOf(id), ['registered', 'signed_in', 'password_changed', 'signed_in'])
})

test('without the current password nothing changes, and the field has the message', async () => {
  const { email, token } = await addOrganiser(app)
  const second = await signInAgain(app, email)
  const wrong = await app.refused(changePassword, { token, body: { current_password: 'not it', ...chosen(another) } })
  assert.deepEqual([wrong.status, wrong.errors], [422, { current_password: ['The current password is wrong.'] }])
  const weak = await app.refused(changePassword, {
    token,
    body: { current_password: password, ...chosen('password123') },
  })
  assert.deepEqual(Object.keys(weak.errors), ['password'])
  const own = await app.refused(changePassword, { token, body: { current_password: password, ...chosen(email) } })
  assert.deepEqual(own.errors, { password: ['This password contains your name or email. Please choose another.'] })
  assert.equal(await isSignedIn(second), true)
  await signInAgain(app, email)
})

test('a stolen session cannot guess the password, and the owner is not held up elsewhere', async () => {
  const { email, token } = await addOrganiser(app)
  const statuses: number[] = []
  for (let tries = 0; tries < 14; tries++) {
    const body = { current_password: `guess ${tries}`, ...chosen(another) }
    statuses.push((await app.refused(changePassword, { token, body })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), ...Array<number>(4).fill(429)])
  await signInAgain(app, email)
})

test('two changes at the same time: one holds', async () => {
  const { email, token } = await addOrganiser(app)
  const texts = ['quite another one 1', 'quite another one 2']
  const answers = await Promise.allSettled(
    texts.map((text) => app.call(changePassword, { token, body: { current_password: password, ...chosen(text) } })),
  )
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  const held = texts[answers.findIndex(({ status }) => status === 'fulfilled')]!
  await app.call(logIn, { body: { email, password: held } })
})

test('an organiser sees their own sessions, latest used first, and no one else does', async () => {
  const { email, token } = await addOrganiser(app)
  await addOrganiser(app, 'Ada')
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
    headers: { 'user-agent': 'A phone' },
  })
  const second = answer.json<{ token: string }>().token
  const { sessions } = await app.call(allSessions, { token: second })
  assert.deepEqual(
    sessions.map(({ id, is_current, user_agent }) => [id, is_current, user_agent]),
    [
      [second.split('.')[0], true, 'A phone'],
      [token.split('.')[0], false, 'lightMyRequest'],
    ],
  )
  assert.ok(!JSON.stringify(sessions).includes(second.split('.')[1]!))
  await sql`update sessions set last_used_at = now() - interval '2 hours' where id = ${second.split('.')[0]}`.execute(
    owner,
  )
  const { sessions: later } = await app.call(allSessions, { token })
  assert.deepEqual(
    later.map(({ id }) => id),
    [token, second].map((each) => each.split('.')[0]),
  )
})

test('one session is ended, or all the others at once', async () => {
  const { email, token, id } = await addOrganiser(app)
  const [second, third, fourth] = [
    await signInAgain(app, email),
    await signInAgain(app, email),
    await signInAgain(app, email),
  ]
  await app.call(endSession, { token, params: { sessionId: second.split('.')[0]! } })
  assert.deepEqual([await isSignedIn(second), await isSignedIn(third)], [false, true])
  const { ended, message } = await app.call(endOtherSessions, { token })
  assert.deepEqual([ended, message], [2, 'You are signed out everywhere else.'])
  assert.deepEqual([await isSignedIn(token), await isSignedIn(third), await isSignedIn(fourth)], [true, false, false])
  assert.equal((await app.call(endOtherSessions, { token })).ended, 0)
  await app.call(logOut, { token })
  assert.deepEqual((await recordsOf(id)).slice(4), ['session_ended', 'other_sessions_ended', 'signed_out'])
})

test('signing out while the account is being deleted works, and the account is deleted', async () => {
  const { token, id } = await addOrganiser(app)
  const deleting = await owner.startTransaction().execute()
  await sql`select from users where id = ${id} for update`.execute(deleting)
  const signingOut = app.call(logOut, { token })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(
    () => askDatabase({ connectionString: app.connectionString }, waiting),
    (rows) => rows.length > 0,
  )
  await sql`delete from users where id = ${id}`.execute(deleting)
  await deleting.commit().execute()
  await signingOut
  assert.equal(await isSignedIn(token), false)
})

test('an expired session looks like one that never existed', async () => {
  const noor = await addOrganiser(app)
  const gone = await signInAgain(app, noor.email)
  const goneId = gone.split('.')[0]!
  await sql`update sessions set last_used_at = now() - interval '8 days' where id = ${goneId}`.execute(owner)
  const ask = async (sessionId: string) => {
    const { statusCode, body } = await app.app.inject({
      method: 'DELETE',
      url: `/api/sessions/${sessionId}`,
      headers: { authorization: `Bearer ${noor.token}` },
    })
    return { statusCode, body }
  }
  const never = await ask(crypto.randomUUID())
  assert.equal(never.statusCode, 404)
  assert.deepEqual(await ask(goneId), never)
  assert.equal((await ask('not-an-id')).statusCode, 404)
  const { sessions } = await app.call(allSessions, { token: noor.token })
  assert.deepEqual(
    sessions.map(({ id }) => id),
    [noor.token.split('.')[0]],
  )
})

test('a session ends 7 days after its last use and 30 days after it began, and is then swept up', async () => {
  const { email, token } = await addOrganiser(app)
  const [idle, old] = [await signInAgain(app, email), await signInAgain(app, email)]
  const [idleId, oldId] = [idle.split('.')[0], old.split('.')[0]]
  await sql`update sessions set last_used_at = now() - interval '6 days 23 hours' where id = ${idleId}`.execute(owner)
  assert.equal(await isSignedIn(idle), true)
  await sql`update sessions set last_used_at = now() - interval '7 days 1 minute' where id = ${idleId}`.execute(owner)
  const { rows } = await sql<{ days: number }>`
    select extract(day from expires_at - created_at)::int as days from sessions where id = ${oldId}`.execute(owner)
  assert.deepEqual(rows, [{ days: 30 }])
  await sql`update sessions set expires_at = now() - interval '1 minute' where id = ${oldId}`.execute(owner)
  assert.deepEqual([await isSignedIn(idle), await isSignedIn(old)], [false, false])
  const left = async () =>
    (
      await sql<{
        id: string
      }>`select id from sessions where id = any (${[idleId, oldId, token.split('.')[0]]})`.execute(owner)
    ).rows.length
  assert.equal(await left(), 3)
  await sweep(app.services.allTeams)
  assert.equal(await left(), 1)
  await sql`update throttles set filled_at = now() - interval '25 hours'`.execute(owner)
  await sweepThrottles(app.services.allTeams)
  assert.equal(
    (await sql<{ count: number }>`select count(*)::int as count from throttles`.execute(owner)).rows[0]!.count,
    0,
  )
})

test("a password that was hashed with other parameters is hashed with today's at the next sign-in", async () => {
  const { email, id, token } = await addOrganiser(app)
  // The hash of 'a long enough one' as an earlier release would have stored it: 8 MiB, one pass.
  const nonce = Buffer.alloc(16, 5)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`
  await sql`update users set password_hash = ${old} where id = ${id}`.execute(owner)
  assert.equal((await app.refused(logIn, { body: { email, password: 'not the one' } })).status, 422)
  const stored = async () =>
    (await sql<{ password_hash: string }>`select password_hash from users where id = ${id}`.execute(owner)).rows[0]!
      .password_hash
  assert.equal(await stored(), old)
  await Promise.all([signInAgain(app, email), signInAgain(app, email)])
  const renewed = await stored()
  assert.equal(app.services.passwords.isOutdated(renewed), false)
  await signInAgain(app, email)
  assert.equal(await stored(), renewed)
  assert.equal(await isSignedIn(token), true)
})

test('a password that changes while it is being checked opens no session', async () => {
  const { email, id } = await addOrganiser(app)
  const before = await sql<{ hash: string }>`select password_hash as hash from users where id = ${id}`.execute(owner)
  const newHash = await app.services.passwords.hash(another, 'here')
  // The sign-in reads the old hash at once, and has to wait for its row at the end.
  const signingIn = await owner.transaction().execute(async (tx) => {
    await sql`select from users where id = ${id} for update`.execute(tx)
    const trying = app.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
    await waitsForLock()
    await sql`update users set password_hash = ${newHash}, password_changed_at = now() where id = ${id}`.execute(tx)
    return { trying }
  })
  assert.equal((await signingIn.trying).statusCode, 422)
  assert.notEqual(before.rows[0]!.hash, newHash)
})

/** Until a transaction waits for a row that another one holds. */
async function waitsForLock(): Promise<void> {
  const find = sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
  await until(
    async () => (await find.execute(owner)).rows.length,
    (waiting) => waiting > 0,
  )
}

test('registration refuses a common password, and one that repeats the form', async () => {
  const form = { name: 'Zoë Quist', email: 'zoe.quist@example.com' }
  for (const text of ['password1', 'iloveyou1', 'zoe.quist@example.com', 'Quist2026!', 'listpass2026']) {
    const refused = await app.refused(register, { body: { ...form, ...chosen(text) } })
    assert.deepEqual([refused.status, Object.keys(refused.errors)], [422, ['password']], text)
  }
  const { token } = await app.call(register, { body: { ...form, ...chosen(password) } })
  await app.call(currentUser, { token })
})
