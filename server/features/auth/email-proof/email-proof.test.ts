// An email is proven by its mailbox. Until then an account gets no passkey, no link and no invitation.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { currentUser, forgotPassword, register, resetPassword } from '#contract/auth.ts'
import { addScannerLink } from '#contract/doors.ts'
import { askForCode, confirmEmail, emailProof } from '#contract/email-proof.ts'
import { beginOidcLink } from '#contract/oidc.ts'
import { beginPasskey } from '#contract/passkeys.ts'
import { acceptInvitation, invitePerson, teamPeople } from '#contract/teams.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addOrganiser, invitationFor } from '../../../testing/factories.ts'
import { startIssuer } from '../../../testing/issuer.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { addApp } from '../../../testing/second-factor.ts'
import { startTestApp, testPublicUrl } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { makeTicket } from '../tickets.ts'
import { goodForMinutes, termsFor } from './code.ts'
import { password } from '../../../testing/samples.ts'

const issuer = await startIssuer(testPublicUrl, [])
atEnd(issuer.close)
const app = await startTestApp({ oidc: issuer.settings })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const subject = 'Your code for Listpass'
const body = { password }

/** Somebody who typed an email, which may be another person's. */
async function registerOnly(email = `stranger-${randomUUID().slice(0, 8)}@example.com`) {
  const form = { name: 'Noor', email, password, password_confirmation: password }
  const { token } = await app.call(register, { body: form })
  return { token, email }
}

const isProven = async (token: string) => (await app.call(emailProof, { token })).is_proven

async function codeFor(email: string): Promise<string> {
  const { text } = await app.outbox.about(email, subject)
  return /\b\d{8}\b/.exec(text!)![0]
}

/** A call that only a page of ours may make. */
async function askFromPage(token: string, url: string) {
  const headers = { origin: testPublicUrl, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` }
  const page = await app.app.inject({ method: 'GET', url: '/api/user', headers })
  const value = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value
  const marked = { ...headers, cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value }
  return app.app.inject({ method: 'POST', url, headers: marked, payload: body })
}

const inviting = { email: 'victim@example.com', role: 'editor', password }

test('with an unproven email no passkey, no link and no invitation is made, and the answer says what to do', async () => {
  const { token, email } = await registerOnly()
  assert.equal(await isProven(token), false)
  const passkey = await app.refused(beginPasskey, { token, body })
  const invitation = await app.refused(invitePerson, { token, body: inviting })
  const link = await askFromPage(token, beginOidcLink.path)
  for (const { code, message } of [passkey, invitation, link.json<typeof passkey>()]) {
    assert.equal(code, 'email_unproven')
    assert.match(message, new RegExp(`^Confirm first that ${email} is yours: choose “Send code” under Passkeys`))
  }
  assert.deepEqual([passkey.status, invitation.status, link.statusCode], [409, 409, 409])
  assert.deepEqual((await app.call(teamPeople, { token })).invitations, [])
})

test('registering, connecting Mailchimp and making doors needs no proof', async () => {
  const { token } = await registerOnly()
  const mailchimp = app.sandbox.addAccount()
  await app.sandbox.addAudience({ members: 1, account: mailchimp.id })
  const added = { account_name: 'Supper club', api_key: mailchimp.apiKey }
  const { account } = await app.call(addAccount, { token, body: added })
  const door = { label: 'North door', may_check_in_by_name: false, expires_at: null }
  await app.call(addScannerLink, { token, params: { listId: account.lists[0]!.id }, body: door })
  await addApp(app, token)
  assert.equal(await isProven(token), false)
})

test('the code of a letter proves the email, and then everything is open', async () => {
  const { token, email } = await registerOnly()
  const { ticket, message } = await app.call(askForCode, { token, body: {} })
  assert.match(message, /^This Listpass sends no email\. Its operator finds the letter .* users confirm-email/)
  const code = await codeFor(email)
  const wrong = code.startsWith('1') ? `2${code.slice(1)}` : `1${code.slice(1)}`
  const refused = await app.refused(confirmEmail, { token, body: { ticket, code: wrong } })
  assert.deepEqual(refused.errors, { code: ['The code is wrong. Check the newest email.'] })
  await app.call(confirmEmail, { token, body: { ticket, code: ` ${code.slice(0, 4)} ${code.slice(4)} ` } })
  assert.equal(await isProven(token), true)
  await app.call(beginPasskey, { token, body })
  await app.call(invitePerson, { token, body: inviting })
  const { entries } = await app.call(auditLog, { token })
  assert.ok(entries.some(({ action }) => action === 'email_confirmed'))
})

test('a ticket proves the email of its own person only, for 30 minutes', async () => {
  const [victim, thief] = [await registerOnly(), await registerOnly()]
  const { ticket } = await app.call(askForCode, { token: victim.token, body: {} })
  const code = await codeFor(victim.email)
  assert.equal((await app.refused(confirmEmail, { token: thief.token, body: { ticket, code } })).status, 409)

  const earlier = (minutes: number) => ({
    ...app.services,
    database: { ...app.services.database, now: () => new Date(Date.now() - minutes * 60_000) },
  })
  const { user } = await app.call(currentUser, { token: victim.token })
  const terms = termsFor(user)
  for (const [minutes, status] of [
    [31, 409],
    [29, 200],
  ] as const) {
    const given = { ticket: makeTicket(earlier(minutes), terms, { code }, goodForMinutes), code }
    if (status === 200) await app.call(confirmEmail, { token: victim.token, body: given })
    else assert.equal((await app.refused(confirmEmail, { token: victim.token, body: given })).status, status)
  }
})

test('neither the queue nor the browser has the code in clear', async () => {
  const { token, email } = await registerOnly()
  const { ticket } = await app.call(askForCode, { token, body: {} })
  const code = await codeFor(email)
  assert.ok(!ticket.includes(code))
  const { rows } = await sql<{
    data: object
  }>`select data from listpass_jobs.job where name = 'mail-email-code'`.execute(app.services.database.open)
  assert.ok(rows.length > 0 && rows.every(({ data }) => !JSON.stringify(data).includes(code)))
})

test('guesses at a code are limited, and so are letters to one address, whichever account asks', async () => {
  const { token, email } = await registerOnly()
  const { ticket } = await app.call(askForCode, { token, body: {} })
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await app.refused(confirmEmail, { token, body: { ticket, code: `0000000${tries % 10}` } })).status)
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 422), 429, 429])

  for (let tries = 0; tries < 4; tries++) await app.call(askForCode, { token, body: {} })
  for (let tries = 0; tries < 500; tries++)
    assert.equal((await app.refused(askForCode, { token, body: {} })).status, 429)
  const openJobs = () =>
    sql<{ open: number }>`select count(*)::int as open from listpass_jobs.job where state < 'completed'`
      .execute(app.services.database.open)
      .then(({ rows }) => rows[0]!.open)
  await until(openJobs, (open) => open === 0)
  const letters = (await app.outbox.mails(email)).filter((mail) => mail.subject === subject)
  assert.equal(letters.length, 5)
})

test('a reset by mail proves the email, and so does an invitation that came by mail', async () => {
  const { token, email } = await registerOnly()
  await app.call(forgotPassword, { body: { email } })
  const mail = await app.outbox.about(email, 'Choose a new password for Listpass')
  const link = mail.links.find((each) => each.includes('#'))!.split('#')[1]!
  const chosen = { password: 'quite another one', password_confirmation: 'quite another one' }
  await app.call(resetPassword, { body: { token: link, ...chosen } })
  const { email_proven_at: at } = await owner
    .selectFrom('users')
    .select('email_proven_at')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.ok(at)
  assert.equal((await app.refused(emailProof, { token })).status, 401)

  const noor = await addOrganiser(app)
  const mira = await registerOnly()
  await app.call(invitePerson, { token: noor.token, body: { ...inviting, email: mira.email } })
  assert.equal(await isProven(mira.token), false)
  await app.call(acceptInvitation, { token: mira.token, body: { token: await invitationFor(app, mira.email) } })
  assert.equal(await isProven(mira.token), true)
})
