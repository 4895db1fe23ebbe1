// Searches a product's logs and data for the planted values.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isStillWritten } from './evidence-folder.ts'
import { whyItBelongs } from './belongs.ts'
import { isSecret, type Kind, type Planted } from './planted.ts'

/** `place` is a file of the evidence; in a table, its column. */
export type Leak = { product: string; place: string; kind: Kind; value: string; around: string }

export type Evidence = { product: string; planted: Planted[]; texts: { place: string; text: string }[] }

/** Shorter values occur in any text by chance. */
const shortest: Record<Kind, number> = {
  password: 8,
  token: 16,
  'api key': 16,
  'protection code': 16,
  slug: 16,
  state: 16,
  'key ring': 16,
  'second factor': 11,
  email: 6,
  name: 6,
  code: 24,
}

/** Stories give people, lists and doors the same hostile text, so it does not identify a person. */
const anybodys = /[<>\u202a-\u202e\u2066-\u2069]|(.)\1{20}/u

/** `web` is the folder of the built pages: bundles are the same for all products. */
export async function readEvidence(folder: string, web: string): Promise<Evidence[]> {
  const bundles = await readTexts(web, 'bundle')
  const products = (await readdir(folder).catch(() => [])).filter((name) => !isStillWritten(name))
  return Promise.all(
    products.map(async (product) => {
      const texts = await readTexts(join(folder, product), '')
      const planted = texts.find(({ place }) => place === 'planted.jsonl')?.text ?? ''
      return {
        product,
        planted: planted
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Planted)
          .filter(({ kind, value }) => kind !== 'name' || !anybodys.test(value)),
        texts: [...texts.filter(({ place }) => place !== 'planted.jsonl').flatMap(byColumn), ...bundles],
      }
    }),
  )
}

async function readTexts(folder: string, under: string): Promise<{ place: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const place = join(under, path.slice(folder.length + 1))
        return {
          place,
          text: await readFile(path, 'latin1').then((text) => Buffer.from(text, 'latin1').toString('utf8')),
        }
      }),
  )
}

/** A dumped table is searched column by column. */
function byColumn({ place, text }: { place: string; text: string }): { place: string; text: string }[] {
  const table = /^dump\/(.+)\.jsonl$/.exec(place)?.[1]
  if (table === undefined) return [{ place, text }]
  const columns = new Map<string, string[]>()
  for (const line of text.split('\n').filter(Boolean)) {
    for (const [column, value] of Object.entries(JSON.parse(line) as Record<string, unknown>)) {
      if (value === null) continue
      const held = columns.get(column) ?? []
      columns.set(column, held)
      held.push(typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
  return [...columns].map(([column, values]) => ({ place: `dump/${table}.${column}`, text: values.join('\n') }))
}

const isOfTheBuild = /^(pages\.html$|bundle\/)/

export function findLeaks({ product, planted, texts }: Evidence): Leak[] {
  const sought = planted.filter(({ kind, value }) => value.length >= shortest[kind])
  const secrets = indexOf(
    sought.filter(({ kind }) => isSecret(kind)),
    ({ kind, value }) => formsOf(kind, value),
  )
  const words = indexOf(
    sought.filter(({ kind }) => !isSecret(kind)),
    ({ value }) => wordForms(value.toLowerCase()),
  )
  const searched = texts.map(({ place, text }) => {
    const found = place === 'server.log' ? withoutKeyToPaste(text) : text
    const small = found.toLowerCase()
    const hits = [
      ...findFirst(found, secrets, () => true),
      ...findFirst(small, words, (at, form) => isWord(small, at, form)),
    ]
    return { place, found, hits }
  })
  // Guests on the public pages were in the build before any story ran.
  const bundles = searched.filter(({ place }) => place.startsWith('bundle/'))
  const builtIn = new Set(bundles.flatMap(({ hits }) => hits.map(([one]) => one)))
  return searched.flatMap(({ place, found, hits }) =>
    hits.flatMap(([one, at]) => {
      const { kind, value } = one
      if (whyItBelongs(place, kind) !== undefined) return []
      if (kind === 'name' && isOfTheBuild.test(place) && builtIn.has(one)) return []
      return [{ product, place, kind, value, around: found.slice(Math.max(0, at - 60), at + value.length + 20) }]
    }),
  )
}

/**
 * All forms of the searched values, by their first characters. `beginnings` is a table of hashes that rules out most
 * places of a text.
 */
type Index = { byBeginning: Map<string, { form: string; planted: Planted }[]>; beginnings: Uint8Array }

/** Every form is at least this long. */
const beginning = 6
const hashes = 1 << 20

function indexOf(sought: Planted[], formsOfOne: (planted: Planted) => string[]): Index {
  const index: Index = { byBeginning: new Map(), beginnings: new Uint8Array(hashes) }
  for (const planted of sought) {
    for (const form of formsOfOne(planted)) {
      const key = form.slice(0, beginning)
      const held = index.byBeginning.get(key) ?? []
      index.byBeginning.set(key, held)
      held.push({ form, planted })
      index.beginnings[hashAt(form, 0)] = 1
    }
  }
  return index
}

/** Finds thousands of values in megabytes of text, and reads the text only once. */
function findFirst(text: string, index: Index, isOne: (at: number, form: string) => boolean): Map<Planted, number> {
  const found = new Map<Planted, number>()
  for (let at = 0; at <= text.length - beginning; at++) {
    if (index.beginnings[hashAt(text, at)] === 0) continue
    for (const { form, planted } of index.byBeginning.get(text.slice(at, at + beginning)) ?? []) {
      if (!found.has(planted) && text.startsWith(form, at) && isOne(at, form)) found.set(planted, at)
    }
  }
  return found
}

function hashAt(text: string, at: number): number {
  const code = (further: number) => text.charCodeAt(at + further)
  return (code(0) ^ (code(1) << 5) ^ (code(2) << 10) ^ (code(3) << 14)) & (hashes - 1)
}

/** `npm start` ends with a key of the pretend Mailchimp, for people to paste (DESIGN §12). */
function withoutKeyToPaste(log: string): string {
  return log.replaceAll(/^API key: \S+$/gm, '')
}

/**
 * The value in clear, hexadecimal, base64, percent-encoding, and as the bytes it encodes. For an id with a secret, only
 * the secret.
 */
function formsOf(kind: Kind, value: string): string[] {
  const all = partsOf(kind, value)
    .filter((part) => part.length >= shortest[kind])
    .flatMap((part) => {
      const bytes = Buffer.from(part)
      const meant = /^[\w-]{22,}$/.test(part) ? Buffer.from(part, 'base64url').toString('hex') : part
      const inner = [0, 1, 2].map((shift) =>
        Buffer.concat([Buffer.alloc(shift), bytes])
          .toString('base64')
          .slice(shift === 0 ? 0 : 4, -4),
      )
      return [
        part,
        bytes.toString('hex'),
        meant,
        encodeURIComponent(part),
        ...quoted(part),
        ...inner.filter(({ length }) => length >= 8),
      ]
    })
  return [...new Set(all)]
}

/** The value as it appears in JSON, and in JSON inside JSON. */
function quoted(text: string): string[] {
  const once = JSON.stringify(text).slice(1, -1)
  return [once, JSON.stringify(once).slice(1, -1)]
}

/**
 * Not secret alone: the first part of a token, which is its session's id, and the last part of an API key, the data
 * centre.
 */
function partsOf(kind: Kind, value: string): string[] {
  if (kind === 'token') return [value, value.slice(value.lastIndexOf('.') + 1)]
  return kind === 'api key' ? [value, value.split('-')[0]!] : [value]
}

function wordForms(word: string): string[] {
  return [...new Set([word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)])]
}

/** Matches whole words only, because a name may be the beginning of many words. */
function isWord(text: string, at: number, form: string): boolean {
  return !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + form.length] ?? ' '))
}
