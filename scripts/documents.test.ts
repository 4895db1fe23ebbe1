// Compares the documents with the code: links, files, commands, settings, import rules and words on the screen. A wrong
// page is worse than none.
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import cruiser from '../.dependency-cruiser.mjs'
import { readConfig } from '../server/config.ts'
import { commands } from './admin/read-command.ts'
import { root, read, filesIn, pages, livingPages, withoutCode, tableAfter } from './testing/pages.ts'

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

test('no file of code has more than 300 lines, except texts, the schema’s baseline and its types', () => {
  const folders = ['contract', 'domain', 'words', 'server', 'web', 'sandbox', 'e2e', 'bench', 'scripts']
  const files = folders
    .flatMap(filesIn)
    .filter((path) => /\.(?:tsx?|mjs|css|sql)$/.test(path) && !path.startsWith('words/en/'))
  assert.ok(files.length > 1000, `only ${files.length} files`)
  const long = files.filter((path) => read(path).trimEnd().split('\n').length > 300)
  assert.deepEqual(long, ['server/database/tables.ts', 'server/database/schema/0001-baseline.sql'])
})
