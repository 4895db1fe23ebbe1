// The words for tools of translators: each language is whole, and notes say what a text is for.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { languages, otherLanguages } from '#domain/spoken.ts'
import { allTexts, units } from '#words/testing/all-words.ts'
import { runChild } from '../server/testing/processes.ts'
import { filesIn, read } from './testing/pages.ts'

let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  await runChild('scripts/words.ts', {}, ['export', folder])
})

after(() => rm(folder, { recursive: true }))

const json = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8')) as Record<string, string>

test('every language has each file, and the English texts are whole', async () => {
  for (const language of languages)
    for (const unit of units) assert.deepEqual(await json(`${language}/${unit}.json`), allTexts[language][unit])
  for (const language of otherLanguages) assert.equal((await readdir(join(folder, language))).length, units.length)
})

test('a note is found by the name of its text, and by each name of a shared text', async () => {
  const door = await json('en/door.notes.json')
  assert.equal(door['screen.key'], 'Under a key, one word each: five keys stand in one row.')
  assert.match(door['reasons']!, /at most 28 characters/)
  assert.match(door['sentences']!, /A verdict may have several, one after the other\.$/)
  assert.equal(door['kiosk.show'], undefined)
  assert.equal((await json('en/campaigns.notes.json'))['invitation.unsubscribeAt'], 'Before the address.')
  const room = 'Instead of `letIn` where fewer fit in than the party has.'
  assert.equal(door['partyQuestion.room'], room)
  assert.equal((await json('en/manager.notes.json'))['partyQuestion.room'], room)
})

test('no note about a text is lost', async () => {
  const exported = await Promise.all(units.map((unit) => json(`en/${unit}.notes.json`)))
  const all = exported.flatMap((notes) => Object.values(notes)).join('\n')
  const notes = filesIn('words/en').flatMap((path) => [...read(path).matchAll(/^ +\/\*\*([^]*?)\*\//gm)])
  assert.ok(notes.length > 200)
  for (const [, note] of notes) assert.ok(all.includes(note!.replaceAll(/\n *\*?/g, '').trim()), `${note}`)
})

test('the command explains itself when it is called without a folder', async () => {
  const { ending, lines } = await runChild('scripts/words.ts', {}, ['export'])
  assert.equal(ending, 2)
  assert.deepEqual(lines, ['npm run words -- export FOLDER'])
})
