import assert from 'node:assert/strict'
import { test } from 'node:test'
import { words } from '../../../words/occasions.ts'

const { title, now, atItsTime, andLater, yes, no } = words.page.doorsThere
const textsFor = (doors: number) =>
  [
    title({ doors }),
    now({ doors }),
    atItsTime({ name: 'Gala #2', doors }),
    andLater({ doors }),
    yes({ doors }),
    no({ doors }),
  ].join(' ')

test('the question about one door speaks of one door, and leaves the name of the night as it is', () => {
  assert.doesNotMatch(textsFor(1), /\b(?:they|these|doors)\b/i)
  assert.match(textsFor(2), /These doors .* If they belong to Gala #2,/)
  assert.match(textsFor(1), /If it belongs to Gala #2,/)
})
