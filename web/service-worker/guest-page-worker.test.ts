import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { isOwnFile } from './own-answers.ts'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const kept = new Map<string, Response>()
const cache = {
  match: async (path: string) => kept.get(path)?.clone(),
  put: async (path: string, answer: Response) => void kept.set(path, answer),
  delete: async (path: string) => kept.delete(path),
  keys: async () => [...kept.keys()].map((path) => ({ url: `https://list.example${path}` })),
}
let answer: (signal?: AbortSignal) => Response | Promise<Response>
Object.assign(globalThis, {
  self: {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    location: { origin: 'https://list.example' },
  },
  caches: { open: async () => cache },
  fetch: async (_: unknown, { signal }: RequestInit = {}) => answer(signal ?? undefined),
})
// By its address, because its types are a worker's.
await import(new URL('guest-page-worker.ts', import.meta.url).href)

const path = '/q/ABCDEFGHJKLMNPQRSTUVWXYZ/scan'
const html = { 'content-type': 'text/html; charset=utf-8' }
const own = '<!doctype html><meta name="application-name" content="Listpass"><h1>Gala</h1>'
const portal = '<!doctype html><title>Guest Wi-Fi</title><form action="/login">'

beforeEach(() => kept.clear())

async function open(): Promise<string> {
  let opened: Promise<Response> | undefined
  const request = { url: `https://list.example${path}`, method: 'GET', mode: 'navigate' }
  listeners.get('fetch')!({ request, respondWith: (response: Promise<Response>) => (opened = response) })
  return (await opened!).text()
}

async function keep(paths: string[]): Promise<boolean> {
  let isKept = false
  const working: Promise<unknown>[] = []
  listeners.get('message')!({
    data: { keep: paths },
    ports: [{ postMessage: (said: boolean) => (isKept = said) }],
    waitUntil: (work: Promise<unknown>) => void working.push(work),
  })
  await Promise.all(working)
  return isKept
}

const foreign = [200, 302, 401, 403, 404, 407, 502, 511].flatMap((status) => [
  () => new Response(portal, { status, headers: html }),
  () => new Response('', { status }),
  () => new Response('{"message":"Not found"}', { status, headers: { 'content-type': 'application/json' } }),
])

test('a kept page of a code stays, whatever a Wi-Fi or a proxy answers', async () => {
  for (answer of foreign) {
    kept.set(path, new Response(own, { headers: html }))
    assert.equal(await open(), own)
    assert.equal(await kept.get(path)!.clone().text(), own)
  }
})

test('no log-in page is kept as the page of a code', async () => {
  for (answer of foreign) {
    await open()
    assert.equal(await keep([path, '/assets/guest-page-1.js']), false)
    assert.equal(kept.size, 0)
  }
})

const codeAlone = own.replace('Gala', 'Your code')
const other = own.replace('Gala', 'Ball')
const nothing = own.replace('Gala', 'Nothing')
const page =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: html })

/** What answers, and then the page that is shown: with a kept one, and without. `now`: the page that is kept afterwards. */
const answers: [string, () => Response, { withKept: string; without: string; now: string[] }][] = [
  ['Listpass with news', page(other), { withKept: other, without: other, now: [other, other] }],
  ['a code that is gone', page(nothing, 404), { withKept: nothing, without: nothing, now: ['', ''] }],
  ['too many wrong codes', page(nothing, 429), { withKept: own, without: nothing, now: [own, ''] }],
  ['a silent database', page(codeAlone, 503), { withKept: own, without: codeAlone, now: [own, ''] }],
  ['a fault of the server', page(nothing, 500), { withKept: own, without: nothing, now: [own, ''] }],
  ['a proxy without a server', page(portal, 503), { withKept: own, without: portal, now: [own, ''] }],
  [
    'no server',
    () => {
      throw new TypeError('Failed to fetch')
    },
    { withKept: own, without: 'no page', now: [own, ''] },
  ],
]

for (const [who, says, { withKept, without, now }] of answers) {
  test(`${who} answers: the page that a guest sees, and the page that stays`, async () => {
    answer = says
    for (const [place, isKept] of [true, false].entries()) {
      kept.clear()
      if (isKept) kept.set(path, new Response(own, { headers: html }))
      assert.equal(await open().catch(() => 'no page'), isKept ? withKept : without)
      assert.equal((await kept.get(path)?.clone().text()) ?? '', now[place])
    }
  })
}

test('a server that says nothing is waited for 4 s where a page is kept, and as long as the browser waits where none is', async (t) => {
  const late = t.mock.method(AbortSignal, 'timeout', () => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  answer = (signal) => (signal ? Promise.reject(signal.reason as Error) : new Response(other, { headers: html }))
  assert.equal(await open(), other)
  kept.set(path, new Response(own, { headers: html }))
  assert.equal(await open(), own)
  assert.deepEqual(
    late.mock.calls.map((call) => call.arguments),
    [[4000]],
  )
})

test('the page asks to be kept, and is told whether it is', async () => {
  for (const [who, says] of answers) {
    kept.clear()
    answer = says
    assert.equal(await keep([path]), who === 'Listpass with news', who)
  }
})

test('a file is kept only with the type of a file', () => {
  const typed = (type: string, status = 200) =>
    isOwnFile(new Response('x', { status, headers: { 'content-type': type } }))
  for (const type of [
    'text/javascript; charset=utf-8',
    'text/css',
    'font/woff2',
    'image/png',
    'audio/wav',
    'application/wasm',
  ])
    assert.ok(typed(type), type)
  for (const type of ['text/html', 'application/json', 'text/plain', '']) assert.ok(!typed(type), type)
  assert.ok(!typed('text/javascript', 201))
})
