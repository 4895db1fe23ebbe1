import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changePassword, currentUser, forgotPassword, logIn, register, resetPassword } from '#contract/auth.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addOrganiser, signInAgain } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp, testPublicUrl } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const another = 'quite another one'
const chosen = (text: string) => ({ password: text, password_confirmation: text })

const linkOf = (links: string[]) => links.find((link) => link.includes('/reset-password#'))!

async function askForLink(email: string, count = 1): Promise<string> {
  const { message } = await app.call(forgotPassword, { body: { email } })
  assert.equal(message, 'Password reset link sent to your email!')
  const link = linkOf((await app.outbox.newest(email, count)).links)
  assert.ok(link.startsWith(`${testPublicUrl}/reset-password#`))
  return link.split('#').at(-1)!
}

/** Waits until every requested mail was sent or dropped. */
async function allJobsDone(node = app): Promise<void> {
  const count = () =>
    sql<{ open: number }>`select count(*)::int as open from listpass_jobs.job where state < 'completed'`
      .execute(node.services.database.open)
      .then(({ rows }) => rows[0]!.open)
  await until(count, (open) => open === 0)
}

test('a forgotten password is chosen anew by a link in a mail, and all sessions end', async () => {
  const { email, token: session } = await addOrganiser(app)
  const second = await signInAgain(app, email)
  await app.call(forgotPassword, { body: { email: email.toUpperCase() } })
  const token = linkOf((await app.outbox.about(email, 'Choose a new password for Listpass')).links)
    .split('#')
    .at(-1)!
  const { message } = await app.call(resetPassword, { body: { token, ...chosen(another) } })
  assert.equal(message, 'Password updated successfully!')
  for (const ended of [session, second]) assert.equal((await app.refused(currentUser, { token: ended })).status, 401)
  assert.equal((await app.refused(logIn, { body: { email, password } })).status, 422)
  await app.call(logIn, { body: { email, password: another } })

  const told = await app.outbox.about(email, 'Your Listpass password was changed')
  assert.deepEqual(told.links, [`${testPublicUrl}/password-forget`])
})

test('the mail is in our words, and leads nowhere but to us', async () => {
  const email = 'zoe@example.com'
  await app.call(register, { body: { name: 'Zoë', email, ...chosen(password) } })
  await askForLink(email)
  const mail = await app.outbox.newest(email)
  assert.equal(mail.subject, 'Choose a new password for Listpass')
  assert.match(mail.text!, /^Hello Zoë,/)
  assert.match(mail.text!, /works once, for 30 minutes/)
  assert.deepEqual(
    [...mail.html!.matchAll(/https?:\/\/[^"<\s]+/g)].filter(([link]) => !link.startsWith(testPublicUrl)),
    [],
  )
})

test('a link works once, also when it is used twice at the same time', async () => {
  const { email } = await addOrganiser(app)
  const token = await askForLink(email)
  const tries = ['quite another one 1', 'quite another one 2', 'quite another one 3']
  const answers = await Promise.allSettled(
    tries.map((text) => app.call(resetPassword, { body: { token, ...chosen(text) } })),
  )
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  const again = await app.refused(resetPassword, { body: { token, ...chosen(another) } })
  assert.deepEqual([again.status, again.message], [422, 'This link no longer works. Ask for a new one.'])
})

test('asking again voids the link before, and so does changing the password', async () => {
  const { email, token: session } = await addOrganiser(app)
  const first = await askForLink(email)
  const second = await askForLink(email, 2)
  assert.notEqual(first, second)
  const refused = await app.refused(resetPassword, { body: { token: first, ...chosen(another) } })
  assert.equal(refused.message, 'This link no longer works. Ask for a new one.')
  await app.call(changePassword, { token: session, body: { current_password: password, ...chosen(another) } })
  assert.equal((await app.refused(resetPassword, { body: { token: second, ...chosen(password) } })).status, 422)
})

test('a link that was asked for before the password changed is not mailed afterwards', async () => {
  const quiet = await startTestApp({ works: false })
  const { email, token } = await addOrganiser(quiet)
  await quiet.call(forgotPassword, { body: { email } })
  await quiet.call(changePassword, { token, body: { current_password: password, ...chosen(another) } })
  await quiet.addNode({ works: true })
  await allJobsDone(quiet)
  const subjects = (await quiet.outbox.mails(email)).map(({ subject }) => subject)
  assert.deepEqual(subjects, ['Your Listpass password was changed'])
})

test('a link runs out after 30 minutes', async () => {
  const { email } = await addOrganiser(app)
  const token = await askForLink(email)
  const [id] = token.split('.') as [string]
  const minutes = await sql<{ left: number }>`
    select (extract(epoch from expires_at - now()) / 60)::float8 as left from password_resets where id = ${id}`.execute(
    owner,
  )
  const { left } = minutes.rows[0]!
  assert.ok(left > 29 && left <= 30)
  await sql`update password_resets set expires_at = now() - interval '1 second' where id = ${id}`.execute(owner)
  assert.equal((await app.refused(resetPassword, { body: { token, ...chosen(another) } })).status, 422)
})

test('every link that is not good gets one and the same answer', async () => {
  const { email } = await addOrganiser(app)
  const token = await askForLink(email)
  const [id, secret] = token.split('.') as [string, string]
  const swapped = secret.startsWith('A') ? `B${secret.slice(1)}` : `A${secret.slice(1)}`
  const wrong = [`${id}.${swapped}`, `${crypto.randomUUID()}.${secret}`, id, `${token}x`, "'; drop table users; --", '']
  const answers = await Promise.all(
    wrong.map((text) => app.refused(resetPassword, { body: { token: text, ...chosen(another) } })),
  )
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  assert.equal(answers[0]!.message, 'This link no longer works. Ask for a new one.')
  await app.call(resetPassword, { body: { token, ...chosen(another) } })
})

test('a password that is too common does not use the link up', async () => {
  const { email } = await addOrganiser(app, 'Noor')
  const token = await askForLink(email)
  const common = await app.refused(resetPassword, { body: { token, ...chosen('password123') } })
  assert.deepEqual(common.errors, {
    password: ['This password is one of the most common ones. Please choose another.'],
  })
  assert.deepEqual(
    Object.keys((await app.refused(resetPassword, { body: { token, ...chosen('Noor2026!') } })).errors),
    ['password'],
  )
  await app.call(resetPassword, { body: { token, ...chosen(another) } })
})

test('an email without an account gets the same answer, and no mail', async () => {
  const { email } = await addOrganiser(app)
  const ask = (to: string) =>
    app.app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email: to }, remoteAddress: '10.9.0.1' })
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  assert.equal(known.statusCode, 200)
  const seen = ({ statusCode, body, headers }: typeof known) => ({
    statusCode,
    body,
    headers: { ...headers, date: '' },
  })
  assert.deepEqual(seen(known), seen(unknown))
  await app.outbox.newest(email)
  await allJobsDone()
  assert.deepEqual(await app.outbox.mails('nobody@example.com'), [])
})

test('at most three mails an hour go to one address, and the answer does not show it', async () => {
  const { email } = await addOrganiser(app)
  for (let asked = 1; asked <= 6; asked++) {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { email },
      remoteAddress: `10.8.0.${asked}`,
    })
    assert.equal(answer.statusCode, 200)
    // A newer request would replace one that is not mailed yet.
    await app.outbox.newest(email, Math.min(asked, 3))
  }
  await allJobsDone()
  assert.equal((await app.outbox.mails(email)).length, 3)
})

test('a caller who requests or tries many links has to wait', async () => {
  const post = (url: string, payload: object) =>
    app.app
      .inject({ method: 'POST', url, payload, remoteAddress: '2001:db8:7:7::9' })
      .then(({ statusCode }) => statusCode)
  const asked: number[] = []
  const tried: number[] = []
  for (let count = 0; count < 25; count++) {
    asked.push(await post('/api/forgot-password', { email: `somebody${count}@example.com` }))
    tried.push(
      await post('/api/reset-password', { token: `${crypto.randomUUID()}.${'a'.repeat(43)}`, ...chosen(another) }),
    )
  }
  assert.deepEqual(asked, [...Array<number>(20).fill(200), ...Array<number>(5).fill(429)])
  assert.deepEqual(tried, [...Array<number>(20).fill(422), ...Array<number>(5).fill(429)])
})
