// The whole guide, with every link looked up. A dead link or a missing page stops the build.
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { allFiles, languageOfFile, pathOf } from './guide-files.ts'
import { readPage, type ReadPage } from './read-page.ts'

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
