// Which tests should notice a mistake, the nearest first. Names lead from the place of the mistake to its callers, from
// a database function to the code that calls it, from a handler to its call of the contract, and so to the tests.
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { functionsInFile } from '../../../server/database/functions-in-file.ts'
import { allTests } from '../../choose-tests.ts'
import type { Mistake } from './mistake.ts'
import { childOf, childrenOf, declaredBy, nameOf, type Node, readTree, routesIn } from './read-tree.ts'

/** A part of a file that declares names, and the names that stand in it. */
type Part = { file: string; names: string[]; mentions: Set<string> }

export type Reach = (mistake: Pick<Mistake, 'file' | 'within'>) => string[]

const sources = '{domain,words,contract,server,web,sandbox}/**/*.{ts,tsx,sql}'
const word = /[A-Za-z_$][\w$]*/g
const mostSteps = 6
/** Of a test in the folder to which no name leads. */
const stepsUnknown = 8
/** Tests that call the functions by lists of the database, so no name leads to them. They are the first asked. */
const ofAllFunctions = [
  'server/database/plain-functions.test.ts',
  'server/database/validity.test.ts',
  'server/database/validity-of-work.test.ts',
  'server/twin-lists.test.ts',
]
/** It reads the callers of every route from the running server, so no name leads to it. */
const ofAllRoutes = 'server/who-may-call.test.ts'
/** A name that stands in more parts or tests than this leads everywhere. */
const mostFound = 30

export async function readReach(root: string): Promise<Reach> {
  const tests = await allTests(root)
  const paths = (await Array.fromAsync(glob(sources, { cwd: root }))).filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$|database\/schema\//.test(path),
  )
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const sqlFiles = await Promise.all(paths.filter((path) => path.endsWith('.sql')).map(read))
  const inSql = new Set(sqlFiles.flatMap(functionsInFile).map(({ name }) => name))
  const partsOf = async (file: string) => readParts(file, await read(file), inSql)
  const parts = (await Promise.all(paths.map(partsOf))).flat()
  const inTests = (await Promise.all(tests.map(partsOf))).flat()
  const texts = new Map(await Promise.all(tests.map(async (file) => [file, await read(file)] as const)))
  const users = indexed(parts)
  const testers = indexed(inTests)

  return ({ file, within }) => {
    const steps = new Map<string, number>()
    let names = new Set(within)
    const seen = new Set(names)
    for (let step = 1; step <= mostSteps && names.size > 0; step++) {
      const next = new Set<string>()
      for (const name of names) {
        const found = new Set((testers.get(name) ?? []).map((part) => part.file))
        if (found.size <= mostFound) for (const test of found) if (!steps.has(test)) steps.set(test, step)
        const using = users.get(name) ?? []
        if (using.length <= mostFound) for (const part of using) for (const each of part.names) next.add(each)
      }
      names = next.difference(seen)
      for (const name of names) seen.add(name)
    }
    const folder = placeOf(file)
    const beside = tests.filter((test) => isBeside(test, folder))
    // Tests that lay rows start no server and are the cheapest of their distance.
    const cost = (test: string) => (texts.get(test)!.includes('/laid-list.ts') ? 0 : 1)
    const far = (test: string) => (steps.get(test) ?? stepsUnknown) + 2 * distance(folder, dirname(test)) + cost(test)
    const asked = [...new Set([...steps.keys(), ...beside])]
    // Tests without a database do not reach its functions.
    const reaching = file.endsWith('.sql') ? asked.filter((test) => texts.get(test)!.includes('/testing/')) : asked
    const nearest = reaching.toSorted(
      (one, other) =>
        Number(isOwn(other, file)) - Number(isOwn(one, file)) ||
        far(one) - far(other) ||
        texts.get(one)!.length - texts.get(other)!.length,
    )
    return [...new Set([...firstOf(file), ...nearest])]
  }
}

/** The tests that notice a mistake in any such file. */
function firstOf(file: string): string[] {
  if (file.endsWith('.sql')) return ofAllFunctions
  return file.endsWith('/routes.ts') ? [ofAllRoutes] : []
}

function indexed(parts: Part[]): Map<string, Part[]> {
  const index = new Map<string, Part[]>()
  for (const part of parts) {
    for (const name of part.mentions) index.set(name, [...(index.get(name) ?? []), part])
  }
  return index
}

function readParts(file: string, text: string, inSql: Set<string>): Part[] {
  if (file.endsWith('.sql'))
    return functionsInFile(text).map(({ name, text: own }) => ({
      file,
      names: [name],
      mentions: mentionsIn(own, inSql).difference(new Set([name])),
    }))
  const statements = childrenOf(readTree(file, text), 'body')
  const known = new Set([...inSql, ...statements.flatMap((each) => [...importedBy(each, text), ...declaredBy(each)])])
  return statements
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement): Part[] => {
      const routes = routesIn(statement)
      const bound = routes.map(({ call, name: called }) => ({
        file,
        names: [called],
        mentions: mentionsIn(text.slice(call.start, call.end), known),
      }))
      const rest = routes.reduceRight(
        (left, { call }) => left.slice(0, call.start - statement.start) + left.slice(call.end - statement.start),
        text.slice(statement.start, statement.end),
      )
      return [...bound, { file, names: declaredBy(statement), mentions: mentionsIn(rest, known) }]
    })
}

/** The known names that stand in a text. */
function mentionsIn(text: string, known: Set<string>): Set<string> {
  return new Set(text.match(word)).intersection(known)
}

/** Of `import * as store`, what follows `store.` in the file. */
function importedBy(statement: Node, text: string): string[] {
  if (statement.type !== 'ImportDeclaration') return []
  return childrenOf(statement, 'specifiers').flatMap((each) => {
    const local = nameOf(childOf(each, 'local'))!
    if (each.type !== 'ImportNamespaceSpecifier') return local
    return [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
  })
}

/** The folder of the feature or of the room. For a database function, that of the room that its folder is named for. */
function placeOf(file: string): string {
  const [, room] = /^server\/database\/functions\/([^/]+)\//.exec(file) ?? []
  if (room === undefined) return dirname(file)
  return ['database', 'mailchimp', 'metrics'].includes(room) ? `server/${room}` : `server/features/${room}`
}

function isBeside(test: string, folder: string): boolean {
  const [, feature = folder.split('/')[0]!] = /^((?:server|web)\/(?:features\/)?[^/]+)/.exec(folder) ?? []
  return test.startsWith(`${feature}/`) || test === `scripts/${feature}.test.ts`
}

function isOwn(test: string, file: string): boolean {
  return test.replace('.test.ts', '') === file.replace(/\.(tsx?|sql)$/, '')
}

function distance(one: string, other: string): number {
  const [from, to] = [one.split('/'), other.split('/')]
  const shared = from.findIndex((part, place) => part !== to[place])
  const common = shared === -1 ? from.length : shared
  return from.length + to.length - 2 * common
}
