// npm run words -- export FOLDER writes all words as JSON, for tools of translators: the English ones too, with their notes.
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, otherLanguages } from '#domain/spoken.ts'
import { allTexts, units } from '#words/testing/all-words.ts'

const words = join(import.meta.dirname, '..', 'words')

/** What a comment says about a text, or about a group of texts. */
type Note = { key: string; about: unknown; above: unknown; note: string }

const [command, folder] = process.argv.slice(2)
if (command !== 'export' || folder === undefined) {
  console.error('npm run words -- export FOLDER')
  process.exit(2)
}
await exportTo(folder, await readNotes())

async function exportTo(target: string, notes: readonly Note[]): Promise<void> {
  for (const language of languages) await mkdir(join(target, language), { recursive: true })
  for (const unit of units) {
    const english = { [`${unit}.json`]: allTexts.en[unit], [`${unit}.notes.json`]: notesOf(allTexts.en[unit], notes) }
    for (const [name, texts] of Object.entries(english))
      await writeFile(join(target, 'en', name), `${JSON.stringify(texts, undefined, 2)}\n`)
    for (const language of otherLanguages)
      await copyFile(join(words, language, `${unit}.json`), join(target, language, `${unit}.json`))
  }
}

/** By name, such as `bar.label`. Texts that several files share keep their notes in each. */
function notesOf(texts: object, notes: readonly Note[], path = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    const isGroup = typeof text === 'object' && text !== null
    const own = notes.filter((each) => (isGroup ? each.about === text : each.above === texts && each.key === key))
    if (own.length > 0) found[path + key] = own.map(({ note }) => note).join(' ')
    if (isGroup) Object.assign(found, notesOf(text, notes, `${path}${key}.`))
  }
  return found
}

async function readNotes(): Promise<Note[]> {
  const files = await readdir(join(words, 'en'))
  return (await Promise.all(files.map((file) => notesIn(join(words, 'en', file))))).flat()
}

/** The formatter indents each level by two spaces, so the place of a name says what it belongs to. */
async function notesIn(file: string): Promise<Note[]> {
  const lines = /^( *)(?:\/\*\*([^]*?)\*\/\n *)?(?:export const )?'?([\w-]+)'?(?: =|[:,])/gm
  const module: unknown = await import(file)
  const path: string[] = []
  const at = (names: string[]) =>
    names.reduce((texts: unknown, name) => (texts as Record<string, unknown> | undefined)?.[name], module)
  return [...(await readFile(file, 'utf8')).matchAll(lines)].flatMap(([, indent = '', comment, key = '']) => {
    path.splice(indent.length / 2, Infinity, key)
    if (comment === undefined) return []
    return [{ key, about: at(path), above: at(path.slice(0, -1)), note: comment.replaceAll(/\n *\*?/g, '').trim() }]
  })
}
