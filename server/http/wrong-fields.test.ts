// The answer to a form with wrong fields, in the reader's language.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as z from 'zod/mini'
import { email } from '#contract/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { givenName } from '#contract/given-name.ts'
import { declined } from '#contract/refusal.ts'
import { says } from '#contract/says.ts'
import { openLog } from '../log.ts'
import { openBinding } from './bind.ts'
import { openHttp } from './open-http.ts'

const form = endpoint({
  method: 'POST',
  path: '/form',
  summary: 'Takes a form.',
  body: z.strictObject({
    name: givenName('name', 3),
    email,
    places: z.int(says('whole_from_one')).check(z.minimum(1, says('whole_from_one')), z.maximum(2500, says('at_most'))),
    logo: z
      .string()
      .check(z.refine((text) => text.length <= 1, { error: says('logo_too_large'), params: { kilobytes: 1500 } })),
  }),
  answer: z.object({}),
})

const app = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
after(() => app.close())
openBinding(app).bind(
  'everyone',
  form,
  () => Promise.resolve({}),
  () => Promise.resolve({}),
)

async function answerTo(body: object, language?: string) {
  const headers = language === undefined ? {} : { 'accept-language': language }
  const answer = await app.inject({ method: 'POST', url: form.path, payload: body, headers })
  assert.equal(answer.statusCode, 422)
  return z.parse(declined, JSON.parse(answer.body))
}

const wrong = { name: 'Maximilian', email: 'nobody', places: 3000, logo: 'xx' }

test('each field has its sentence in the language of the reader, and the first one is the message', async () => {
  const german = await answerTo(wrong, 'de-CH,de;q=0.9,en;q=0.5')
  assert.deepEqual(german.errors, {
    name: ['Der Name darf höchstens 3 Zeichen lang sein.'],
    email: ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    places: ['Höchstens 2.500.'],
    logo: ['Das Logo darf höchstens 1.500 KB groß sein.'],
  })
  const [first] = german.errors['name']
  assert.deepEqual([german.code, german.message, german.error], ['wrong_fields', first, first])
  assert.deepEqual(german.params, { first })
})

test('a caller without a language gets English', async () => {
  const english = await answerTo(wrong)
  assert.equal(english.message, 'The name may have at most 3 characters.')
  assert.deepEqual(english.errors['places'], ['At most 2,500.'])
})

test('a field that is unknown, missing or of a wrong type has a sentence in that language too', async () => {
  const unknown = await answerTo({ name: 'Noor', email: 'noor@example.com', places: 1, logo: 'x', more: 1 }, 'de')
  assert.deepEqual(unknown.errors['more'], ['Dieses Feld ist unbekannt.'])
  const french = await answerTo({ name: 7, email: 'noor@example.com', places: '1', logo: 7 }, 'fr')
  assert.deepEqual(french.errors, {
    name: ['Le nom est obligatoire.'],
    places: ['Saisissez un nombre entier à partir de 1.'],
    logo: ['Cette valeur manque ou n’a pas la bonne forme.'],
  })
})

test('two checks of a field that say the same say it once', async () => {
  const { errors } = await answerTo({ ...wrong, places: 0.5 }, 'de')
  assert.deepEqual(errors['places'], ['Bitte geben Sie eine ganze Zahl ab 1 ein.'])
})
