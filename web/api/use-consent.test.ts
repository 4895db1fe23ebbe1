import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentAddress } from './use-consent.ts'

test('the browser is sent to pages only, never to a script', () => {
  assert.equal(
    consentAddress('https://login.mailchimp.com/oauth2/authorize?state=1'),
    'https://login.mailchimp.com/oauth2/authorize?state=1',
  )
  for (const url of ['', '/oauth2/authorize', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x']) {
    assert.equal(consentAddress(url), undefined, url)
  }
})
