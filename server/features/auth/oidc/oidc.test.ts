// Sign-in by an identity provider that runs in this process, and answers that must be refused.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { currentUser, logIn, register } from '#contract/auth.ts'
import { beginOidc, beginOidcLink, finishOidc, oidcLink, removeOidcLink } from '#contract/oidc.ts'
import { allLists } from '#contract/lists.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import { addOrganiser, invitationFor } from '../../../testing/factories.ts'
import { acceptInvitation, changeTeam, invitePerson } from '#contract/teams.ts'
import { addApp } from '../../../testing/second-factor.ts'
import { type KnownPerson, startIssuer } from '../../../testing/issuer.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { type Node, startTestApp, testPublicUrl } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const issuer = await startIssuer(testPublicUrl, ['example.com', 'example.org'])
atEnd(issuer.close)
const app = await startTestApp({ oidc: issuer.settings })

let made = 0
function newPerson(more: Partial<KnownPerson> = {}): KnownPerson & { email: string } {
  const sub = `person-${++made}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Noor Bakker', ...more }
}

type Answer = {
  status: number
  body: string
  to: string | undefined
  said: { message: string; token: string; url: string; issuer_sign_out?: { name: string; url: string } }
}

let networks = 0
const newAddress = () => `10.8.${++networks >> 8}.${networks & 255}`

/** A browser with its own cookies and IP address. An organiser may be signed in there. */
function openBrowser(node: Node = app, token?: string, remoteAddress = newAddress()) {
  const jar = new Map<string, string>()
  async function ask(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
    const headers = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: testPublicUrl,
      'x-requested-with': 'XMLHttpRequest',
      ...(jar.has('XSRF-TOKEN') && { 'x-xsrf-token': jar.get('XSRF-TOKEN')! }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await node.app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) })
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name, value)
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const said = (isJson ? JSON.parse(answer.body) : {}) as Answer['said']
    return { status: answer.statusCode, body: answer.body, to: answer.headers.location, said }
  }
  async function begin(): Promise<string> {
    const { status, said } = await ask('POST', beginOidc.path, {})
    assert.equal(status, 200, said.message)
    return said.url
  }
  async function back(address: string): Promise<Answer> {
    const answer = await ask('GET', address)
    const ticket = /^\/login#(.+)$/.exec(answer.to ?? '')?.[1]
    return ticket === undefined ? answer : ask('POST', finishOidc.path, { ticket })
  }
  const signIn = async (person: KnownPerson) => back(await issuer.visit(await begin(), person))
  return { ask, begin, back, signIn }
}

const userOf = async ({ said }: Answer) => (await app.call(currentUser, { token: said.token })).user

function assertNotice({ status, body, to }: Answer, expected: number, says: RegExp): void {
  assert.deepEqual([status, to], [expected, undefined], body)
  assert.match(body, says)
}

test('the first sign-in makes an account, and the next finds it, whatever the email is by then', async () => {
  const person = newPerson()
  const first = await openBrowser().signIn(person)
  assert.equal(first.status, 200, first.body)
  const user = await userOf(first)
  assert.equal(first.said.issuer_sign_out?.name, 'Example ID')
  assert.match(first.said.issuer_sign_out?.url ?? '', /^http:\/\/127\.0\.0\.1:\d+\/session\/end\?client_id=listpass$/)
  assert.deepEqual([user.name, user.email], ['Noor Bakker', person.email])
  const moved = await openBrowser().signIn({ ...person, email: 'other@example.com' })
  assert.deepEqual(await userOf(moved), user)
  const { entries } = await app.call(auditLog, { token: moved.said.token })
  assert.deepEqual(
    entries.map(({ action, details }) => [action, details['way']]),
    [
      ['signed_in', 'oidc'],
      ['registered', 'oidc'],
    ],
  )
  assert.equal((await app.refused(logIn, { body: { email: person.email, password } })).status, 422)
})

test('an email that has an account here is linked only by its owner, who is signed in', async () => {
  const { token, email, id } = await addOrganiser(app)
  const person = newPerson({ email })
  const refused = await openBrowser().signIn(person)
  assert.equal(refused.status, 409)
  assert.match(
    refused.said.message,
    /has an account here\. Sign in with its password or a passkey, then link Example ID/,
  )

  const browser = openBrowser(app, token)
  await browser.ask('GET', '/api/user')
  const { said } = await browser.ask('POST', beginOidcLink.path, { password })
  const linked = await browser.ask('GET', await issuer.visit(said.url, person))
  assert.deepEqual([linked.status, linked.to], [303, '/account/passkeys'])
  assert.deepEqual(await app.call(oidcLink, { token }), { name: 'Example ID', is_linked: true })
  assert.equal((await userOf(await openBrowser().signIn(person))).id, id)

  const wrong = await app.refused(removeOidcLink, { token, body: { password: 'not the one' } })
  assert.equal(wrong.status, 422)
  await app.call(removeOidcLink, { token, body: { password } })
  assert.equal((await openBrowser().signIn(person)).status, 409)
})

test('an identity belongs to one account', async () => {
  const person = newPerson()
  await openBrowser().signIn(person)
  const { token } = await addOrganiser(app, 'Ada')
  const browser = openBrowser(app, token)
  await browser.ask('GET', '/api/user')
  const { said } = await browser.ask('POST', beginOidcLink.path, { password })
  const answer = await browser.ask('GET', await issuer.visit(said.url, person))
  assertNotice(answer, 409, /belongs to an account already/)
  assert.equal((await app.call(oidcLink, { token })).is_linked, false)
})

test('another site cannot make a browser link an account', async () => {
  const { token } = await addOrganiser(app)
  const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: beginOidcLink.path,
    headers,
    payload: { password },
  })
  assert.equal(statusCode, 403)
})

test('a way back works once, in the browser that began, with its own state', async () => {
  const person = newPerson()
  const browser = openBrowser()
  const address = await issuer.visit(await browser.begin(), person)
  assertNotice(await openBrowser().ask('GET', address), 403, /belongs to another browser/)
  const stranger = openBrowser()
  await stranger.begin()
  assertNotice(await stranger.ask('GET', address), 409, /took too long, or was done already/)
  assert.equal((await browser.back(address)).status, 200)
  assertNotice(await browser.ask('GET', address), 409, /took too long, or was done already/)
  const wrong = new URL(await issuer.visit(await browser.begin(), person), testPublicUrl)
  wrong.searchParams.set('state', 'made-up')
  assertNotice(await browser.ask('GET', wrong.pathname + wrong.search), 409, /took too long/)
})

test('the ticket of the sign-in page works once, and in its own browser', async () => {
  const browser = openBrowser()
  const { to } = await browser.ask('GET', await issuer.visit(await browser.begin(), newPerson()))
  const ticket = to!.split('#')[1]!
  const stranger = openBrowser()
  await stranger.begin()
  assert.equal((await stranger.ask('POST', finishOidc.path, { ticket })).status, 409)
  assert.equal((await browser.ask('POST', finishOidc.path, { ticket })).status, 200)
  assert.equal((await browser.ask('POST', finishOidc.path, { ticket })).status, 409)
})

test('the answer of another sign-in, or of another issuer, is refused', async () => {
  const person = newPerson()
  const couldNot = /could not be checked/
  const browser = openBrowser()
  const otherNonce = new URL(await browser.begin())
  otherNonce.searchParams.set('nonce', 'n'.repeat(43))
  assertNotice(await browser.ask('GET', await issuer.visit(otherNonce.href, person)), 403, couldNot)

  const otherIssuer = new URL(await issuer.visit(await browser.begin(), person), testPublicUrl)
  otherIssuer.searchParams.set('iss', 'https://evil.example')
  assertNotice(await browser.ask('GET', otherIssuer.pathname + otherIssuer.search), 403, couldNot)

  // A code that was made for another verifier.
  const theirs = new URL(await issuer.visit(await openBrowser().begin(), person), testPublicUrl)
  const own = new URL(await issuer.visit(await browser.begin(), person), testPublicUrl)
  own.searchParams.set('code', theirs.searchParams.get('code')!)
  assertNotice(await browser.ask('GET', own.pathname + own.search), 403, couldNot)
})

test('a person who says no at the issuer reads that nothing has changed', async () => {
  const browser = openBrowser()
  const state = new URL(await browser.begin()).searchParams.get('state')!
  const query = new URLSearchParams({ state, error: 'access_denied' }).toString()
  assertNotice(await browser.ask('GET', `/api/login/oidc/callback?${query}`), 403, /Nothing has changed/)
})

test('an email that is not verified, missing, or of another domain makes no account', async () => {
  const cases: [Partial<KnownPerson>, RegExp][] = [
    [{ email_verified: false }, /has not verified your email/],
    [
      { email: 'somebody@evil.example' },
      /Emails of evil\.example may not be used here\. Use one of example\.com, example\.org\./,
    ],
    [{ email: 'example.com' }, /gave no email that can be used here/],
  ]
  for (const [more, says] of cases) {
    const { status, said } = await openBrowser().signIn(newPerson(more))
    assert.deepEqual([status, says.test(said.message)], [403, true], said.message)
  }
  const nameless = await openBrowser().signIn(newPerson({ name: '' }))
  assert.match((await userOf(nameless)).name, /^person-\d+$/)
})

test('where registration is closed or by invitation, a first sign-in makes no account', async () => {
  for (const registration of ['closed', 'invite'] as const) {
    const node = await startTestApp({ works: false, oidc: issuer.settings, registration })
    assert.equal((await openBrowser(node).signIn(newPerson())).status, 403, registration)
  }
})

test('while the issuer is away a sentence says so, and it is asked again later', async () => {
  const closed = await startIssuer(testPublicUrl)
  await closed.close()
  const node = await startTestApp({ works: false, oidc: closed.settings })
  for (let times = 0; times < 2; times++) {
    const { status, said } = await openBrowser(node).ask('POST', beginOidc.path, {})
    const away = 'Example ID can’t be reached right now. Sign in with your password, or try again in a few minutes.'
    assert.deepEqual([status, said.message], [503, away])
  }
  const form = { name: 'Noor', email: 'noor@example.com', password, password_confirmation: password }
  await node.call(register, { body: form })
  const back = await startIssuer(testPublicUrl, [], Number(new URL(closed.settings.issuer).port))
  atEnd(back.close)
  const { status, said } = await openBrowser(node).ask('POST', beginOidc.path, {})
  assert.deepEqual([status, said.url.startsWith(closed.settings.issuer)], [200, true])
})

test('a sign-in by the provider counts as one factor, where a team requires a second step', async () => {
  const noor = await addOrganiser(app)
  const person = newPerson()
  const { said } = await openBrowser().signIn(person)
  await app.call(invitePerson, { token: noor.token, body: { password, email: person.email, role: 'viewer' } })
  const body = { token: await invitationFor(app, person.email) }
  await app.call(acceptInvitation, { token: said.token, body })
  await app.call(allLists, { token: said.token, team: noor.id })
  await addApp(app, noor.token)
  await app.call(changeTeam, { token: noor.token, body: { needs_second_factor: true } })
  const refused = await app.refused(allLists, { token: said.token, team: noor.id })
  assert.deepEqual([refused.status, refused.code], [403, 'second_step_required'])
})

test('failed returns are limited for each network, and successes do not count', async () => {
  const address = newAddress()
  const browser = openBrowser(app, undefined, address)
  const fail = async () => {
    const answer = await browser.ask('GET', '/api/login/oidc/callback?state=made-up&code=x')
    return answer.status
  }
  const statuses: number[] = []
  for (let times = 0; times < 28; times++) statuses.push(await fail())
  assert.deepEqual(new Set(statuses).difference(new Set([403, 409])), new Set())
  for (let times = 0; times < 3; times++) {
    const answer = await openBrowser(app, undefined, address).signIn(newPerson())
    assert.equal(answer.status, 200, answer.body)
  }
  for (let times = 0; times < 4; times++) statuses.push(await fail())
  assert.equal(statuses.at(-1), 429)
  assertNotice(await browser.ask('GET', '/api/login/oidc/callback?state=made-up'), 429, /Too many attempts/)
  const ticket = 'made-up'
  assert.equal((await browser.ask('POST', finishOidc.path, { ticket })).status, 429)
  assert.equal((await openBrowser().signIn(newPerson())).status, 200)
})

test('the sign-in page learns the name only where an issuer is set up', async () => {
  assert.deepEqual((await app.call(signInWays)).oidc, { name: 'Example ID' })
  const plain = await startTestApp({ works: false })
  assert.equal((await plain.call(signInWays)).oidc, null)
  assert.equal((await plain.refused(beginOidc, { body: {} })).status, 409)
})
