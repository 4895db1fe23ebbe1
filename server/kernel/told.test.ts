import assert from 'node:assert/strict'
import { test } from 'node:test'
import { said } from './said.ts'
import { sayReason, sayTold, type Told } from './told.ts'

test('stored sentences are said in their order, and Mailchimp’s words as they are', () => {
  const told = [said('mailchimp_forbidden'), 'Your key may not read lists.', said('teams_at_most', { most: 1000 })]
  const stored = JSON.parse(JSON.stringify(told)) as Told
  assert.equal(
    sayTold('en', stored),
    'The Mailchimp user of this account may not do this. Please check its role in Mailchimp. Your key may not read lists. You can own at most 1,000 teams. Whoever runs this Listpass can allow more.',
  )
  assert.equal(sayTold('en', null), null)
})

test('a refusal without a word of Mailchimp is said in ours', () => {
  assert.equal(sayReason('en', ''), 'Mailchimp gave no reason.')
  assert.equal(sayReason('de', 'This address looks fake.'), 'This address looks fake.')
})

test('a code that only a later release knows is left out', () => {
  const later = JSON.parse('[{"code":"of_tomorrow"},{"code":"list_gone"}]') as Told
  assert.equal(sayTold('en', later), 'This list no longer exists in Mailchimp.')
})
