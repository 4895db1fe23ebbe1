import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAccount } from '#contract/accounts.ts'
import { connectOptions } from '#contract/connect.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { oauthClient } from '../../../sandbox/seed/first-account.ts'
import { addTeam, teamHeader } from '#contract/teams.ts'
import { assertNotice, openConsent, publicUrl } from '../../testing/consent.ts'

const { clock, instead, asked, pretend, sandbox, app, plain, owner, openBrowser, consent, addMailchimp, accountsOf } =
  await openConsent()

test('consent by a user who may not read lists keeps the account, which says why', async () => {
  const mailchimp = await addMailchimp()
  sandbox.setFault({ kind: 'wrong_answer', answer: 'forbidden', operation: 'getLists' }, mailchimp.id)
  const browser = await openBrowser()
  const back = await browser.get(await consent(await browser.begin(), mailchimp.id))
  assert.deepEqual([back.status, back.headers['location']], [303, '/setup/audience'])
  const [account] = await accountsOf(browser.token)
  assert.deepEqual(account!.lists, [])
  assert.match(account!.lists_refused!, /may not do this/)
})

test('consent connects the account with its lists, and leads on to the choice of an audience', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  assert.deepEqual(await app.call(connectOptions, { token: browser.token }), { oauth: true })
  const page = await browser.begin()
  assert.deepEqual(
    [page.origin, page.pathname, page.searchParams.get('redirect_uri'), page.searchParams.get('client_id')],
    ['https://login.mailchimp.com', '/oauth2/authorize', `${publicUrl}/mailchimp/callback`, oauthClient.id],
  )
  const back = await browser.get(await consent(page, mailchimp.id))
  assert.deepEqual([back.status, back.headers['location']], [303, '/setup/audience'])
  const [account] = await accountsOf(browser.token)
  assert.deepEqual(
    [account!.account_name, account!.api_key, account!.lists.map(({ name }) => name)],
    ['Supper club', '••••••••us14', ['Guests']],
  )
  await app.call(syncLists, { token: browser.token, params: { accountId: account!.id } })
  const stored = JSON.stringify(await owner.selectFrom('accounts').selectAll().execute())
  assert.doesNotMatch(stored, /"credential":"[0-9a-f]{32}"/)
  assert.equal((await owner.selectFrom('oauth_states').selectAll().execute()).length, 0)
})

test('the marks of a browser are kept from scripts and other sites as far as they can be', async () => {
  const browser = await openBrowser(plain, 'https://listpass.test')
  assert.ok(browser.cookies.some((text) => /^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Secure$/.test(text)))
  await browser.post()
  const mark = browser.cookies.find((text) => text.startsWith('listpass_browser='))
  assert.match(mark!, /; Path=\/mailchimp; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
  assert.ok(!(await browser.get('/qr-code/x')).headers['set-cookie'])
})

test('where no client is configured, the API key is offered instead', async () => {
  const browser = await openBrowser(plain, 'https://listpass.test')
  assert.deepEqual(await plain.call(connectOptions, { token: browser.token }), { oauth: false })
  const { status, body } = await browser.post()
  assert.equal(status, 409)
  assert.match(body, /API key instead/)
})

test('a consent for another team that was refused links back to that team', async () => {
  const browser = await openBrowser()
  const { team } = await app.call(addTeam, { token: browser.token, body: { name: 'Client' } })
  const { body } = await browser.post({ [teamHeader]: team.id })
  const state = new URL((JSON.parse(body) as { url: string }).url).searchParams.get('state')!
  const back = await browser.get(`/mailchimp/callback?state=${state}&error=access_denied`)
  assert.equal(back.status, 403)
  assert.match(back.body, new RegExp(`href="/t/${team.id}/setup/account".*href="/t/${team.id}/app"`, 's'))
})

test('consent for another team leads back to the addresses of that team', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const { team } = await app.call(addTeam, { token: browser.token, body: { name: 'Client' } })
  const { body } = await browser.post({ [teamHeader]: team.id })
  const page = new URL((JSON.parse(body) as { url: string }).url)
  const back = await browser.get(await consent(page, mailchimp.id))
  assert.deepEqual([back.status, back.headers['location']], [303, `/t/${team.id}/setup/audience`])
  assert.deepEqual(await accountsOf(browser.token), [])
  const { accounts } = await app.call(allAccounts, { token: browser.token, team: team.id })
  assert.deepEqual(
    accounts.map(({ lists }) => lists.map(({ name }) => name)),
    [['Guests']],
  )
})

test('only a page of ours may begin, for the signed-in organiser', async () => {
  const browser = await openBrowser()
  const other = await openBrowser()
  for (const headers of [
    { 'x-xsrf-token': undefined },
    { 'x-xsrf-token': other.jar.get('XSRF-TOKEN') },
    { 'x-xsrf-token': '', cookie: 'XSRF-TOKEN=' },
    { cookie: '' },
    { 'x-requested-with': undefined },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const { status, body } = await browser.post(headers)
    assert.equal(status, 403, JSON.stringify(headers))
    assert.match(body, /did not come from Listpass/)
  }
  assert.equal((await browser.post({ authorization: undefined })).status, 401)
  const foreign = await browser.post({}, { user_id: other.id })
  assert.equal(foreign.status, 403)
  assert.match(foreign.body, /User not authenticated/)
  assert.match((await browser.post({}, { account_name: ' ' })).body, /account name is required/)
  assert.equal((await owner.selectFrom('oauth_states').selectAll().execute()).length, 0)
})

test('an organiser who denies access is told, and can start again', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const denied = await consent(await browser.begin(), mailchimp.id, 'deny')
  assertNotice(await browser.get(denied), 403, /did not allow access/)
  assertNotice(await browser.get(denied), 403, /no longer works/)
  assert.equal((await browser.get(await consent(await browser.begin(), mailchimp.id))).status, 303)
})

test('a way back works once, in the browser that left, for ten minutes', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const elsewhere = await openBrowser()
  const back = await consent(await browser.begin(), mailchimp.id)
  assertNotice(await elsewhere.get(back), 403, /another browser/)
  await elsewhere.begin()
  assertNotice(await elsewhere.get(back), 403, /another browser/)
  const both = await Promise.all([browser.get(back), browser.get(back)])
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [303, 403],
  )
  assert.deepEqual(await accountsOf(elsewhere.token), [])

  const late = await consent(await browser.begin(), mailchimp.id)
  await owner
    .updateTable('oauth_states')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('person_id', '=', browser.id)
    .execute()
  assertNotice(await browser.get(late), 403, /took too long/, `/t/${browser.id}`)
  for (const nonsense of ['', '?code=abc', '?state=x&code=y', '?state=a&state=b&code=c', '?error=%3Cscript%3E']) {
    assertNotice(await browser.get(`/mailchimp/callback${nonsense}`), 403, /no longer works/)
  }
})

test('a spent, expired or foreign code is refused, and nothing is stored', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const old = await consent(await browser.begin(), mailchimp.id)
  clock.ms += 31_000
  assertNotice(await browser.get(old), 422, /already used, or has expired/)
  const first = await consent(await browser.begin(), mailchimp.id)
  const second = await browser.begin()
  assert.equal((await browser.get(first)).status, 303)
  const spent = new URLSearchParams(first.split('?')[1])
  spent.set('state', second.searchParams.get('state')!)
  assertNotice(await browser.get(`/mailchimp/callback?${spent.toString()}`), 422, /already used, or has expired/)
  const noCode = (await browser.begin()).searchParams.get('state')!
  assertNotice(await browser.get(`/mailchimp/callback?state=${noCode}`), 422, /did not say who you are/)
  assert.equal((await accountsOf(browser.token)).length, 1)
})

test('no answer of the sign-in leads anywhere else, whatever it says', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  const token = () => json({ access_token: '0'.repeat(32), expires_in: 0, scope: null })
  const hostile: [(Response | 'lost')[], number, RegExp][] = [
    ...['evil.example', 'us1.evil', 'us1/../..', 'us1@evil', 'US1', '', 'us1234', '127.0.0.1:80'].map(
      (dc): [Response[], number, RegExp] => [[token(), json({ dc }), json({ dc })], 503, /start again/],
    ),
    [[token(), json({ error: 'invalid_token' })], 422, /already used/],
    [[token(), json({ dc: 14 }), json({ dc: 14 })], 503, /start again/],
    [[token(), json([]), json([])], 503, /start again/],
    [[json({ access_token: 'a b\r\nx: y' })], 503, /start again/],
    [[json({ access_token: 'x'.repeat(100_000) })], 503, /start again/],
    [[new Response('<html>', { status: 502 })], 503, /start again/],
    [[json({ error: 'invalid_client' }, 400)], 422, /API key instead/],
    [['lost'], 503, /start again/],
    [[token(), 'lost', 'lost'], 503, /start again/],
    [[new Response(null, { status: 429 })], 503, /start again/],
  ]
  for (const [answers, status, says] of hostile) {
    asked.length = 0
    const back = await consent(await browser.begin(), mailchimp.id)
    instead.splice(0, instead.length, ...answers)
    assertNotice(await browser.get(back), status, says)
    const hosts = new Set(asked.map((line) => line.split(/[ /]/)[1]))
    assert.deepEqual([...hosts], ['login.mailchimp.com'])
  }
  instead.length = 0
  assert.deepEqual(await accountsOf(browser.token), [])
})

test('metadata that is lost once, or has its ids as text, is no trouble', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const back = await consent(await browser.begin(), mailchimp.id)
  const { searchParams } = new URL(back, publicUrl)
  const exchanged = await pretend.fetch('https://login.mailchimp.com/oauth2/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: oauthClient.id,
      client_secret: oauthClient.secret,
      redirect_uri: `${publicUrl}/mailchimp/callback`,
      code: searchParams.get('code')!,
    }),
  })
  const metadata = { dc: 'us14', user_id: '12345', login: { login_id: '54321' }, api_endpoint: 'https://evil.example' }
  instead.push(exchanged, 'lost', Response.json(metadata))
  asked.length = 0
  assert.equal((await browser.get(back)).status, 303)
  assert.ok(asked.every((line) => !line.includes('evil')))
})

test('an account is connected also when its lists do not come at once', async () => {
  const mailchimp = await addMailchimp()
  sandbox.setFault({ kind: 'server_error', operation: 'getLists' }, mailchimp.id)
  const browser = await openBrowser()
  assert.equal((await browser.get(await consent(await browser.begin(), mailchimp.id))).status, 303)
  const [account] = await accountsOf(browser.token)
  assert.deepEqual(account!.lists, [])
})

test('consent once more renews the credential of the same account, also of one that was connected by key', async () => {
  const mailchimp = await addMailchimp()
  const browser = await openBrowser()
  const { token } = browser
  const { account } = await app.call(addAccount, {
    token,
    body: { account_name: 'By key', api_key: mailchimp.apiKey },
  })
  sandbox.revokeKey(mailchimp.id)
  const params = { accountId: account.id }
  await app.refused(syncLists, { token, params })
  assert.equal((await accountsOf(token))[0]!.needs_reconnect, true)
  // A consent has its own token, independent of the key.
  sandbox.revokeKey(mailchimp.id, false)
  assert.equal((await browser.get(await consent(await browser.begin(), mailchimp.id))).status, 303)
  const after = await accountsOf(token)
  assert.deepEqual(
    after.map(({ id, account_name: name, needs_reconnect: needs }) => [id, name, needs]),
    [[account.id, 'By key', false]],
  )
  await app.call(syncLists, { token, params })
  const [{ credential } = { credential: '' }] = await owner
    .selectFrom('accounts')
    .select('credential')
    .where('id', '=', account.id)
    .execute()
  assert.ok(!credential.includes(mailchimp.apiKey))
  const actions = await owner.selectFrom('audit_log').select('action').where('owner_id', '=', browser.id).execute()
  assert.ok(actions.some(({ action }) => action === 'account_reconnected'))
})

test('the page after a failed consent is in the language of the browser', async () => {
  const page = await app.app.inject({ url: '/mailchimp/callback', headers: { 'accept-language': 'de-AT,de;q=0.9' } })
  assert.equal(page.headers['content-language'], 'de')
  assert.match(page.body, /<html lang="de">/)
  assert.match(page.body, /<h1>Diese Weiterleitung von Mailchimp gilt nicht mehr\.<\/h1>/)
  assert.match(page.body, /<nav aria-label="So geht es weiter"><a href="\/setup\/account">Konto verbinden<\/a>/)
  assert.match(page.body, />Zur Übersicht<\/a>/)
})

test('the policy allows the notice’s own styles', async () => {
  const style = await app.app.inject({ url: '/mailchimp/notice.css' })
  assert.deepEqual([style.statusCode, style.headers['content-type']], [200, 'text/css; charset=utf-8'])
  const notice = await app.app.inject({ url: '/mailchimp/callback' })
  assert.match(notice.body, /<link rel="stylesheet" href="\/mailchimp\/notice.css">/)
  assert.match(String(notice.headers['content-security-policy']), /style-src 'self'/)
})
