import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseBlocks } from './replace-tags.ts'

const values: Record<string, string> = { FNAME: 'Anna', TABLE: '12', CODE: '' }
const chosen = (mail: string) => chooseBlocks(mail, (tag) => values[tag])

test('a contact gets the branch that holds for them', () => {
  assert.equal(chosen('a*|IF:FNAME|*b*|ELSE:|*c*|END:IF|*d'), 'abd')
  assert.equal(chosen('a*|IF:CODE|*b*|ELSE:|*c*|END:IF|*d'), 'acd')
  assert.equal(chosen('a*|IFNOT:CODE|*b*|END:IF|*d'), 'abd')
  assert.equal(chosen('*|IF:NOPE|*b*|END:IF|*'), '')
  assert.equal(chosen('*|IF:FNAME=bob|*1*|ELSEIF:FNAME=anna|*2*|ELSEIF:FNAME|*3*|ELSE:|*4*|END:IF|*'), '2')
  assert.equal(chosen('*|IF:FNAME!=Bob|*1*|END:IF|**|IF:TABLE > 9|*2*|END:IF|**|IF:TABLE<9|*3*|END:IF|*'), '12')
})

test('conditions stand inside each other, and a tag inside a branch stays', () => {
  assert.equal(
    chosen('*|IF:CODE|*a*|IF:FNAME|*b*|END:IF|*c*|ELSE:|*d*|IF:FNAME|**|FNAME|**|END:IF|*e*|END:IF|*'),
    'd*|FNAME|*e',
  )
})

test('a condition without an end hides the rest, and an end without a condition is text', () => {
  assert.equal(chosen('a*|IF:CODE|*b'), 'a')
  assert.equal(chosen('a*|IF:FNAME|*b'), 'ab')
  assert.equal(chosen('a*|END:IF|*b*|ELSE:|*c'), 'a*|END:IF|*b*|ELSE:|*c')
})
