// The tables that a statement reads and writes, and the functions that it calls, by PostgreSQL's own parser.
import { parse, parsePlPgSQL } from 'libpg-query'

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
