import { follow, type Schema } from './description.ts'
import { problems } from './problem.ts'
import type { Query } from './read-query.ts'

type Tree = { [name: string]: Tree }

type Selection = {
  apply: (answer: unknown) => unknown
  /** Whether the caller wants any part of this; other parts need not be computed. */
  wants: (path: string) => boolean
}

/**
 * Picks the keys in `fields`, or leaves out those in `exclude_fields`. A key that the answer does not have is refused.
 */
export function selectFields(query: Query, schema: Schema): Selection {
  const fields = query.names('fields')
  const excluded = query.names('exclude_fields')
  if (fields && excluded) throw problems.badRequest('fields and exclude_fields cannot be used together.')
  const names = fields ?? excluded
  if (!names) return { apply: (answer) => answer, wants: () => true }

  const unknown = names.filter((name) => !isKnown(schema, name.split('.')))
  if (unknown.length > 0) {
    const parameter = fields ? 'fields' : 'exclude_fields'
    throw problems.schema(unknown.map((name) => ({ field: parameter, message: `There is no field ${name}` })))
  }
  const tree = treeOf(names)
  if (excluded) return { apply: (answer) => leaveOut(answer, tree), wants: (path) => !excluded.includes(path) }
  // A cache, because every member of a page asks the same questions.
  const wanted = new Map<string, boolean>()
  const wants = (path: string) => {
    const known = wanted.get(path)
    if (known !== undefined) return known
    const is = isWanted(tree, path.split('.'))
    wanted.set(path, is)
    return is
  }
  return { apply: (answer) => pick(answer, tree), wants }
}

function isKnown(given: Schema, path: string[]): boolean {
  const schema = follow(given)
  if (schema.items) return isKnown(schema.items, path)
  const [name, ...rest] = path
  const inner = name === undefined ? undefined : (schema.properties?.[name] ?? schema.additionalProperties)
  if (!inner) return false
  return rest.length === 0 || isKnown(inner, rest)
}

function isWanted(tree: Tree, [name, ...rest]: string[]): boolean {
  if (name === undefined || Object.keys(tree).length === 0) return true
  const below = tree[name]
  return below !== undefined && isWanted(below, rest)
}

function treeOf(names: string[]): Tree {
  const tree: Tree = {}
  for (const name of names) {
    let place = tree
    for (const part of name.split('.')) place = place[part] ??= {}
  }
  return tree
}

function pick(value: unknown, tree: Tree): unknown {
  const names = Object.keys(tree)
  if (names.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, tree))
  const whole = value as Record<string, unknown>
  const picked: Record<string, unknown> = {}
  for (const name of names) if (name in whole) picked[name] = pick(whole[name], tree[name]!)
  return picked
}

function leaveOut(value: unknown, tree: Tree): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => leaveOut(item, tree))
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    const below = tree[name]
    if (!below) kept[name] = inner
    else if (Object.keys(below).length > 0) kept[name] = leaveOut(inner, below)
  }
  return kept
}
