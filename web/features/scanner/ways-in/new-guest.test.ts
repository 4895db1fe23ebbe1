// What a door says about a guest whom staff add, in the language of the door.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walkIn } from '#contract/walk-in.ts'
import { sayingsIn } from '#contract/testing/sayings-in.ts'
import { speak } from '../../../ui/spoken.ts'
import { words } from '../../../words/door-later.ts'
import { newGuest } from './new-guest.ts'

const problemsOf = (name: string, email: string) => {
  const made = newGuest({ name, email, people: 1, hasAgreed: false })
  return 'problems' in made ? made.problems : undefined
}

test('a door has a sentence for everything that the contract may find wrong in a new guest', () => {
  const codes = sayingsIn(walkIn, 'guest').map(({ code }) => String(code))
  assert.ok(codes.length > 5)
  for (const code of codes) assert.ok(Object.hasOwn(words.walkIn.problems, code), code)
})

test('each wrong field of a new guest is told in the language of the door', async () => {
  assert.deepEqual(problemsOf(' ', ''), { name: ['The name is required.'] })
  Object.assign(globalThis, { document: { documentElement: {} } })
  await speak('fr')
  assert.deepEqual(problemsOf('x'.repeat(121), 'nobody'), {
    name: ['Le nom peut avoir 120 caractères au maximum.'],
    email: ['Saisissez une adresse e-mail valide.'],
  })
  assert.equal(problemsOf('Noor', ''), undefined)
  await speak('en')
})
