// What the form of an occasion says by itself, in the language of the page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasionForm } from '#contract/occasions.ts'
import { sayingsIn } from '#contract/testing/sayings-in.ts'
import { speak } from '../../../ui/spoken.ts'
import { emptyDraft, formOf } from './draft.ts'
import { problemsOf } from './problems.ts'
import { words } from '../../../words/occasions.ts'

test('the form has a sentence for everything that the contract may find wrong in it', () => {
  const codes = sayingsIn(occasionForm, 'form').map(({ code }) => String(code))
  assert.ok(codes.length > 20)
  for (const code of codes) assert.ok(Object.hasOwn(words.form.problems, code), code)
})

test('each wrong field is told in the language of the page', async () => {
  Object.assign(globalThis, { document: { documentElement: {} } })
  await speak('de')
  const draft = { ...emptyDraft('Europe/Berlin'), who: 'field' as const, capacity: '20 000 000' }
  assert.deepEqual(problemsOf(formOf({ ...draft, name: 'x'.repeat(101) })), {
    name: ['Der Name des Termins darf höchstens 100 Zeichen lang sein.'],
    capacity: ['Höchstens 10.000.000.'],
    who: ['Bitte wählen Sie ein Feld.'],
  })
  assert.deepEqual(problemsOf(formOf(draft)).name, ['Bitte geben Sie einen Namen ein.'])
  await speak('en')
})
