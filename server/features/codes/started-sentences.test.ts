import assert from 'node:assert/strict'
import { test } from 'node:test'
import { say } from '../../kernel/said.ts'
import { comparingSentence, generatingSentence } from './started-sentences.ts'

test('the sentence has the number of contacts, and no number if Mailchimp counts zero', () => {
  const sayAll = (sentence: typeof generatingSentence) => [0, 1, 2].map((contacts) => say('en', sentence(contacts)))
  assert.deepEqual(sayAll(generatingSentence), [
    'QR codes are being generated.',
    'QR codes are being generated for 1 contact.',
    'QR codes are being generated for 2 contacts.',
  ])
  assert.deepEqual(sayAll(comparingSentence), [
    'The list is being compared with Mailchimp.',
    '1 contact is being compared with Mailchimp.',
    '2 contacts are being compared with Mailchimp.',
  ])
})
