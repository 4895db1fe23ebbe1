// Lets the browser's code import the guide's Markdown: `x.md` is the content of the page, `x.md?head` its title and the words for
// search engines, `README.md?titles` the titles of all pages in the language of this first page, in reading order.
// Only the build reads Markdown; the browser gets the finished tree.
import { join, relative, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { filesIn, languageOfFile, allFiles, pathOf } from './guide-files.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { readFileSync } from 'node:fs'

export function guidePlugin(root: string): Plugin {
  let guide: ReturnType<typeof readGuide> | undefined
  return {
    name: 'guide',
    buildStart() {
      guide = undefined
    },
    load(id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.md')) return undefined
      this.addWatchFile(path)
      const read = (guide ??= readGuide(root))
      const file = relative(root, path).replaceAll('\\', '/')
      const page = read.get(file)
      if (!page) throw new Error(`${path} is no page of the guide (contract/guide.ts).`)
      if (query === 'head') return asModule({ title: page.title, description: page.description })
      if (query === 'titles') return asModule(filesIn(languageOfFile(file)).map((each) => read.get(each)?.title))
      return contentModule(page)
    },
    handleHotUpdate({ file }) {
      if (file.startsWith(join(root, 'docs'))) guide = undefined
    },
  }
}

const asModule = (value: unknown) => `export default ${JSON.stringify(value)}`

/** Pictures are imports, so that the build gives each a name by its content. */
function contentModule({ nodes, sections, pictures }: ReadPage): string {
  const names = new Map(pictures.map((path, place) => [JSON.stringify(path), `picture${place}`]))
  const imports = [...names].map(([path, name]) => `import ${name} from ${path}`)
  const written = JSON.stringify({ nodes, sections }).replaceAll(/"src":("(?:[^"\\]|\\.)*")/g, (_, path: string) => {
    return `"src":${names.get(path)}`
  })
  return `${imports.join('\n')}\nexport default ${written}`
}

// The whole guide, with every link looked up. A dead link or a missing page stops the build.

/** The guide's pages by their paths in the repository, such as docs/guide/doors.md. */
export function readGuide(root: string, files: readonly string[] = allFiles()): ReadonlyMap<string, ReadPage> {
  const read = files.map((file) => {
    const path = join(root, file)
    return [file, readPage(path, readFileSync(path, 'utf8'), (target) => addressOf(file, target))] as const
  })
  const guide = new Map(read)
  const dead = read.flatMap(([file, { links }]) =>
    links.filter((target) => !isAlive(guide, file, target)).map((target) => `${file}: ${target}`),
  )
  if (dead.length > 0) throw new Error(`The guide has dead links: ${dead.join(', ')}`)
  return guide
}

/** A target's place in the web. Other documents of the repository are not in the web. */
function addressOf(from: string, target: string) {
  if (/^(?:https?:|mailto:|#)/.test(target)) return { to: target }
  const [file = '', anchor] = split(from, target)
  const path = pathOf(file)
  if (path === undefined) return undefined
  const language = languageOfFile(file)
  const to = anchor === undefined ? path : `${path}#${anchor}`
  return language === languageOfFile(from) ? { to } : { to, in: language }
}

function split(from: string, target: string): string[] {
  const [file = '', ...anchor] = target.split('#')
  return [file === '' ? from : relative('/', join('/', dirname(from), file)), ...anchor]
}

/** Links out of the guide are the concern of scripts/documents.test.ts. */
function isAlive(guide: ReadonlyMap<string, ReadPage>, from: string, target: string): boolean {
  if (/^(?:https?|mailto):/.test(target)) return true
  const [file = '', anchor] = split(from, target)
  const page = guide.get(file)
  if (!page) return addressOf(from, target) === undefined
  return anchor === undefined || page.anchors.has(anchor)
}
