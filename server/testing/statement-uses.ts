// The tables that a statement reads and writes, and the functions that it calls, by PostgreSQL's own parser.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { parse, parsePlPgSQL } from 'libpg-query'
import { sqlFunctions } from '../database/sql-files.ts'

export type Use = { kind: 'reads' | 'writes' | 'calls'; name: string }

type Node = Record<string, unknown>

/** The tables that statements use; throws if PostgreSQL would. */
export async function usesInSql(text: string): Promise<Use[]> {
  const tree = await parse(text)
  const uses: Use[] = []
  const named = new Set<string>()
  visit(tree, (kind, node) => {
    if (kind === 'CommonTableExpr') named.add(node['ctename'] as string)
  })
  visit(tree, (kind, node) => {
    if (/^(?:Insert|Update|Delete|Merge)Stmt$/.test(kind)) uses.push({ kind: 'writes', name: nameOf(node['relation']) })
    if (kind === 'RangeVar') uses.push({ kind: 'reads', name: node['relname'] as string })
    if (kind === 'FuncCall') uses.push({ kind: 'calls', name: lastName(node['funcname']) })
  })
  return uses.filter(({ name }) => !named.has(name))
}

/** The tables that a function's body uses, given the text that creates it. */
export async function usesInFunction(text: string): Promise<Use[]> {
  if (/^language sql\b/m.test(text))
    return usesInSql(text.slice(text.indexOf('as $$') + 'as $$'.length, -'$$;\n'.length))
  const queries: string[] = []
  // The parser does not know our types: it takes an array of a composite type for a set of records. Returning text[]
  // instead avoids its error.
  const known = text.replace(/\) returns \w+\[\]$/m, ') returns text[]')
  visit(await parsePlPgSQL(known), (kind, node) => {
    if (kind === 'PLpgSQL_expr') queries.push(asStatement(node['query'] as string, node['parseMode'] as number))
  })
  return (await Promise.all(queries.map(usesInSql))).flat()
}

/** PL/pgSQL keeps a statement (0), an expression (2) or an assignment (3 and above). */
function asStatement(query: string, mode: number): string {
  if (mode === 0) return query
  return `select ${mode === 2 ? query : query.slice(query.indexOf(':=') + 2)}`
}

/** Visits every node with its kind. An insert's target is a bare relation, not a RangeVar. */
function visit(tree: unknown, see: (kind: string, node: Node) => void): void {
  if (typeof tree !== 'object' || tree === null) return
  for (const [kind, node] of Object.entries(tree)) {
    if (typeof node === 'object' && node !== null && !Array.isArray(node)) see(kind, node as Node)
    visit(node, see)
  }
}

function nameOf(relation: unknown): string {
  return (relation as { relname: string }).relname
}

function lastName(names: unknown): string {
  return (names as { String: { sval: string } }[]).at(-1)!.String.sval
}

// Finds the tables that statements in TypeScript use: in sql`…`, in chains of Kysely, and in texts for a pool.

/** `where` is the line at which the statement begins. */
export type Found = Use & { where: number }

const reading = /\.(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?)\(\s*(\[[^\]]*\]|'[^']+')/g
const writing = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*('[^']+')/g
const template = /(?:\bsql(?:<[^`]*?>)?|\bquery(?:<[^`]*?>)?\(\s*|\b\w+ = |: )`/g
const isStatement = /^\s*(?:with|select|insert|update|delete|merge)\b/i

export async function usesInSource(source: string): Promise<Found[]> {
  const found: Found[] = []
  const at = (index: number) => source.slice(0, index).split('\n').length
  for (const [pattern, kind] of [
    [reading, 'reads'],
    [writing, 'writes'],
  ] as const) {
    for (const match of source.matchAll(pattern)) {
      for (const [, name] of match[1]!.matchAll(/'(\w+)/g)) found.push({ kind, name: name!, where: at(match.index) })
    }
  }
  for (const match of source.matchAll(template)) {
    const text = templateFrom(source, match.index + match[0].length)
    const isTagged = match[0].startsWith('sql')
    if (!isTagged && !isStatement.test(text)) continue
    for (const use of await usesInTemplate(text)) found.push({ ...use, where: at(match.index) })
  }
  for (const [, text = '', index = 0] of plainTexts(source)) {
    for (const use of await usesInTemplate(text)) found.push({ ...use, where: at(index) })
  }
  return found
}

function plainTexts(source: string): [string, string, number][] {
  return [...source.matchAll(/'((?:select|insert into|update|delete from) [^'\n]+)'/g)].map((match) => [
    match[0],
    match[1]!,
    match.index,
  ])
}

/** A part of a statement is read word by word: the word after from, join, into and update is a table. */
async function usesInTemplate(text: string): Promise<Use[]> {
  try {
    return await usesInSql(text)
  } catch {
    return usesInPiece(text)
  }
}

function usesInPiece(text: string): Use[] {
  const bare = text.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")
  const written = [...bare.matchAll(/\b(?:insert into|(?<!for |for no key |do )update|delete from)\s+(\w+)/gi)]
  const read = [...bare.matchAll(/\b(?:from|join|using)\s+(?:only\s+)?(\w+)/gi)]
  const called = [...bare.matchAll(/\b(\w+)\(/g)]
  return [
    ...written.map(([, name]): Use => ({ kind: 'writes', name: name! })),
    ...read.map(([, name]): Use => ({ kind: 'reads', name: name! })),
    ...called.map(([, name]): Use => ({ kind: 'calls', name: name! })),
  ]
}

/** Reads up to the closing backtick; each `${…}` becomes a parameter. Nested templates are found separately. */
export function templateFrom(source: string, start: number): string {
  let text = ''
  let parameters = 0
  for (let place = start; source[place] !== '`'; place += 1) {
    if (source[place] === '$' && source[place + 1] === '{') {
      place = endOfHole(source, place + 2)
      parameters += 1
      text += `$${parameters}`
    } else text += source[place] ?? ''
    if (place >= source.length) throw new Error('A template has no end.')
  }
  return text
}

function endOfHole(source: string, start: number): number {
  let depth = 1
  let place = start
  for (; depth > 0; place += 1) {
    const sign = source[place]
    if (sign === '`') {
      place = endOfTemplate(source, place + 1)
    } else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
  }
  return place - 1
}

function endOfTemplate(source: string, start: number): number {
  let place = start
  while (source[place] !== '`') {
    if (source[place] === '$' && source[place + 1] === '{') place = endOfHole(source, place + 2)
    place += 1
  }
  return place
}

// Checks every statement of the server against the row of features: it finds uses of tables and functions of other
// features that are not allowed.

const server = join(import.meta.dirname, '..')

/** A statement of a feature or room; `where` is a function of the database, or a file. */
export type Statement = Use & { user: string; where: string }

export type Owners = {
  tables: Readonly<Record<string, string>>
  functions: ReadonlyMap<string, string>
  /** The order of rooms and features, from the lowest to the highest. */
  row: readonly string[]
}

export async function everyStatement(): Promise<Statement[]> {
  const found: Statement[] = []
  for (const { name, room, text } of sqlFunctions.values()) {
    for (const use of await usesInFunction(text)) found.push({ ...use, user: room, where: name })
  }
  for (const path of await readdir(server, { recursive: true })) {
    if (!path.endsWith('.ts') || /\.test\.ts$|(?:^|[\\/])(?:testing|proofs)[\\/]/.test(path)) continue
    for (const use of await usesInSource(await readFile(join(server, path), 'utf8')))
      found.push({ ...use, user: featureOf(path), where: path.split(sep).join('/') })
  }
  return found
}

/**
 * Each crossing as `user writes table`, with its places. Only the owner writes a table; features above may read it and
 * call its functions.
 */
export function crossingsAmong(statements: readonly Statement[], owners: Owners): Map<string, Set<string>> {
  const crossings = new Map<string, Set<string>>()
  for (const { kind, name, user, where } of statements) {
    const owner = kind === 'calls' ? owners.functions.get(name) : owners.tables[name]
    if (owner === undefined || owner === user) continue
    if (kind !== 'writes' && placeOf(owner, owners.row) < placeOf(user, owners.row)) continue
    const crossing = `${user} ${kind} ${name}`
    crossings.set(crossing, (crossings.get(crossing) ?? new Set()).add(where))
  }
  return crossings
}

function placeOf(room: string, row: readonly string[]): number {
  const place = row.indexOf(room)
  if (place < 0) throw new Error(`${room} has no place in the row.`)
  return place
}

function featureOf(path: string): string {
  const [first = '', second = ''] = path.split(sep)
  return first === 'features' ? second : first
}
