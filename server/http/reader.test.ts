// A declined call says the same thing twice: a code with values for programs, and a sentence in the reader's language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ActedOnCode, declined, type DeclinedBody } from '#contract/refusal.ts'
import { languages, tagOf } from '#domain/spoken.ts'
import { type RefusalCode, sentenceIn, wordsIn } from '#words/refusals.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const app = await startTestApp({ works: false })

async function decline(
  url: string,
  headers: Record<string, string> = {},
  more: { method?: 'POST'; payload?: string } = {},
) {
  const answer = await app.app.inject({ url, headers, ...more })
  return { language: answer.headers['content-language'], body: declined.parse(answer.json()) }
}

function assertSaysItself({ message, error, code, params }: DeclinedBody, language: (typeof languages)[number]): void {
  assert.ok(code in wordsIn('en'), code)
  assert.equal(message, sentenceIn(language, code as RefusalCode, params))
  assert.equal(error, message)
}

test('a refusal, an unknown address, an unreadable body and a wrong form are in the language of the reader', async () => {
  const json = { 'content-type': 'application/json' }
  for (const language of languages) {
    const headers = { 'accept-language': `${tagOf[language]}, xx;q=0.5` }
    const answers = await Promise.all([
      decline('/api/user', headers),
      decline('/api/nothing', headers),
      decline('/api/login', { ...headers, ...json }, { method: 'POST', payload: '{' }),
      decline('/api/login', { ...headers, ...json }, { method: 'POST', payload: '{"a":1}' }),
    ])
    for (const answer of answers) {
      assert.equal(answer.language, tagOf[language])
      assertSaysItself(answer.body, language)
    }
  }
})

test('a caller that names no language, or one that is not spoken here, gets English', async () => {
  for (const headers of [{}, { 'accept-language': 'tlh, *;q=0.1' }]) {
    const { language, body } = await decline('/api/user', headers)
    assert.deepEqual([language, body.code, body.message], ['en-GB', 'sign_in', 'Please sign in.'])
    assert.equal(body.params, undefined)
  }
})

test('the codes that clients act on are codes of sentences', () => {
  const actedOn: Record<ActedOnCode, true> = {
    second_step_required: true,
    email_has_account: true,
    busy: true,
    too_many_at_once: true,
    team_left: true,
    team_moved: true,
  }
  for (const code of Object.keys(actedOn)) assert.ok(code in wordsIn('en'), code)
})
