import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { OfflineEntry } from '#contract/offline.ts'
import { base64UrlOf } from './base64url.ts'
import { byFirstByte, findEntry, firstByteOf, besideIn, withEntries } from './bucket.ts'

const hash = fc.uint8Array({ minLength: 12, maxLength: 12 }).map(base64UrlOf)
const counts = [hash, fc.nat(1_000_000), fc.nat(1_000_000)] as const
const plain: fc.Arbitrary<OfflineEntry> = fc.tuple(
  ...counts,
  fc.constantFrom(0, 1, 2),
  fc.constantFrom('', 'sealed', 'other'),
)
const ofOccasion: fc.Arbitrary<OfflineEntry> = fc.tuple(
  ...counts,
  fc.constantFrom(0, 1, 2, 3),
  fc.constantFrom('', 'sealed', 'other'),
  fc.tuple(fc.nat(3), fc.option(fc.nat(30_000)), fc.nat(3)),
)
const entry = fc.oneof(plain, ofOccasion)

function told([, scanCount, maxScans, state, sealedName, visit = [0, null, 0]]: OfflineEntry, isUnreached = false) {
  const [inside, day, onDay] = visit
  return { scanCount, maxScans, state, sealedName, sealedCard: '', inside, day: day ?? undefined, onDay, isUnreached }
}

test('a bucket returns each entry in its latest version, and no other', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), fc.array(entry, { maxLength: 20 }), hash, (first, then, other) => {
      const bucket = withEntries(withEntries(undefined, first), then)
      const latest = new Map([...first, ...then].map((one) => [one[0], one]))
      for (const [wanted, one] of latest) assert.deepEqual(findEntry(bucket, wanted), told(one))
      if (!latest.has(other)) assert.equal(findEntry(bucket, other), undefined)
      assert.equal(bucket.hashes.length, latest.size * 12)
    }),
  )
})

test('entries are grouped by the first byte of their hashes, without loss', () => {
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const groups = byFirstByte(entries)
      assert.equal([...groups.values()].flat().length, entries.length)
      for (const [first, group] of groups) for (const [wanted] of group) assert.equal(firstByteOf(wanted), first)
    }),
  )
})

test('a contact whose count goes down again, as after an undo, is found with the lower count', () => {
  const of = (count: number): OfflineEntry => ['AAAAAAAAAAAAAAAA', count, 1, 0, '']
  const bucket = withEntries(withEntries(undefined, [of(1)]), [of(0)])
  assert.equal(findEntry(bucket, 'AAAAAAAAAAAAAAAA')?.scanCount, 0)
})

test('a text without a code is in no bucket', () => {
  assert.equal(findEntry(withEntries(undefined, [['AAAAAAAAAAAAAAAA', 0, 1, 0, '']]), ''), undefined)
  assert.equal(findEntry(undefined, 'AAAAAAAAAAAAAAAA'), undefined)
})

test('a bucket that an earlier version stored is read with zeros, and takes entries of an occasion', () => {
  const [old, fresh]: [OfflineEntry, OfflineEntry] = [
    ['AAAAAAAAAAAAAAAA', 1, 2, 0, ''],
    ['AAAAAAAAAAAAAAAB', 0, 1, 3, '', [1, 20_000, 2]],
  ]
  const before = withEntries(undefined, [old])
  assert.equal(before.numbers.length, 3)
  const after = withEntries(before, [fresh])
  assert.deepEqual(findEntry(after, old[0]), told(old))
  assert.deepEqual(findEntry(after, fresh[0]), told(fresh))
})

test('a contact whose email bounced is known by the places beside the entries, until an answer without it', () => {
  const [ada, ben]: [OfflineEntry, OfflineEntry] = [
    ['AAAAAAAAAAAAAAAA', 0, 1, 0, ''],
    ['AAAAAAAAAAAAAAAB', 0, 1, 0, '', [1, 20_000, 2]],
  ]
  const isUnreached = (bucket: ReturnType<typeof withEntries>) =>
    [ada, ben].map(([hash]) => findEntry(bucket, hash)?.isUnreached)
  const beside = besideIn({ entries: [ada, ben], unreached: [1, 7] })
  assert.deepEqual([...beside.unreached], [ben[0]])
  const first = withEntries(undefined, [ada, ben], beside)
  assert.deepEqual(isUnreached(first), [false, true])
  assert.deepEqual(isUnreached(withEntries(first, [ada])), [false, true])
  assert.deepEqual(isUnreached(withEntries(first, [ben])), [false, false])
})

test('a card is found with its entry, until an answer has another one or none', () => {
  const [ada, ben]: [OfflineEntry, OfflineEntry] = [
    ['AAAAAAAAAAAAAAAA', 0, 1, 0, ''],
    ['AAAAAAAAAAAAAAAB', 0, 1, 0, ''],
  ]
  const cardsIn = (bucket: ReturnType<typeof withEntries>) =>
    [ada, ben].map(([hash]) => findEntry(bucket, hash)?.sealedCard)
  const first = withEntries(undefined, [ada, ben], besideIn({ entries: [ada, ben], cards: [[1, 'sealed']] }))
  assert.deepEqual(cardsIn(first), ['', 'sealed'])
  assert.deepEqual(cardsIn(withEntries(first, [ada], besideIn({ entries: [ada], cards: [[0, 'another']] }))), [
    'another',
    'sealed',
  ])
  const cleared = withEntries(first, [ben])
  assert.deepEqual([cardsIn(cleared), 'cards' in cleared], [['', ''], false])
})
