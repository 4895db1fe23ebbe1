// The language of the page, with parts of an app whose words load at their own time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, wordsReady, speak, spokenLanguage, spokenTag } from './spoken.ts'

const page = { documentElement: { lang: 'en', dir: '' } }
Object.assign(globalThis, { document: page })

/** Words that are the name of their language. `load` may wait, or fail. */
function part(load: (language: string) => Promise<string> = async (language) => language) {
  const said = { now: 'en' }
  catalogue<string>('en', load, (words) => {
    said.now = words
  })
  return said
}

const first = part()

test('all parts of the page change together, with its language for screen readers and for numbers', async () => {
  const second = part()
  await speak('pt')
  assert.deepEqual([first.now, second.now, spokenLanguage()], ['pt', 'pt', 'pt'])
  assert.deepEqual(page.documentElement, { lang: 'pt-BR', dir: 'ltr' })
  assert.match(spokenTag(), /^pt/)
  await speak('en')
  assert.deepEqual([first.now, second.now, page.documentElement.lang], ['en', 'en', 'en-GB'])
})

test('of two wishes the later one is spoken, whichever loads first', async () => {
  const slow = Promise.withResolvers<void>()
  const waiting = part(async (language) => (language === 'de' && (await slow.promise), language))
  const german = speak('de')
  await speak('fr')
  slow.resolve()
  await german
  assert.deepEqual([waiting.now, first.now, spokenLanguage()], ['fr', 'fr', 'fr'])
})

test('a part that comes later catches up, also while the language loads', async () => {
  await speak('nl')
  const late = part()
  await new Promise(setImmediate)
  assert.equal(late.now, 'nl')

  let during: ReturnType<typeof part> | undefined
  part(async (language) => {
    if (language === 'es') during ??= part()
    return language
  })
  await speak('es')
  assert.equal(during?.now, 'es')
})

test('a screen can wait for the words of its code, also if they do not come', async () => {
  await speak('de')
  const words = Promise.withResolvers<void>()
  const late = part(async (language) => (await words.promise, language))
  part(() => Promise.reject(new Error('no connection')))
  setImmediate(() => words.resolve())
  await wordsReady()
  assert.equal(late.now, 'de')
})

test('without a connection, a part without its words stays in English, and the others change', async () => {
  await speak('en')
  const lost = part(() => Promise.reject(new Error('no connection')))
  await speak('de')
  assert.deepEqual([lost.now, first.now], ['en', 'de'])
})
