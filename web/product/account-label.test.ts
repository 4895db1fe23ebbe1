import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountLabel } from './account-label.ts'

const account = (id: string, account_name: string, display_name: string | null) => ({
  id,
  account_name,
  display_name,
  server_prefix: 'us14',
  account_id: `acc-${id}`,
})

test('two Mailchimp accounts never have one label', () => {
  const ours = account('1', 'Our events', 'Harbour Festival')
  const theirs = account('2', 'Our events', 'Old Bakery')
  const again = account('3', 'Our events', 'Old Bakery')
  assert.equal(accountLabel(ours, [ours, theirs]), 'Our events · Harbour Festival')
  assert.equal(accountLabel(theirs, [ours, theirs]), 'Our events · Old Bakery')
  assert.equal(accountLabel(theirs, [ours, theirs, again]), 'Our events · Old Bakery (acc-2)')
})

test('an account whose two names are the same says it once', () => {
  const only = account('1', 'Gala', 'Gala')
  assert.equal(accountLabel(only, [only]), 'Gala')
  assert.equal(accountLabel({ ...only, display_name: null }, []), 'Gala')
})
