// Every call of a door over HTTP, by every kind of caller.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { endScannerSession, scannerLinks, scanTokenHeader } from '#contract/doors.ts'
import { addLink, addOrganiser, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const port = Number(new URL(await app.listen()).port)

const [ours, theirs] = [await prepareList(app, { members: 3 }), await prepareList(app, { members: 1 })]
const [code] = ours.codes
const params = { listId: ours.list.id }

async function openDoorOf(connected: typeof ours, rights = { may_check_in_by_name: true, may_keep_names: true }) {
  const linked = await addLink(app, connected, rights)
  return { ...linked, ...(await openDoor(app, linked)) }
}

const door = await openDoorOf(ours)
const ended = await openDoorOf(ours)
const { links } = await app.call(scannerLinks, { token: ours.token, params })
for (const { id } of links.find((link) => link.id === ended.link.id)?.sessions ?? []) {
  const ids = { ...params, linkId: ended.link.id, sessionId: id }
  await app.call(endScannerSession, { token: ours.token, params: ids })
}

const byLink = (scanToken: string) => ({ [scanTokenHeader]: scanToken })
const signedIn = (token: string) => ({ authorization: `Bearer ${token}` })

/** `knows`: the list is the caller's. All other callers get this status for every call. */
const callers: Record<string, { headers: Record<string, string>; knows?: true; status: number }> = {
  'a door with a link': { headers: byLink(door.scanToken), knows: true, status: 200 },
  'the organiser of the list': { headers: signedIn(ours.token), knows: true, status: 200 },
  'a door of another list': { headers: byLink((await openDoorOf(theirs)).scanToken), status: 404 },
  'another organiser': { headers: signedIn((await addOrganiser(app)).token), status: 404 },
  'a door whose session was ended': { headers: byLink(ended.scanToken), status: 401 },
  'a made-up door': { headers: byLink(`${randomUUID()}.${randomUUID()}.${'x'.repeat(43)}`), status: 401 },
  'an organiser with the token of a door': { headers: signedIn(door.scanToken), status: 401 },
  'an ended door, signed in beside it': {
    headers: { ...byLink(ended.scanToken), ...signedIn(ours.token) },
    status: 401,
  },
  nobody: { headers: {}, status: 401 },
}

type Call = { query?: string; body?: object; path?: Record<string, string>; status?: number; ofOrganiser?: number }

/** `status`: the HTTP status for the list’s owner. `ofOrganiser`: the status for a member, where it differs. */
const calls: Record<string, () => Call> = {
  'POST /api/lists/:listId/scan': () => ({ body: { qr_code: code, scan_id: randomUUID() } }),
  'POST /api/lists/:listId/scans': () => ({
    body: {
      scans: [{ qr_code: code, scan_id: randomUUID(), scanned_at: new Date().toISOString(), told: 'already_used' }],
    },
  }),
  'POST /api/lists/:listId/scans/:scanId/undo': () => ({ path: { scanId: randomUUID() }, status: 404 }),
  'GET /api/lists/:listId/people': () => ({ query: '?q=nobody' }),
  'GET /api/lists/:listId/people/a-to-z': () => ({}),
  'POST /api/lists/:listId/people/:contactId/check-in': () => ({
    path: { contactId: randomUUID() },
    body: { scan_id: randomUUID() },
    status: 404,
  }),
  'GET /api/lists/:listId/offline-list': () => ({}),
  'GET /api/lists/:listId/offline-names': () => ({}),
  'GET /api/lists/:listId/door-branding': () => ({}),
  'GET /api/lists/:listId/door-occasions': () => ({}),
  'GET /api/lists/:listId/doors-now': () => ({}),
  'GET /api/lists/:listId/stream': () => ({}),
  'PUT /api/lists/:listId/scans/:scanId/answers': () => ({
    path: { scanId: randomUUID() },
    body: { answers: [{ tag: 'DIET', value: 'Vegan' }] },
    status: 404,
  }),
  'POST /api/lists/:listId/door-calls': () => ({ body: { id: randomUUID(), about: 'need_help' } }),
  'GET /api/lists/:listId/door-calls/own': () => ({}),
  'PUT /api/lists/:listId/door-check': () => ({ body: { missing: ['sound'] }, ofOrganiser: 403 }),
}

test('the table has every call of doors', () => {
  const bound = app.app.routePolicies.filter(({ policy, method }) => policy === 'door' && method !== 'HEAD')
  assert.deepEqual(Object.keys(calls).toSorted(), bound.map(({ method, path }) => `${method} ${path}`).toSorted())
})

for (const [call, of] of Object.entries(calls)) {
  test(`${call} answers those of its list alone`, async () => {
    const [method, pattern = ''] = call.split(' ')
    const seen: Record<string, number> = {}
    for (const [name, { headers }] of Object.entries(callers)) {
      const { path = {}, query = '', body } = of()
      const named: Record<string, string> = { ...params, ...path }
      const url = `http://127.0.0.1:${port}${pattern.replaceAll(/:(\w+)/g, (_all, key: string) => named[key] ?? '')}${query}`
      const hangUp = new AbortController()
      const answer = await fetch(url, {
        method: method ?? 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
        signal: hangUp.signal,
      })
      seen[name] = answer.status
      hangUp.abort()
    }
    const { status: known = 200, ofOrganiser = known } = of()
    const expected = Object.entries(callers).map(([name, { knows, status, headers }]) => [
      name,
      !knows ? status : 'authorization' in headers ? ofOrganiser : known,
    ])
    assert.deepEqual(seen, Object.fromEntries(expected))
  })
}
