// The whole guide, with every link looked up. A dead link or a missing page stops the build.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { guidePages } from '#contract/guide.ts'
import { otherLanguages } from '#domain/spoken.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** The guide's pages by their paths in the repository, such as docs/guide/doors.md. */
export function readGuide(root: string, pages: readonly string[] = guidePages): ReadonlyMap<string, ReadPage> {
  const files = ['docs/guide/README.md', ...pages.map(fileOf), ...(pages.includes('door') ? doorPages : [])]
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

/** The file of a page. The page for door staff is read in the repository without the guide. */
export function fileOf(page: string): string {
  return page === 'door' ? 'docs/door.md' : `docs/guide/${page}.md`
}

/** The page for door staff in the other languages. */
const doorPages = otherLanguages.map((language) => `docs/door/${language}.md`)

/** A target's place in the web. Other documents of the repository are not in the web. */
function addressOf(from: string, target: string): string | undefined {
  if (/^(?:https?:|mailto:|#)/.test(target)) return target
  const [file = '', anchor] = split(from, target)
  const name = /^docs\/guide\/([\w-]+)\.md$/.exec(file)?.[1]
  const language = /^docs\/door\/(\w+)\.md$/.exec(file)?.[1]
  if (language !== undefined) return `/${language}/guide/door`
  const page = file === 'docs/door.md' ? 'door' : name
  if (page === undefined) return undefined
  const path = page === 'README' ? '/guide' : `/guide/${page}`
  return anchor === undefined ? path : `${path}#${anchor}`
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
