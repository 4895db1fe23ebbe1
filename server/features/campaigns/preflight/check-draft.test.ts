import assert from 'node:assert/strict'
import { test } from 'node:test'
import { worstOf } from '#domain/preflight.ts'
import { checkVersions, gather } from './check-draft.ts'
import { checkList, checkReceivers, type ListFacts } from './check-list.ts'
import { sayFinding } from './say-finding.ts'
import { facts, plainText } from './testing/facts.ts'

const good = '<img src="https://pass.example/qr-code/*|QRCODE|*" width="200" height="200" alt="Code">'
const version = { label: undefined, html: good, plainText }
const list: ListFacts = {
  hasFields: true,
  areCodesMade: true,
  isBatchRunning: false,
  pending: 0,
  isListening: true,
  doors: undefined,
}
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

test('each version of an A/B test is checked, and its finding names the version', () => {
  const versions = [
    { ...version, label: 'A' },
    { ...version, label: 'B', html: '<p>See you</p>' },
  ]
  const { findings: found } = checkVersions(versions, facts, 'variate')
  assert.deepEqual(
    found.map(({ id, place }) => [id, place]),
    [['picture_missing', { version: 'B' }]],
  )
})

test('a plain-text campaign shows no picture, and is judged by its text', () => {
  const text = (plain: string | undefined) =>
    ids(checkVersions([{ ...version, html: undefined, plainText: plain }], facts, 'plaintext').findings)
  assert.deepEqual([text(plainText), text('Hello'), text(undefined)], [['only_text'], ['picture_missing'], ['unread']])
})

test('each fact of a list that would spoil a send gives its one finding', () => {
  const cases: [Partial<ListFacts>, string[]][] = [
    [{}, []],
    [{ hasFields: false, areCodesMade: false }, ['fields_missing']],
    [{ areCodesMade: false }, ['codes_missing']],
    [{ areCodesMade: false, isBatchRunning: true }, ['codes_running']],
    [{ pending: 3 }, ['pending']],
    [{ isListening: false }, ['not_listening']],
    [{ doors: { occasion: 'Friday', endEarly: 0, othersLast: true } }, []],
    [{ doors: { occasion: 'Friday', endEarly: 2, othersLast: true } }, ['doors_end']],
    [{ doors: { occasion: 'Friday', endEarly: 2, othersLast: false } }, ['doors_end']],
    [{ doors: { occasion: 'Friday', endEarly: 0, othersLast: false } }, ['doors_end']],
  ]
  for (const [more, expected] of cases) assert.deepEqual(ids(checkList({ ...list, ...more })), expected)
})

test('doors that end early, or do not work, are told in words of their own', () => {
  const told = (endEarly: number, othersLast: boolean) => {
    const [finding] = checkList({ ...list, doors: { occasion: 'Friday', endEarly, othersLast } })
    const { sentence, todo } = sayFinding('en', finding!)
    return [sentence, todo]
  }
  const make = 'Make a scanner link under Doors.'
  assert.deepEqual(told(1, true), ['1 scanner link ends before “Friday” does.', 'Change when they end under Doors.'])
  assert.deepEqual(told(2, false), ['2 scanner links end before “Friday” does.', make])
  assert.deepEqual(told(0, false), ['No scanner link of “Friday” works any more.', make])
})

test('recipients without a code are a mistake, and those that Listpass does not know a warning', () => {
  const found = (
    withoutCode: number | undefined,
    total: number | undefined,
    inMailchimp: number | undefined,
    inList = 0,
  ) => checkReceivers({ withoutCode, total, inMailchimp, inList })
  assert.deepEqual(ids(found(0, 5, 5, 3)), [])
  assert.deepEqual(ids(found(0, 5, undefined)), [])
  assert.deepEqual(ids(found(0, 5, 4)), [])
  assert.deepEqual(ids(found(0, 0, 0)), [])
  assert.deepEqual(ids(found(2, 5, 5)), ['some_without_code'])
  assert.deepEqual(ids(found(2, 5, 6)), ['some_without_code', 'new_recipients'])
  assert.deepEqual(ids(found(5, 5, 5)), ['nobody_has_code'])
  assert.deepEqual(ids(found(0, 0, 2)), ['nobody_has_code'])
  assert.deepEqual(ids(found(undefined, undefined, undefined, 0)), [])
  assert.deepEqual(ids(found(undefined, undefined, undefined, 3)), ['receivers_unknown'])
  assert.equal(worstOf(found(2, 5, 5)), 'wrong')
  const [unknown] = found(0, 3, 4)
  assert.deepEqual(
    [unknown!.light, sayFinding('en', unknown!).sentence],
    ['look', 'Mailchimp counts 4 recipients, and Listpass knows 3 of them.'],
  )
})

test('the worst finding comes first, and content that was not read passed nothing', () => {
  const found = [...checkList({ ...list, isListening: false }), ...checkList({ ...list, areCodesMade: false })]
  assert.deepEqual(ids(gather(found, true).findings), ['codes_missing', 'not_listening'])
  const later = [
    ...checkList({ ...list, isListening: false }),
    ...checkVersions([{ ...version, plainText: 'Hi' }], facts, '').findings,
  ]
  assert.deepEqual(ids(gather(later, true).findings), ['text_without_code', 'not_listening'])
  assert.ok(gather([], true).passed.includes('picture'))
  assert.ok(!gather([], false).passed.includes('picture'))
  assert.ok(!gather(found, true).passed.includes('codes'))
})
