// The stored entries of an offline list whose hashes begin with the same byte. They are packed, because a list may have a
// million, and sorted, so that one is found without reading all.
import type { OfflineCard, OfflineEntry } from '#contract/offline.ts'
import { entryStates, hashBytes } from '#domain/offline-entry.ts'
import type { Bucket } from '../door/kept.ts'
import { bytesFromBase64Url } from './base64url.ts'

export type Entry = {
  scanCount: number
  maxScans: number
  state: number
  sealedName: string
  /** Empty without a card. */
  sealedCard: string
  /**
   * People inside, the latest day of an entry, and the entries of that day. Zeros at an occasion that does not keep
   * them.
   */
  inside: number
  day: number | undefined
  onDay: number
  /** The contact never got the latest email. */
  isUnreached: boolean
}

export type Received = {
  entries: readonly OfflineEntry[]
  unreached?: readonly number[] | undefined
  cards?: readonly OfflineCard[] | undefined
}

/** The parts of an answer beside its entries, by the entries' hashes. */
export type Beside = { unreached: ReadonlySet<string>; cards: ReadonlyMap<string, string> }

/** How many numbers an entry has in a plain list, and at an occasion that keeps more. */
const [plain, more] = [3, 6]

const nothing: Beside = { unreached: new Set(), cards: new Map() }
const empty: Bucket = { hashes: new Uint8Array(), numbers: new Uint32Array(), names: [] }

/** The first byte of a hash, which says in which bucket its entry is. */
export function firstByteOf(hash: string): number {
  return bytesFromBase64Url(hash)[0] ?? 0
}

/** Entries by the first byte of their hashes. */
export function byFirstByte(entries: readonly OfflineEntry[]): Map<number, OfflineEntry[]> {
  const groups = new Map<number, OfflineEntry[]>()
  for (const entry of entries) {
    const first = firstByteOf(entry[0])
    const group = groups.get(first)
    if (group) group.push(entry)
    else groups.set(first, [entry])
  }
  return groups
}

export function besideIn({ entries, unreached = [], cards = [] }: Received): Beside {
  const hashAt = (place: number) => entries[place]?.[0] ?? []
  return {
    unreached: new Set(unreached.flatMap(hashAt)),
    cards: new Map(cards.flatMap(([place, sealed]) => [hashAt(place)].flat().map((hash) => [hash, sealed] as const))),
  }
}

export function findEntry(bucket: Bucket | undefined, hash: string): Entry | undefined {
  // A text without a code has no hash.
  if (!bucket || hash === '') return undefined
  const place = placeOf(bucket.hashes, bytesFromBase64Url(hash))
  if (!place.isThere) return undefined
  const numbers = numbersAt(bucket, place.at)
  const number = (at: number) => numbers[at] ?? 0
  return {
    scanCount: number(0),
    maxScans: number(1),
    state: number(2),
    inside: number(3),
    day: number(4) === 0 ? undefined : number(4) - 1,
    onDay: number(5),
    ...textsAt(bucket, place.at),
    isUnreached: bucket.unreached?.includes(hash) ?? false,
  }
}

function textsAt({ names, cards }: Bucket, at: number) {
  return { sealedName: names[at] ?? '', sealedCard: cards?.[at] ?? '' }
}

/** The numbers of the entry at this place: three or six, as in the whole bucket. */
function numbersAt({ hashes, numbers }: Bucket, at: number): Uint32Array {
  const each = (numbers.length * hashBytes) / hashes.length
  return numbers.subarray(at * each, (at + 1) * each)
}

function numbersOf([, scanCount, maxScans, state, , visit]: OfflineEntry): number[] {
  const [inside, day, onDay] = visit ?? [0, null, 0]
  const kept = [inside, day === null ? 0 : day + 1, onDay]
  return kept.some((number) => number > 0) ? [scanCount, maxScans, state, ...kept] : [scanCount, maxScans, state]
}

type Row = { bytes: Uint8Array; numbers: ArrayLike<number>; name: string; card: string }

/** The bucket with these entries: new ones added, existing ones replaced. */
export function withEntries(
  bucket: Bucket = empty,
  entries: readonly OfflineEntry[],
  { unreached, cards }: Beside = nothing,
): Bucket {
  const rows = rowsOf(bucket)
  const stillUnreached = new Set(bucket.unreached)
  for (const entry of entries) {
    const [hash, , , , name] = entry
    if (unreached.has(hash)) stillUnreached.add(hash)
    else stillUnreached.delete(hash)
    const bytes = bytesFromBase64Url(hash)
    const card = cards.get(hash) ?? ''
    if (bytes.length === hashBytes) rows.set(keyOf(bytes), { bytes, numbers: numbersOf(entry), name, card })
  }
  return packed(rows, stillUnreached)
}

function rowsOf(bucket: Bucket): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (let at = 0; at * hashBytes < bucket.hashes.length; at++) {
    const bytes = bucket.hashes.subarray(at * hashBytes, (at + 1) * hashBytes)
    const { sealedName: name, sealedCard: card } = textsAt(bucket, at)
    rows.set(keyOf(bytes), { bytes, numbers: numbersAt(bucket, at), name, card })
  }
  return rows
}

function packed(rows: ReadonlyMap<string, Row>, unreached: ReadonlySet<string>): Bucket {
  const sorted = [...rows.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  const each = sorted.some(({ numbers }) => numbers.length > plain) ? more : plain
  const made = {
    hashes: new Uint8Array(sorted.length * hashBytes),
    numbers: new Uint32Array(sorted.length * each),
    names: sorted.some(({ name }) => name !== '') ? sorted.map(({ name }) => name) : [],
    ...(sorted.some(({ card }) => card !== '') && { cards: sorted.map(({ card }) => card) }),
    ...(unreached.size > 0 && { unreached: [...unreached] }),
  }
  sorted.forEach(({ bytes, numbers }, at) => {
    made.hashes.set(bytes, at * hashBytes)
    made.numbers.set(numbers, at * each)
  })
  return made
}

/** One character a byte, so that strings sort like the bytes. */
function keyOf(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes)
}

function placeOf(hashes: Uint8Array, wanted: Uint8Array): { at: number; isThere: boolean } {
  let [low, high] = [0, hashes.length / hashBytes]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compare(hashes.subarray(middle * hashBytes, (middle + 1) * hashBytes), wanted)
    if (order === 0) return { at: middle, isThere: true }
    if (order < 0) low = middle + 1
    else high = middle
  }
  return { at: low, isThere: false }
}

function compare(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < hashBytes; at++) {
    const order = (one[at] ?? 0) - (other[at] ?? 0)
    if (order !== 0) return order
  }
  return 0
}

/** A guest whom this door added, as the list will have it. */
export const freshEntry: Entry = {
  scanCount: 0,
  maxScans: 1,
  state: entryStates.open,
  sealedName: '',
  sealedCard: '',
  inside: 0,
  day: undefined,
  onDay: 0,
  isUnreached: false,
}
