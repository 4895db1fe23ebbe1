import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparingSentence, generatingSentence } from './started-sentences.ts'

test('the sentence has the number of contacts, and no number if Mailchimp counts zero', () => {
  assert.deepEqual([0, 1, 2].map(generatingSentence), [
    'QR codes are being generated.',
    'QR codes are being generated for 1 contact.',
    'QR codes are being generated for 2 contacts.',
  ])
  assert.deepEqual([0, 1, 2].map(comparingSentence), [
    'The list is being compared with Mailchimp.',
    '1 contact is being compared with Mailchimp.',
    '2 contacts are being compared with Mailchimp.',
  ])
})
