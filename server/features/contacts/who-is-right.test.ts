import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../../mailchimp/audience.ts'
import { type Judgement, type Sides, type Value, whoIsRight } from './who-is-right.ts'

// Every relevant value on every side: unset, which includes invalid values, and 0 for numbers.
const ourCode = 'ABCDEFGHJKMNPQRSTUVWXYZ2'
const codes = {
  nothing: undefined,
  ours: ourCode,
  oursInSmallLetters: ourCode.toLowerCase(),
  another: 'oldTool0123456789abcdefg',
  tooShort: 'TOO SHORT',
  tooLong: `${ourCode}2`,
  notLetters: '·'.repeat(24),
}
const counts = [undefined, 0, 1, 7]
const numbers = [0, 1, 7]

type Case = Sides & { defaultMax: number }

function* everyCase(): Generator<Case> {
  const heldCodes = Object.values(codes)
  const ours = [undefined, ...numbers.flatMap((max) => numbers.map((scans) => ({ code: ourCode, max, scans })))]
  for (const us of ours)
    for (const last of everyHeld([undefined, ourCode, codes.another]))
      for (const now of everyHeld(heldCodes))
        for (const isTaken of [false, true])
          for (const defaultMax of [0, 1]) yield { ours: us, last, now, isTaken, defaultMax }
}

function* everyHeld(of: (string | undefined)[]): Generator<Held> {
  for (const code of of) for (const max of counts) for (const scans of counts) yield { code, max, scans }
}

const all: Value[] = ['code', 'max', 'scans']

/** Checks one statement on every case that it concerns, and that there is such a case. */
function always(isAbout: (sides: Case) => boolean, check: (sides: Case, judged: Judgement) => boolean): void {
  let seen = 0
  for (const sides of everyCase()) {
    if (!isAbout(sides)) continue
    seen += 1
    const judged = whoIsRight(sides)
    if (!check(sides, judged)) assert.fail(JSON.stringify({ sides, judged }))
  }
  assert.ok(seen > 50, `${seen} cases`)
}

const isKnown = ({ ours }: Case) => ours !== undefined
const isNew = ({ ours }: Case) => ours === undefined
const holdsGoodCode = ({ now }: Case) => now.code !== undefined && /^[A-Za-z0-9]{24}$/.test(now.code)

test('an issued code always wins over Mailchimp’s values', () => {
  always(isKnown, ({ ours }, { right }) => right.code === ours!.code)
})

test('an earlier tool’s code is adopted by a contact without one, if it is free in the list', () => {
  always(
    (sides) => isNew(sides) && holdsGoodCode(sides) && !sides.isTaken,
    ({ now }, { right, openingCount, repairMailchimp }) =>
      right.code === now.code && openingCount === (now.scans ?? 0) && !repairMailchimp.includes('code'),
  )
})

test('an invalid or taken code is replaced by a new one, and its count is ignored', () => {
  always(
    (sides) => isNew(sides) && (!holdsGoodCode(sides) || sides.isTaken),
    (_sides, { right, openingCount, repairMailchimp }) =>
      right.code === undefined && right.scans === 0 && openingCount === 0 && repairMailchimp.includes('code'),
  )
})

test('the count is ours, but for the opening count of an adopted code', () => {
  always(isKnown, ({ ours }, { right, openingCount }) => right.scans === ours!.scans && openingCount === 0)
  always(isNew, (_sides, { right, openingCount }) => right.scans === openingCount)
})

test('the maximum: nothing or nonsense in Mailchimp gets ours back', () => {
  always(
    (sides) => isKnown(sides) && sides.now.max === undefined,
    ({ ours }, { right, repairMailchimp }) => right.max === ours!.max && repairMailchimp.includes('max'),
  )
  always(
    (sides) => isNew(sides) && sides.now.max === undefined,
    ({ defaultMax }, { right }) => right.max === defaultMax,
  )
})

test('the maximum: the side that changed since both last agreed is right, and when both did Mailchimp is', () => {
  always(
    (sides) => isKnown(sides) && sides.now.max !== undefined && sides.now.max === sides.last.max,
    ({ ours }, { right, repairOurs }) => right.max === ours!.max && !repairOurs.includes('max'),
  )
  always(
    (sides) => isKnown(sides) && sides.now.max !== undefined && sides.now.max !== sides.last.max,
    ({ now }, { right, repairMailchimp }) => right.max === now.max && !repairMailchimp.includes('max'),
  )
  always(
    (sides) => isNew(sides) && sides.now.max !== undefined,
    ({ now }, { right }) => right.max === now.max,
  )
})

test('a 0 set in Mailchimp blocks the contact', () => {
  always(
    (sides) => sides.now.max === 0 && sides.last.max !== 0,
    (_sides, { right }) => right.max === 0,
  )
})

test('after the repairs both sides are right, and nothing else changed', () => {
  always(
    () => true,
    ({ ours, now }, { right, repairOurs, repairMailchimp }) =>
      all.every(
        (value) =>
          repairMailchimp.includes(value) === (right[value] === undefined || now[value] !== right[value]) &&
          (ours === undefined || repairOurs.includes(value) === (ours[value] !== right[value])),
      ),
  )
})

test('repaired once, nothing is left to repair or to report', () => {
  always(
    () => true,
    ({ defaultMax }, { right }) => {
      const settled = { ...right, code: right.code ?? ourCode }
      const again = whoIsRight({ ours: settled, last: settled, now: settled, isTaken: false, defaultMax })
      return again.repairOurs.length + again.repairMailchimp.length + again.report.length === 0
    },
  )
})

test('the report has every value that differs from ours, and a new member’s adopted values', () => {
  always(isKnown, ({ ours, now }, { report }) =>
    all.every((value) => report.includes(value) === (now[value] !== ours![value])),
  )
  always(isNew, ({ now }, { right, report }) =>
    all.every((value) => report.includes(value) === (now[value] !== undefined && now[value] !== right[value])),
  )
})
