// Letters to organisers are in the language of their reader.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changePassword, changeUser, forgotPassword, register } from '#contract/auth.ts'
import type { Language } from '#domain/spoken.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()

const newEmail = () => `mira-${randomUUID().slice(0, 8)}@example.com`
const form = (email: string) => ({ name: 'Mira', email, password, password_confirmation: password })

async function signUp(language?: Language) {
  const email = newEmail()
  const asked = { body: form(email), ...(language && { language }) }
  return { email, token: (await app.call(register, asked)).token }
}

/** From a browser without a cookie of this person, unless `cookie` is one. Returns the cookie of the browser. */
async function signIn(email: string, language: string, cookie?: string): Promise<string> {
  const headers = { 'accept-language': language, ...(cookie !== undefined && { cookie }) }
  const answer = await app.app.inject({ method: 'POST', url: '/api/login', payload: { email, password }, headers })
  const set = [answer.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('listpass_device='))
  return set!.split(';')[0]!
}

const subjectOf = async (email: string, count: number) => (await app.outbox.newest(email, count)).subject

const newPassword = {
  en: 'Choose a new password for Listpass',
  de: 'Neues Passwort für Listpass wählen',
  fr: 'Choisissez un nouveau mot de passe pour Listpass',
  es: 'Elige una contraseña nueva para Listpass',
}

test('the chosen language decides, whatever language the browser has', async () => {
  const { email, token } = await signUp('fr')
  await app.call(changeUser, { token, body: { language: 'de' } })
  await app.call(forgotPassword, { body: { email }, language: 'es' })
  const reset = await app.outbox.newest(email, 1)
  assert.equal(reset.subject, newPassword.de)
  assert.match(reset.text!, /^Guten Tag, Mira!\n\nFür Ihr Listpass-Konto wurde ein neues Passwort angefordert\./)
  assert.match(reset.html!, /<html lang="de" dir="ltr">/)
  const body = { current_password: password, password: 'another long one', password_confirmation: 'another long one' }
  await app.call(changePassword, { token, body, language: 'es' })
  assert.equal(await subjectOf(email, 2), 'Ihr Passwort für Listpass wurde geändert')
})

test('a reader who has chosen none gets the language of the browser in which they registered', async () => {
  const { email } = await signUp('fr')
  await app.call(forgotPassword, { body: { email }, language: 'de' })
  assert.equal(await subjectOf(email, 1), newPassword.fr)
  const nameless = await signUp()
  await app.call(forgotPassword, { body: { email: nameless.email }, language: 'de' })
  assert.equal(await subjectOf(nameless.email, 1), newPassword.en)
})

test('a stranger’s browser does not change the language of the warning; a browser of the reader does', async () => {
  const { email } = await signUp('fr')
  const cookie = await signIn(email, 'nl')
  const warning = await app.outbox.newest(email, 1)
  assert.equal(warning.subject, 'Nouvelle identification sur votre compte Listpass')
  assert.match(warning.text!, /Appareil inconnu, \d+ \p{L}+ \d{4} à \d\d:\d\d UTC\./u)
  await signIn(email, 'es', cookie)
  await app.call(forgotPassword, { body: { email } })
  assert.equal(await subjectOf(email, 2), newPassword.es)
})
