// The guide in the web is made from docs/guide: complete, in its order, and without a dead link or picture.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { pathIn, pathInEnglish } from '#contract/page-language.ts'
import { languages, nameOf } from '#domain/spoken.ts'
import type { GuideLink, GuideNode } from '../../features/guide/guide-tree.ts'
import { filesIn, languageOfFile, pathOf } from './guide-files.ts'
import { readGuide } from './guide-plugin.ts'
import { nextPage } from './read-page.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const guide = readGuide(root)
const start = guide.get('docs/guide/README.md')!

function anchorsIn(nodes: readonly GuideNode[]): GuideLink[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'img') return []
    return [...(node.tag === 'a' ? [node] : []), ...anchorsIn(node.children)]
  })
}

const linksIn = (nodes: readonly GuideNode[]) => anchorsIn(nodes).map(({ to }) => to)

function textOf(nodes: readonly GuideNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'img' ? node.alt : textOf(node.children)))
    .join(' ')
}

test('every file of the guide is a page, in the order of its contents', () => {
  for (const language of languages) {
    const [first = '', ...others] = filesIn(language)
    const files = readdirSync(join(root, dirname(first))).filter((name) => name.endsWith('.md'))
    const beside = language === 'en' ? ['docs/door.md'] : []
    assert.deepEqual(
      new Set([first, ...others]),
      new Set([...files.map((name) => join(dirname(first), name)), ...beside]),
    )
    const places = others.map((file) => pathOf(file)!)
    const listed = linksIn(guide.get(first)!.nodes).filter((to) => places.includes(to))
    assert.deepEqual(listed, places)
  }
})

test('every link of the guide leads to a page, and every place on it is there', () => {
  const pages = new Map([...guide].map(([file, page]) => [pathOf(file), page]))
  let links = 0
  for (const [file, { nodes }] of guide) {
    for (const to of linksIn(nodes).filter((each) => !/^https?:/.test(each))) {
      const [path = '', anchor] = to.split('#')
      const page = path === '' ? guide.get(file) : pages.get(path)
      assert.ok(page, `${file}: ${to}`)
      if (anchor !== undefined) assert.ok(page.anchors.has(anchor), `${file}: ${to}`)
      links += 1
    }
  }
  assert.ok(links > 30, `${links} links`)
})

test('a page leads to itself in each other language, and else to pages of its own language', () => {
  for (const [file, { nodes }] of guide) {
    const others = languages.filter((each) => each !== languageOfFile(file))
    assert.deepEqual(
      anchorsIn(nodes).filter((link) => link.in),
      others.map((each) => {
        const to = pathIn(each, pathInEnglish(pathOf(file)!))
        return { tag: 'a', to, in: each, children: [nameOf[each]] }
      }),
      file,
    )
  }
})

test('every picture of the Markdown is shown, with its size and its words', () => {
  const pictures = [...guide].flatMap(([file, { nodes }]) => nodes.flatMap((node) => pictureOf(file, node)))
  const written = [...guide.keys()].flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/!\[/g)])
  assert.equal(pictures.length, written.length)
  for (const { file, width, height, alt } of pictures) {
    assert.ok(width > 300 && height > 300 && alt.length > 10, `${file}: ${alt}`)
  }
})

test('every page has a title, words for search engines, and all words of its Markdown', () => {
  const titles = new Set<string>()
  for (const [file, { title, description, nodes }] of guide) {
    titles.add(`${languageOfFile(file)} ${title}`)
    assert.ok(description.length > 50 && description.length <= 160, `${file}: ${description}`)
    assert.doesNotMatch(description, /[*`[\]]/, file)
    const shown = new Set(textOf(nodes).match(/[\p{L}\p{N}]+/gu))
    const words = readFileSync(join(root, file), 'utf8')
      .replace(nextPage, '')
      .replaceAll(/^# .*$|^```.*$|^\d+\. |\]\([^)]*\)|<[^>]*>/gm, ' ')
      .match(/[\p{L}\p{N}]+/gu)!
    assert.deepEqual(
      words.filter((word) => !shown.has(word)),
      [],
      file,
    )
  }
  assert.equal(titles.size, guide.size)
})

test('a document that the web does not have keeps its words, without a link', () => {
  assert.ok(/Running\s+Listpass/.test(textOf(start.nodes)))
  assert.ok(!linksIn(start.nodes).some((to) => to.includes('operate')))
})

test('a dead link, a missing picture, HTML and an unknown form stop the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'listpass-guide-'))
  after(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'docs', 'guide'), { recursive: true })
  const build = (text: string) => {
    writeFileSync(join(folder, 'docs', 'guide', 'README.md'), `# The guide\n\n${text}\n`)
    writeFileSync(join(folder, 'docs', 'guide', 'other.md'), '# Other\n\n## A place\n\nText.\n')
    return readGuide(folder, ['docs/guide/README.md', 'docs/guide/other.md'])
  }
  build('See [the place](other.md#a-place), and [the code](../../README.md).')
  assert.throws(() => build('[gone](gone.md)'), /dead links: docs\/guide\/README\.md: gone\.md/)
  assert.throws(() => build('[gone](other.md#no-place)'), /other\.md#no-place/)
  assert.throws(() => build('[here](#no-place)'), /#no-place/)
  assert.throws(() => build('![A picture](pictures/gone.png)'), /no such file/)
  assert.throws(() => build('An <b>HTML</b> word.'), /has HTML: <b>/)
  assert.throws(() => build('~~gone~~'), /has a del/)
})

function pictureOf(file: string, node: GuideNode): { file: string; width: number; height: number; alt: string }[] {
  if (typeof node === 'string') return []
  return node.tag === 'img'
    ? [{ file, ...node }]
    : node.tag === 'a'
      ? []
      : node.children.flatMap((each) => pictureOf(file, each))
}
