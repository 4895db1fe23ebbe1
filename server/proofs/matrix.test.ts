// Tries every route with every caller: none, two organisers, a scanner session of each, members with each role; with
// every method. Compares answers about another team's ids with answers about ids that never existed, byte for byte.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { teamHeader } from '#contract/teams.ts'
import { mayAs } from '#domain/role.ts'
import { openHttp } from '../http/open-http.ts'
import { openLog } from '../log.ts'
import { addOrganiser } from '../testing/factories.ts'
import { startListeningApp } from '../testing/start-listening-app.ts'
import { missing } from '../testing/tenant.ts'
import { until } from '../testing/until.ts'
import { type Caller, type Route, organiser, door, nobody, openMatrix } from '../testing/matrix.ts'

const app = await startListeningApp()

const {
  ada,
  ben,
  endpoints,
  everybody,
  members,
  bound,
  withPolicy,
  namesIn,
  ask,
  assertAbsent,
  forgetTries,
  rowsOfAda,
  isAtRest,
  assertUnmarked,
} = await openMatrix(app)

await until(isAtRest, (rests) => rests)

const before = await rowsOfAda()

test('a route without a stated caller stops the start', async () => {
  const open = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  open.get('/api/forgotten', () => 'secrets')
  await assert.rejects(Promise.resolve(open.ready()), /GET \/api\/forgotten does not say who may call it/)
  await open.close()
})

test('every call of the contract is bound, and every call that is bound has a policy', () => {
  for (const name of endpoints.keys()) assert.ok(bound.has(name), `${name} is bound to nothing`)
  for (const [name, policy] of bound) {
    assert.ok(
      ['everyone', 'person', 'viewer', 'editor', 'owner', 'door', 'mailchimp'].includes(policy),
      `${name}: ${policy}`,
    )
  }
})

test("calls of organisers: 401 without sign-in and for doors; another organiser's data looks like none", async () => {
  const own = withPolicy('person', 'viewer', 'editor', 'owner')
  assert.ok(own.length > 20)
  for (const route of own) {
    for (const caller of [nobody, door(ada), door(ben)]) {
      await assertAbsent(route, caller, ada, ben, [401])
    }
    // A filter by an unknown value finds nothing.
    const absent = route.path.includes(':') ? [404] : [404, 403, 200]
    if (namesIn(route).length > 0) await assertAbsent(route, organiser(ben), ada, ben, absent)
  }
})

test('calls of organisers without ids show and change only their own data', async () => {
  for (const route of withPolicy('person', 'viewer', 'editor', 'owner').filter((each) => namesIn(each).length === 0)) {
    // These tests register more people than one network may.
    await forgetTries()
    // A new organiser each time, because some of these calls end the session or the account.
    const somebody = await addOrganiser(app, 'Cleo')
    const answer = await ask(route, organiser({ name: 'Cleo', tokens: [somebody.token] }), {})
    assert.ok(answer.status !== 401, `${route.method} ${route.path}: ${answer.body}`)
    assertUnmarked(answer, `${route.method} ${route.path}`)
  }
})

test('calls of doors: 401 without a session; another link’s session and another organiser find nothing', async () => {
  const own = withPolicy('door')
  assert.ok(own.length > 0)
  for (const route of own) {
    await assertAbsent(route, nobody, ada, ben, [401])
    await assertAbsent(route, organiser(ben), ada, ben, [404])
    await assertAbsent(route, door(ben), ada, ben, [404])
  }
})

test('a team looks nonexistent to all others, in every call', async () => {
  const { headers } = organiser(ben)
  for (const route of withPolicy('viewer', 'editor', 'owner').filter(({ path }) => !path.includes(':'))) {
    const ids = Object.fromEntries(namesIn(route).map((name) => [name, missing[name]!]))
    const [real, absent] = [ada.personId, missing['teamId']!].map((team) => ({
      name: 'Ben',
      headers: { ...headers, [teamHeader]: team },
    }))
    const answer = await ask(route, real!, ids)
    assert.equal(answer.status, 404, `${route.method} ${route.path}: ${answer.body}`)
    assert.deepEqual(answer, await ask(route, absent!, ids))
  }
})

test('public calls: the answer depends on the request, not on the caller', async () => {
  for (const route of withPolicy('everyone', 'mailchimp')) {
    const ids = Object.fromEntries(namesIn(route).map((name) => [name, missing[name]!]))
    const answer = await ask(route, nobody, ids, { sends: false })
    if (route.policy === 'mailchimp') assert.equal(answer.status, 404)
    for (const caller of everybody) {
      assert.deepEqual(await ask(route, caller, ids, { sends: false }), answer, `${caller.name}: ${route.path}`)
    }
  }
})

test('unknown methods: 401, 404, or 405 for images, the same for existing and missing records', async () => {
  for (const route of withPolicy(undefined)) {
    for (const caller of everybody) {
      const own = caller.headers === everybody[1]!.headers ? ada : ben
      // Images need no database: they answer alike for every name.
      const isImage = /^\/qr-code\/:\w+$/.test(route.path)
      await assertAbsent(route, caller, ada, own, isImage ? [405] : [401, 404])
    }
  }
})

test('a member is refused every call above their role, in every method', async () => {
  for (const needed of ['viewer', 'editor', 'owner'] as const) {
    for (const route of withPolicy(needed)) {
      const ids = Object.fromEntries(namesIn(route).map((name) => [name, ada.ids[name]![0]!]))
      for (const { role, caller } of members.filter((member) => !mayAs(member.role, needed))) {
        const what = `${role}: ${route.method} ${route.path}`
        assert.equal((await ask(route, caller, ids)).status, 403, what)
      }
    }
  }
  for (const route of withPolicy('door')) {
    const ids = Object.fromEntries(namesIn(route).map((name) => [name, ada.ids[name]![0]!]))
    const viewer = members.find(({ role }) => role === 'viewer')!
    assert.equal((await ask(route, viewer.caller, ids)).status, 404, `viewer: ${route.method} ${route.path}`)
  }
})

test('after all these calls, nothing of Ada has changed', async () => {
  await until(isAtRest, (rests) => rests)
  assert.deepEqual(await rowsOfAda(), before)
})

const mark = 'm'.repeat(43)

/** Headers that some calls demand, so that another site cannot make a browser call them. */
const fromPage = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': mark, cookie: `XSRF-TOKEN=${mark}` }

test('each role reaches every call of its own and of lower roles, in every method', async () => {
  for (const needed of ['viewer', 'editor', 'owner'] as const) {
    for (const route of withPolicy(needed)) {
      // The list's id names the team. All other ids do not exist and the body is unknown to every call, so that no call
      // changes anything.
      const isReading = ['GET', 'HEAD'].includes(route.method)
      const idOf = (name: string) => (isReading || name === 'listId' ? ada.ids[name]![0]! : missing[name]!)
      const ids = Object.fromEntries(namesIn(route).map((name) => [name, idOf(name)]))
      for (const { role, caller } of members.filter((member) => mayAs(member.role, needed))) {
        const page = { ...caller, headers: { ...fromPage, ...caller.headers } }
        const { status, body } = await ask(route, page, ids, isReading ? {} : { payload: { 'no such field': 1 } })
        const what = `${role}: ${route.method} ${route.path}: ${status} ${body}`
        if (isReading) assert.ok(status < 400, what)
        else assert.ok(![401, 403].includes(status) && status < 500, what)
      }
    }
  }
})

test('the permissions are not too strict: the owner reaches each of these calls', async () => {
  for (const route of withPolicy('door')) {
    const callers = ofLinksAlone.has(route.path) ? [door(ada)] : [door(ada), organiser(ada)]
    for (const caller of callers) await assertReached(route, caller)
  }
  const own = withPolicy('person', 'viewer', 'editor', 'owner').sort((a, b) => turnOf(a) - turnOf(b))
  for (const route of own) await assertReached(route, organiser(ada))
})

/** Calls of doors by a scanner link. They refuse an organiser's own door. */
const ofLinksAlone = new Set(['/api/lists/:listId/door-check'])

async function assertReached(route: Route, caller: Caller): Promise<void> {
  const ids = Object.fromEntries(namesIn(route).map((name) => [name, idOfOwn(route, name)]))
  const isSignOut = route.path === '/api/logout'
  const token = isSignOut ? { authorization: `Bearer ${ada.tokens[1]}` } : caller.headers
  const answer = await ask(route, { ...caller, headers: { ...fromPage, ...token } }, ids)
  const what = `${caller.name}: ${route.method} ${route.path}: ${answer.status} ${answer.body}`
  assert.ok(![401, 403, 404].includes(answer.status) && answer.status < 500, what)
}

function idOfOwn({ path }: Route, name: string): string {
  return path.startsWith('/api/sessions') ? ada.ids[name]!.at(-1)! : ada.ids[name]![0]!
}

/** Deletions run late, after the changes inside. */
const late = [
  '/api/sessions/:sessionId',
  '/api/sessions',
  '/api/change-password',
  '/api/lists/:listId/scanner-links/:linkId/sessions/:sessionId',
  '/api/lists/:listId/scanner-links/:linkId/rotate',
  '/api/lists/:listId/scanner-links/:linkId',
  '/api/lists/:listId/occasions/:occasionId',
  '/api/lists/:listId/contacts/:contactId/erase',
  '/api/lists/:listId/qr-codes/:qrId',
  '/api/mailchimp-accounts/:accountId',
  '/api/team/invitations/:invitationId',
  '/api/team/people/:personId',
  // The organiser is the only member left, so she cannot leave the team.
  '/api/teams/:teamId/leave',
  '/api/user',
]

function turnOf({ method, path }: Route): number {
  if (method === 'GET' || method === 'HEAD') return 0
  return method === 'PUT' ? 1 : 2 + late.indexOf(path)
}
