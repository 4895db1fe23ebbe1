// The pages can be read: short sentences, contents, a guide with words and pictures of the product.
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { reasons as reasonWords } from '../words/en/reasons.ts'
import { root, read, filesIn, livingPages, guidePages, withoutCode, tableAfter } from './testing/pages.ts'

test('the screens have all words that the guide and the steps of the README quote', () => {
  const shown = [...filesIn('web'), ...filesIn('words/en')]
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const [, steps = ''] = /^Then:$([\s\S]*?)^Ctrl-C/m.exec(read('README.md')) ?? []
  const quoted = [['README.md', steps] as const, ...guidePages.map((path) => [path, read(path)] as const)]
  const words = quoted.flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => ({
      path,
      word: word!.replaceAll(/\s+/g, ' '),
    })),
  )
  assert.ok(words.filter(({ path }) => path === 'README.md').length > 10)
  assert.ok(words.length > 80, `${words.length} words`)
  assert.deepEqual(
    words.filter(({ word }) => !shown.includes(word)),
    [],
  )
})

test('the pictures of the guide are few, small, and all shown', () => {
  const pictures = filesIn('docs/guide/pictures')
  const text = guidePages.map(read).join('\n')
  assert.ok(pictures.length <= 30, `${pictures.length} pictures`)
  for (const path of pictures) {
    assert.ok(statSync(join(root, path)).size <= 80_000, `${path} has more than 80,000 bytes`)
    assert.ok(text.includes(`pictures/${path.split('/').at(-1)}`), `${path} is shown nowhere`)
  }
})

test('the page for door staff explains every reason for a refusal', () => {
  const { ok: _, error, ...stops } = reasonWords
  const described = tableAfter('docs/door.md', '## When it says stop').map(([word]) => word!.replaceAll('*', ''))
  assert.deepEqual(new Set(described), new Set([...Object.values(stops), error]))
})

/** Sentences of running text and of table cells. In lists separated by "·" each item counts as a sentence. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=[#|])/)
    .flatMap((block) => (block.startsWith('|') ? block.split(/(?<!\\)\|/) : [block]))
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.?!:]\**) (?=[\p{Lu}*`"“(])| · /u))

test('no sentence of the design and of the operating page has more than 40 words', () => {
  const words = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  assert.equal(words('A list — of 3 words.'), 5)
  const sentences = ['docs/design.md', 'docs/operate.md'].flatMap((path) => sentencesOf(read(path)))
  assert.ok(sentences.length > 500, `only ${sentences.length} sentences`)
  assert.deepEqual(
    sentences.filter((sentence) => words(sentence) > 40),
    [],
  )
})

test('the counts of the ASVS page are those of its rows', () => {
  const page = read('docs/security/asvs.md')
  const rows = [...page.matchAll(/^\| v5\.0\.0-([\d.]+) \| (met|not applicable|\*\*deviation\*\*) \| \S.*\|$/gm)]
  const said = page.replaceAll('\n', ' ')
  const count = (result: string) => rows.filter(([, , found]) => found === result).length
  const counts = `${count('met')} met, ${count('not applicable')} not applicable, ${count('**deviation**')} deviations`
  assert.equal(new Set(rows.map(([, number]) => number)).size, page.match(/^\| v5/gm)!.length)
  assert.ok(said.includes(`Of ${rows.length}: ${counts}.`), counts)
})

test('the README keeps the command that runs Listpass apart from the one that checks it', () => {
  const blocks = read('README.md').match(/^```sh\n[\s\S]*?^```/gm) ?? []
  const [running, checking] = ['npm start', 'npm test'].map((command) =>
    blocks.filter((each) => each.includes(command)),
  )
  assert.ok(running!.length > 0 && checking!.length > 0)
  assert.deepEqual(
    running!.filter((block) => checking!.includes(block)),
    [],
  )
})

test('long pages begin with their contents', () => {
  const long = livingPages.filter((path) => /^docs\/[\w-]+\.md$/.test(path) && read(path).split('\n').length > 200)
  assert.ok(long.length >= 4, `only ${long.length} long pages`)
  const without = long.filter((path) => {
    const beforeFirst = read(path).split(/^## /m)
    return [...(beforeFirst[0] + beforeFirst[1]!).matchAll(/\]\(#/g)].length < 5
  })
  assert.deepEqual(without, [])
})
