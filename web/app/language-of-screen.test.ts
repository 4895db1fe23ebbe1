import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepLanguage, languageOfScreen } from './language-of-screen.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['it-IT', 'nl-BE', 'de'] }, configurable: true })

test('a public page is in the language of its address, whatever was chosen', () => {
  keepLanguage('fr')
  assert.equal(languageOfScreen('Homepage', '/'), 'en')
  assert.equal(languageOfScreen('Homepage', '/DE'), 'de')
  assert.equal(languageOfScreen('GuidePage', '/pt/guide/door'), 'pt')
  assert.equal(languageOfScreen('Guide', '/guide'), 'en')
  assert.equal(languageOfScreen('Guide', '/nl/guide'), 'nl')
})

test('sign-in is in the language that was chosen last, else in the first of the device that is spoken here', () => {
  const places = [
    ['Login', '/login'],
    ['ResetPassword', '/reset-password'],
    ['Join', '/join'],
    ['NotFound', '/nothing'],
  ] as const
  for (const [name, path] of places) {
    kept.clear()
    assert.equal(languageOfScreen(name, path), 'nl', name)
    keepLanguage('es')
    assert.equal(languageOfScreen(name, path), 'es', name)
    kept.set('language', 'xx')
    assert.equal(languageOfScreen(name, path), 'nl', name)
  }
  assert.equal(languageOfScreen('NotFound', '/fr/nothing'), 'fr')
})

test('a member reads the language of their choice, else the last one of the browser; a door decides by itself', () => {
  keepLanguage('de')
  assert.equal(languageOfScreen('MailchimpDashboard', '/app', 'pt'), 'pt')
  assert.equal(languageOfScreen('MailchimpDashboard', '/app', null), 'de')
  kept.clear()
  assert.equal(languageOfScreen('MailchimpDashboard', '/app'), 'nl')
  assert.equal(languageOfScreen('ScannerPublic', '/scanner/public/a', 'fr'), undefined)
  assert.equal(languageOfScreen('Homepage', '/', 'fr'), 'en')
})
