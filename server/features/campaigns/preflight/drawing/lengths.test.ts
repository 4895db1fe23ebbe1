import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOf } from './lengths.ts'

/** A tall phone: the window's height counts as 800 pixels. */
const phone = { window: 400, em: 20, whole: 300 }
const desk = { ...phone, window: 1200 }

const lengths = [
  ['12px', 12, 12],
  ['-1.5e1PX', -15, -15],
  ['1in', 96, 96],
  ['72pt', 96, 96],
  ['6pc', 96, 96],
  ['2.54cm', 96, 96],
  ['25.4mm', 96, 96],
  ['101.6q', 96, 96],
  ['50%', 150, 150],
  ['2em', 40, 40],
  ['2rem', 32, 32],
  ['2ex', 20, 20],
  ['2ch', 20, 20],
  ['10vw', 40, 120],
  ['10vh', 80, 80],
  ['10vmin', 40, 80],
  ['10vmax', 80, 120],
  ['min(50%, 10vw)', 40, 120],
  ['max(50%, 10vw)', 150, 150],
  ['auto', undefined, undefined],
  ['3parsecs', undefined, undefined],
] as const

for (const [text, onPhone, onDesk] of lengths) {
  test(`${text} is ${onPhone} pixels on a phone, and ${onDesk} on a desk`, () => {
    assert.deepEqual(
      [phone, desk].map((ground) => rounded(lengthOf(text, ground))),
      [onPhone, onDesk],
    )
  })
}

test('a part of an unknown whole has no length', () => {
  assert.equal(lengthOf('50%', { ...phone, whole: undefined }), undefined)
})

function rounded(length: number | undefined): number | undefined {
  return length === undefined ? undefined : Math.round(length * 1e6) / 1e6
}
