// Compares the documents with the code: links, files, commands, settings, import rules and words on the screen. A wrong
// page is worse than none.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import cruiser from '../.dependency-cruiser.mjs'
import { readConfig } from '../server/config.ts'
import { reasonWords } from '../web/product/reason-words.ts'
import { commands } from './admin/read-command.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'e2e/README.md',
  'sandbox/facts.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
]
/** Decisions are never rewritten, so the files that they name may be gone. */
const livingPages = pages.filter((path) => !path.startsWith('docs/decisions/'))
const guidePages = pages.filter((path) => path.startsWith('docs/guide/') || path === 'docs/door.md')

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** Anchors by GitHub's rules: from headings, and from `<a id>`. */
function anchorsOf(path: string): Set<string> {
  const text = read(path)
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!))
  const plain = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  for (const [, heading] of plain.matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-')
    for (let again = 0, name = anchor; ; name = `${anchor}-${++again}`) {
      if (anchors.has(name)) continue
      anchors.add(name)
      break
    }
  }
  return anchors
}

function deadLinksIn(path: string): string[] {
  const targets = [...withoutCode(read(path)).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|(?:href|src)="([^"]+)"/g)]
  return targets
    .map(([, inText, inTag]) => (inText ?? inTag)!)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => !leadsSomewhere(path, target))
    .map((target) => `${path}: ${target}`)
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', anchor] = decodeURI(target).split('#')
  const path = file === '' ? from : relative(root, join(root, dirname(from), file))
  if (path.startsWith('..') || !existsSync(join(root, path))) return false
  return anchor === undefined || (path.endsWith('.md') && anchorsOf(path).has(anchor))
}

/** The rows of the table behind a heading or an anchor, cell by cell. */
function tableAfter(path: string, mark: string): string[][] {
  const behind = read(path).split(mark)[1]
  assert.ok(behind !== undefined, `${path} has no ${mark}`)
  const lines = behind.slice(behind.indexOf('\n|') + 1).split('\n')
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  )
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

test('every link from one page to another leads somewhere, and so does its anchor', () => {
  assert.ok(pages.length > 50, `only ${pages.length} pages`)
  assert.deepEqual(pages.flatMap(deadLinksIn), [])
})

test('every page of the documents is reached from the first one', () => {
  const reached = new Set<string>()
  const toRead = ['README.md']
  for (const path of toRead) {
    if (reached.has(path) || !existsSync(join(root, path))) continue
    reached.add(path)
    if (!path.endsWith('.md')) continue
    for (const [, target] of withoutCode(read(path)).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      if (!/^[a-z]+:/i.test(target!)) toRead.push(relative(root, join(root, dirname(path), target!)))
    }
  }
  // Decisions are found in their folder and need no link.
  assert.deepEqual(
    livingPages.filter((path) => !reached.has(path)),
    [],
  )
})

test('commands and files that the documents name are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const missing = livingPages.flatMap((path) => {
    const text = read(path)
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!)
    const files = [
      ...text.matchAll(
        /(?<![\w/.-])((?:bench|contract|deploy|docs|domain|e2e|ops|sandbox|scripts|server|web)\/[\w./-]+\.\w+)/g,
      ),
    ].map(([, file]) => file!)
    return [
      ...commands.filter((name) => !(name in scripts)).map((name) => `${path}: npm run ${name}`),
      ...files
        .filter(
          (file) => !/NNN/.test(file) && !existsSync(join(root, file)) && !existsSync(join(root, dirname(path), file)),
        )
        .map((file) => `${path}: ${file}`),
    ]
  })
  assert.deepEqual(missing, [])
})

test('every setting that is read is described, with its default, and no other is', () => {
  const asked = new Set<string>()
  const listening = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void asked.add(String(name)) })
  const usual = readConfig(listening)
  const rows = tableAfter('docs/operate.md', '## Settings')
  const described = rows.map(([name]) => /^`(\w+)`$/.exec(name!)?.[1])
  assert.deepEqual(new Set(described), asked)
  assert.equal(described.length, asked.size, 'one is described twice')

  let defaults = 0
  for (const [cell, value] of rows) {
    const said = /^`([^`]+)`$/.exec(value!)?.[1]?.replace('PORT', String(usual.port))
    if (said === undefined) continue
    const name = cell!.replaceAll('`', '')
    assert.deepEqual(readConfig({ [name]: said }), usual, `${name} is not ${said} when it is left out`)
    defaults += 1
  }
  assert.ok(defaults >= 8, `only ${defaults} defaults were compared`)
})

test('the page of the rooms has every import rule by its name, and no other', () => {
  const rules = cruiser.forbidden.map(({ name }) => name)
  const described = tableAfter('docs/architecture.md', '## The rules').map(([name]) => name!.replaceAll('`', ''))
  assert.deepEqual(described, rules)
  const row = rules.flatMap((name) => /^(.+)-knows-only-features-before-it$/.exec(name)?.[1] ?? [])
  assert.ok(read('docs/architecture.md').includes(`\n${row.join(' → ')}\n`), 'the row of features is another one')
})

test('the screens have all words that the guide quotes', () => {
  const shown = filesIn('web')
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const words = guidePages.flatMap((path) =>
    [...withoutCode(read(path)).matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => ({
      path,
      word: word!.replaceAll(/\s+/g, ' '),
    })),
  )
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

test('every command of the admin tool is described, and no other is', () => {
  const described = tableAfter('docs/operate.md', '## Users, teams, lists and links').map(([usage]) =>
    usage!.replaceAll('`', ''),
  )
  assert.deepEqual(
    described,
    commands.map(({ usage }) => usage),
  )
})

test('every explained metric exists', () => {
  const told = filesIn('server/metrics')
    .filter((path) => path.endsWith('.ts'))
    .map(read)
    .join('\n')
  const explained = tableAfter('docs/operate.md', '## Metrics and alerts').flatMap(([names]) =>
    names!.split(', ').map((name) => name.replaceAll('`', '')),
  )
  assert.ok(explained.length > 8)
  assert.deepEqual(
    explained.filter((name) => !told.includes(`'${name}'`)),
    [],
  )
})

test('log messages that are explained are written somewhere', () => {
  const written = filesIn('server')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const explained = tableAfter('docs/operate.md', '## Logs').map(([message]) => message!.replaceAll('`', ''))
  assert.ok(explained.length > 5)
  assert.deepEqual(
    explained.filter((message) => !written.includes(`'${message}'`)),
    [],
  )
})

/** The paths in the tree of house.md: two spaces per level; a name ends before two spaces and a word. */
function drawnPaths(): string[] {
  const tree = /## 2\. The tree\s+```\n([\s\S]*?)\n```/.exec(read('docs/house.md'))?.[1]
  assert.ok(tree !== undefined, 'house.md draws no tree')
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const level = /^ */.exec(line)![0].length / 2
    const names = line
      .trim()
      .match(/^\S+(?: {2}\S+\/| {2}\S+\.\w+(?= ))*/)![0]
      .split(/ {2}/)
    above[level] = names[0]!
    return names.map((name) => [...above.slice(0, level), name].join(''))
  })
}

test('the tree of the house has every folder, and no other', () => {
  const drawn = drawnPaths()
  assert.deepEqual(
    drawn.filter((path) => !existsSync(join(root, path))),
    [],
  )
  const foldersIn = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}${name}/`)
  const made = new Set([
    'node_modules/',
    'data/',
    'dist/',
    'release/',
    'test-results/',
    'playwright-report/',
    'reports/',
  ])
  const top = foldersIn('').filter((path) => !path.startsWith('.') && !made.has(path))
  const there = [...top, ...['server/', 'server/features/', 'web/', 'web/features/'].flatMap(foldersIn)]
  assert.ok(there.length > 50, `only ${there.length} folders`)
  assert.deepEqual(
    there.filter((path) => !drawn.includes(path) && !path.endsWith('/dist/')),
    [],
  )
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
