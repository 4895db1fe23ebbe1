import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayReminder } from './make-reminder.ts'

const made = { draft: { status: 'save' as const }, isOld: false, others: [] as string[] }

test('a reminder says what became of it', () => {
  assert.match(sayReminder('en', made), /^The reminder is a draft in Mailchimp\. /)
  assert.match(sayReminder('en', { ...made, isOld: true }), /^The reminder was among your drafts already\. /)
  assert.match(
    sayReminder('nl', { ...made, isOld: true, draft: { status: 'schedule' } }),
    /^De herinnering is in Mailchimp al ingepland,/,
  )
})

test('further copies are quoted as the language quotes', () => {
  const copies = { ...made, others: ['One', 'Two'] }
  assert.match(
    sayReminder('en', copies),
    / Mailchimp also holds another copy of this email: “One”, “Two”\. Delete it there\.$/,
  )
  assert.match(sayReminder('de', copies), /: „One“, „Two“\. Löschen Sie sie dort\.$/)
  assert.match(sayReminder('fr', copies), /\u202f: «\u202fOne\u202f», «\u202fTwo\u202f»\. Supprimez-la là-bas\.$/)
})
