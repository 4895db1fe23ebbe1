// A successful call speaks the language of its reader, as a refusal does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logOut } from '#contract/auth.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { addTeam, invitePerson } from '#contract/teams.ts'
import { type Language, languages, tagOf } from '#domain/spoken.ts'
import { sentenceIn } from '#words/answers.ts'
import { wordsIn } from '#words/door.ts'
import { addOrganiser, prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { password } from '../testing/samples.ts'

const app = await startTestApp()

test('a message is in the language of the reader', async () => {
  const { token } = await addOrganiser(app)
  for (const language of languages) {
    const { message } = await app.call(addTeam, { token, language, body: { name: 'Second' } })
    assert.equal(message, sentenceIn(language, 'team_added'))
  }
})

test('an answer says which language it is in, and is English for a caller without one of ours', async () => {
  for (const [asked, tag, message] of [
    ['pt-BR,pt;q=0.9', tagOf.pt, 'Você saiu da conta.'],
    ['tlh, *;q=0.1', tagOf.en, 'You are signed out.'],
    [undefined, tagOf.en, 'You are signed out.'],
  ] as const) {
    const { token } = await addOrganiser(app)
    const headers = { authorization: `Bearer ${token}`, ...(asked && { 'accept-language': asked }) }
    const answer = await app.app.inject({ method: 'POST', url: logOut.path, headers })
    assert.deepEqual([answer.headers['content-language'], answer.json()], [tag, { code: 'signed_out', message }])
  }
})

test('a sentence keeps its values in every language', async () => {
  const { token } = await addOrganiser(app)
  const body = { password, email: 'mira@example.com', role: 'editor' }
  const inviteIn = async (language: Language) => (await app.call(invitePerson, { token, language, body })).message
  assert.equal(await inviteIn('en'), 'Invitation sent to mira@example.com.')
  assert.equal(await inviteIn('de'), 'Einladung an mira@example.com gesendet.')
})

test('a verdict and its undoing are in the language of the door', async () => {
  const { token, list, codes } = await prepareList(app, { members: 1 })
  const params = { listId: list.id }
  const scanId = crypto.randomUUID()
  const scan = { token, params, body: { qr_code: codes[0]!, scan_id: scanId } }
  assert.equal((await app.call(redeemScan, { ...scan, language: 'fr' })).message, wordsIn('fr').sentences.welcome)
  const undone = await app.call(undoScan, { token, params: { ...params, scanId }, language: 'nl' })
  assert.equal(undone.message, sentenceIn('nl', 'scan_undone'))
})
