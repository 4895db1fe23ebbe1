import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailPage } from './mail-page.ts'

test('a mail runs no script and opens no other address, also where the page measures how it is drawn', () => {
  const policyOf = (isMeasured: boolean) =>
    String(
      mailPage('', { look: 'dark', showsAll: false, isMeasured, publicUrl: 'https://a.example' }).headers[
        'content-security-policy'
      ],
    )
  assert.match(policyOf(false), /; sandbox$/)
  assert.match(policyOf(true), /; sandbox allow-same-origin$/)
  for (const policy of [policyOf(true), policyOf(false)]) {
    assert.match(policy, /^default-src 'none'; /)
    assert.match(policy, /img-src https:\/\/a\.example\/qr-code\/ data:;/)
    assert.doesNotMatch(policy, /script-src|allow-scripts|allow-forms|allow-top|allow-popups/)
  }
})

test('the mail’s own styles for light and dark follow the chosen look, whatever the browser prefers', () => {
  const html = '<style>@media (prefers-color-scheme: dark) {a{}} @media ( PREFERS-COLOR-SCHEME:light ) {b{}}</style>'
  const bodyOf = (look: 'light' | 'dark') =>
    String(mailPage(html, { look, showsAll: false, publicUrl: 'https://pass.example' }).body)
  assert.match(bodyOf('dark'), /@media \(min-width:0\) \{a\{\}\} @media \(max-width:0\) \{b\{\}\}/)
  assert.match(bodyOf('light'), /@media \(max-width:0\) \{a\{\}\} @media \(min-width:0\) \{b\{\}\}/)
})
