// The names that a door keeps to search without a connection (docs/decisions/0118): kilobytes over the wire and on the device,
// and processor time to seal an answer, to keep a list, and to find a guest. Names are invented, by seed.
import assert from 'node:assert/strict'
import { createCipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { KeptName } from '../contract/offline-names.ts'
import { nameIvBytes, nameKeyFor } from '../domain/offline-names.ts'
import { typedWords } from '../domain/searched.ts'
import { addTo, bucketsFor, findIn } from '../web/features/scanner/names/buckets.ts'
import { nameKeysOf } from '../web/features/scanner/names/name-keys.ts'

const namesPerPage = 5000
const rounds = 9
/** Processor time to find a guest by two letters among 20,000. A slow phone takes some six times as long. */
const mostMs = 60

let state = 7
/** mulberry32 */
function chance(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const any = (list: readonly string[]) => list[Math.floor(chance() * list.length)]!

const firstNames =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Thomas Sarah Karen Lisa Daniel Nancy Matthew Anthony Margaret Sandra Emily Andrew Zoë Renée Jürgen Søren Łukasz Ahmed Fatima Yusuf Mei Akira Olga Ivan Hugo Clara Victor Quentin Walter Xenia Gabriel Ursula Beatrice'.split(
    ' ',
  )
const beginnings =
  'An Ber Car Dal Ek Fri Gra Hol Iv Jan Kra Lin Mei Nor Ol Pe Ros San Thor Ul Vik Wes Zim Bro Smi Mil Gar Mar Rod Lo Her Gon Wil Tay Moo Jack Co Du Fa Ho Ka Le No Pa Sch Str Tre Va Wa Ya'.split(
    ' ',
  )
const ends =
  'dersson berg mann sen ner ström gaard ez ley ton field hart wood well ford stein er ova ski let quist'.split(' ')

function guests(size: number, hasCard: boolean): KeptName[] {
  return Array.from({ length: size }, (_, nth) => {
    const [first, last] = [any(firstNames), any(beginnings) + any(ends)]
    const fields = [
      { name: 'Table', value: String(1 + (nth % 90)), is_large: true },
      { name: 'Company', value: `${any(beginnings)}${any(ends)} Ltd`, is_large: false },
    ]
    const email = `${first.charAt(0).toLowerCase()}…@${any(['gmail.com', 'outlook.com', 'example.org', 'icloud.com'])}`
    const card = hasCard ? { fields, note: '', alert: '' } : null
    return [randomUUID(), randomBytes(12).toString('base64url'), `${first} ${last}`, '', email, card, first.length]
  })
}

async function processorMs<T>(work: () => T | Promise<T>): Promise<[ms: number, value: T]> {
  const begun = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(begun)
  return [(user + system) / 1000, value]
}

const secret = randomBytes(32).toString('base64url')
const salt = randomBytes(16).toString('base64url')
const keys = await nameKeysOf(secret, salt)

/** As the server does (server/features/live/offline-names.ts). */
function sealPage(names: readonly KeptName[]): string {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64url'), nameKeyFor.answer, 32))
  const iv = randomBytes(nameIvBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const packed = gzipSync(JSON.stringify({ names }))
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

type Store = Map<string, Uint8Array<ArrayBuffer>>

async function keep(pages: readonly string[]): Promise<{ store: Store; buckets: string[] }> {
  const buckets = new Map<string, KeptName[]>()
  for (const page of pages) addTo(buckets, (await keys.openAnswer(page)).names)
  const store: Store = new Map()
  for (const [bucket, inside] of buckets) store.set(await keys.placeOf(bucket), await keys.seal(bucket, inside))
  store.set(await keys.placeOf(''), await keys.seal('', [...buckets.keys()]))
  return { store, buckets: [...buckets.keys()] }
}

async function open<T>(store: Store, bucket: string): Promise<T> {
  return (await keys.open<T>(bucket, store.get(await keys.placeOf(bucket))!))!
}

async function find(store: Store, typed: string): Promise<{ opened: number; found: number }> {
  const words = typedWords(typed)
  const inside: KeptName[] = []
  for (const bucket of bucketsFor(words, await open<string[]>(store, ''))) {
    inside.push(...(await open<KeptName[]>(store, bucket)))
  }
  return { opened: inside.length, found: findIn(inside, words).length }
}

for (const size of [3000, 20_000]) {
  for (const hasCard of [false, true]) {
    const all = guests(size, hasCard)
    const pages: string[] = []
    const [sealMs] = await processorMs(() => {
      for (let at = 0; at < size; at += namesPerPage) pages.push(sealPage(all.slice(at, at + namesPerPage)))
    })
    const [keepMs, { store, buckets }] = await processorMs(() => keep(pages))
    const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`
    const wire = pages.reduce((sum, page) => sum + page.length, 0)
    const kept = [...store.values()].reduce((sum, { length }) => sum + length, 0)
    const what = `${size.toLocaleString('en')} guests${hasCard ? ', each with a table and a company' : ''}`
    console.log(`${what}: ${kB(wire)} over the wire, ${kB(kept)} kept in ${buckets.length} buckets`)
    const [allMs] = await processorMs(async () => {
      for (const bucket of buckets) await open(store, bucket)
    })
    const whole = [sealMs, keepMs, allMs].map((ms) => `${Math.round(ms)} ms`)
    console.log(
      `  processor: the server seals all in ${whole[0]}, the door keeps all in ${whole[1]}, opens all in ${whole[2]}`,
    )
    for (const typed of ['mar', 'ma', 'm']) {
      const runs = []
      for (let nth = 0; nth < rounds; nth++) runs.push(await processorMs(() => find(store, typed)))
      const ms = runs.map(([each]) => each).toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!
      const { opened, found } = runs[0]![1]
      console.log(`  "${typed}": ${ms.toFixed(1)} ms of processor, ${opened} names opened, ${found} found`)
      if (typed.length > 1) assert.ok(ms <= mostMs, `${typed} took ${ms} ms`)
    }
  }
}
