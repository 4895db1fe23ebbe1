import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorAsk } from '#contract/door-ask.ts'
import { answersIn } from './answers-in.ts'
import { words } from '../../../words/door-later.ts'

const ask = (tag: string, kind: DoorAsk['kind']): DoorAsk => ({ tag, kind, question: `${tag}?`, choices: [] })
const asks = [ask('DIET', 'text'), ask('CHILDREN', 'number'), ask('WAIVER', 'tick')]

test('empty answers are left out, or missing where they are required', () => {
  const given = { DIET: '  Vegan ', CHILDREN: '' }
  assert.deepEqual(answersIn(asks, given, false), { answers: { DIET: 'Vegan' }, missing: {} })
  assert.deepEqual(answersIn(asks, given, true).missing, {
    CHILDREN: words.questions.required,
    WAIVER: words.questions.required,
  })
})

test('a number may have a comma, and no letters', () => {
  assert.deepEqual(answersIn(asks, { CHILDREN: '1,5' }, false).answers, { CHILDREN: '1.5' })
  assert.deepEqual(answersIn(asks, { CHILDREN: 'two' }, false).missing, { CHILDREN: words.questions.number })
})
