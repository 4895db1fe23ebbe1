// Checks every statement of the server against the row of features: it finds uses of tables and functions of other
// features that are not allowed.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { sqlFunctions } from '../../database/sql-files.ts'
import { usesInSource } from './uses-in-source.ts'
import { type Use, usesInFunction } from './uses-in-sql.ts'

const server = join(import.meta.dirname, '..', '..')

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
