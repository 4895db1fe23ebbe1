import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { logOut } from '#contract/auth.ts'
import { doorStream } from '#contract/offline.ts'
import { scanLog } from '#contract/scans.ts'
import { askAsSignedIn, callAsDoor, callOnce } from './call.ts'
import { ConnectionLost, Declined } from './declined.ts'
import { download } from './download.ts'
import { readToken } from './session-token.ts'

type Foreign = { status: number; type?: string; body?: string; location?: string; isCut?: true }

const json = 'application/json'
const page = '<!doctype html><title>Guest Wi-Fi</title><form action="/login"><input name="room"></form>'
const logIn: Foreign = { status: 200, type: 'text/html', body: page }
const foreigners: Foreign[] = [
  logIn,
  { status: 200, type: json, body: page },
  { status: 200, type: json, body: '{"message":"Please log in"}' },
  { status: 200, type: json, body: '{"success":true,"message":"ok","data":{},"status":"ok"}' },
  { status: 200, type: json, body: '{"status":"ok"}' },
  { status: 200, type: json, body: '[]' },
  { status: 200, type: json, body: 'null' },
  { status: 200, type: json, body: '{"success":true,"mess' },
  { status: 200, type: json, body: '{}', isCut: true },
  { status: 200 },
  { status: 204 },
  { status: 302, location: '/portal' },
  ...[400, 401, 403, 404, 407, 409, 413, 422, 429, 500, 502, 503, 511].flatMap((status) => [
    { status },
    { status, type: 'text/html', body: page },
    { status, type: json, body: '{"message":"Forbidden"}' },
    { status, type: json, body: '{"error":"access_denied","error_description":"x"}' },
    { status, type: json, body: '{"success":false,"errors":[{"code":1020,"message":"Access denied"}],"messages":[]}' },
  ]),
]

let now: Foreign
const server = createServer(({ url }, response) => {
  const { status, type, body = '', location, isCut } = url === '/portal' ? logIn : now
  if (type) response.setHeader('content-type', type)
  if (location) response.setHeader('location', location)
  if (isCut) response.setHeader('content-length', body.length + 10)
  response.writeHead(status)
  if (isCut) response.write(body, () => response.destroy())
  else response.end(body)
})

const atHome = globalThis.fetch
const kept = new Map<string, string>()

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  Object.assign(globalThis, {
    document: { cookie: '' },
    location: { pathname: '/app' },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    fetch: (path: string, request: RequestInit) => atHome(base + path, request),
  })
})
after(() => {
  globalThis.fetch = atHome
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void kept.set('auth_token', 'ours'))

/** All calls of the contract. */
async function allEndpoints(): Promise<Endpoint[]> {
  const folder = new URL('../../contract/', import.meta.url)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map(async (name) => (await import(new URL(name, folder).href)) as object))
  return modules.flatMap((found) => Object.values<Partial<Endpoint> | undefined>({ ...found })).filter(isEndpoint)
}

function isEndpoint(value: Partial<Endpoint> | undefined): value is Endpoint {
  return value?.method !== undefined && value.path !== undefined && value.answer !== undefined
}

const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name, 'one']))

const isAway = (error: unknown) => error instanceof ConnectionLost && !(error instanceof Declined)

const anyInput = (endpoint: Endpoint) => ({ params: paramsOf(endpoint) }) as never

test('no call takes the answer of another for one of Listpass, and none signs the organiser out', async () => {
  const endpoints = (await allEndpoints()).filter(
    ({ answer, events }) => !events && !answer.safeParse(undefined).success,
  )
  assert.ok(endpoints.length > 100)
  for (const each of foreigners) {
    now = each
    for (const endpoint of each.status < 300 ? endpoints : endpoints.slice(0, 3)) {
      const what = `${endpoint.method} ${endpoint.path} with ${JSON.stringify(each)}`
      await assert.rejects(callOnce(endpoint, anyInput(endpoint)), isAway, what)
      await assert.rejects(callAsDoor(endpoint, anyInput(endpoint), 'token'), isAway, what)
      assert.equal(readToken(), 'ours', what)
    }
  }
})

test('no file of another is saved as a file of Listpass', async () => {
  for (now of foreigners) {
    await assert.rejects(download(scanLog, anyInput(scanLog)), ConnectionLost, JSON.stringify(now))
    assert.equal(readToken(), 'ours')
  }
})

test('no stream of another ends a door', async () => {
  for (now of foreigners) await assert.rejects(askAsSignedIn(doorStream, anyInput(doorStream)), ConnectionLost)
})

test('only the refusal of Listpass itself ends a session', async () => {
  const said = { success: false, message: 'Signed out.', error: 'Signed out.', errors: {}, code: 'signed_out' }
  now = { status: 401, type: json, body: JSON.stringify(said) }
  await assert.rejects(callOnce(logOut, {}), (error) => error instanceof Declined && error.status === 401)
  assert.equal(readToken(), undefined)
})
