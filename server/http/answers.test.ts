// A successful call speaks the language of its reader, as a refusal does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { register } from '#contract/auth.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addTeam, invitePerson } from '#contract/teams.ts'
import { languages, tagOf } from '#domain/spoken.ts'
import { sentenceIn } from '#words/answers.ts'
import { wordsIn as verdicts } from '#words/sentences.ts'
import { addOrganiser, prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const app = await startTestApp()

type Asked = { url: string; token?: string; language?: string | undefined; body: object }

async function tell({ url, token, language, body }: Asked) {
  const answer = await app.app.inject({
    method: 'POST',
    url,
    headers: {
      ...(language !== undefined && { 'accept-language': language }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: body,
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return { language: answer.headers['content-language'], message: answer.json<{ message: string }>().message }
}

test('a message is in the language of the reader, and says which one', async () => {
  const { token } = await addOrganiser(app)
  for (const language of languages) {
    const said = await tell({
      url: addTeam.path,
      token,
      language: `${tagOf[language]}, xx;q=0.5`,
      body: { name: 'Second' },
    })
    assert.deepEqual(said, { language: tagOf[language], message: sentenceIn(language, 'team_added') })
  }
})

test('a sentence keeps its values in every language', async () => {
  const { token } = await addOrganiser(app)
  const invite = (language?: string) =>
    tell({ url: invitePerson.path, token, language, body: { email: 'mira@example.com', role: 'editor' } })
  assert.equal((await invite()).message, 'Invitation sent to mira@example.com.')
  assert.equal((await invite('de')).message, 'Die Einladung wurde an mira@example.com gesendet.')
})

test('a caller that names no language, or one that is not spoken here, gets English', async () => {
  for (const language of [undefined, 'tlh, *;q=0.1']) {
    const email = `${language === undefined ? 'ada' : 'ben'}@example.com`
    const body = {
      name: 'Ada',
      email,
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
    }
    const said = await tell({ url: register.path, language, body })
    assert.deepEqual(said, { language: 'en-GB', message: 'Registration successful!' })
  }
})

test('a verdict is in the language of the door', async () => {
  const { token, list, codes } = await prepareList(app, { members: 1 })
  const url = redeemScan.path.replace(':listId', list.id)
  const body = { qr_code: codes[0]! }
  assert.equal((await tell({ url, token, language: 'fr', body })).message, verdicts.fr.welcome)
  const again = await tell({ url, token, language: 'nl', body })
  assert.deepEqual([again.language, again.message.startsWith(verdicts.nl.alreadyUsed)], ['nl', true])
})
