import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeUser, currentUser } from '#contract/auth.ts'
import { addOrganiser, signInWith } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()

test('a person chooses a language, and finds it after the next sign-in; other people keep theirs', async () => {
  const [noor, mira] = [await addOrganiser(app), await addOrganiser(app)]
  const languageOf = async (token: string) => (await app.call(currentUser, { token })).user.language
  assert.equal(await languageOf(noor.token), null)
  const changed = await app.call(changeUser, { token: noor.token, body: { language: 'fr' } })
  assert.equal(changed.user.language, 'fr')
  assert.deepEqual([await languageOf(noor.token), await languageOf(mira.token)], ['fr', null])
  assert.equal((await signInWith(app, { email: noor.email, password })).user.language, 'fr')
  await app.call(changeUser, { token: noor.token, body: { language: null } })
  assert.equal(await languageOf(noor.token), null)
  const refused = await app.refused(changeUser, { token: noor.token, body: { language: 'xx' as 'de' } })
  assert.deepEqual(refused.errors, { language: ['Please choose a language.'] })
})
