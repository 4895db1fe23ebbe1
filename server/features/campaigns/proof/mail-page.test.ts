import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailPage } from './mail-page.ts'

test('the mail’s own styles for light and dark follow the chosen look, whatever the browser prefers', () => {
  const html = '<style>@media (prefers-color-scheme: dark) {a{}} @media ( PREFERS-COLOR-SCHEME:light ) {b{}}</style>'
  const bodyOf = (look: 'light' | 'dark') =>
    String(mailPage(html, { look, showsAll: false, publicUrl: 'https://pass.example' }).body)
  assert.match(bodyOf('dark'), /@media \(min-width:0\) \{a\{\}\} @media \(max-width:0\) \{b\{\}\}/)
  assert.match(bodyOf('light'), /@media \(max-width:0\) \{a\{\}\} @media \(min-width:0\) \{b\{\}\}/)
})
