// A file of TypeScript as a tree, and ways through it.
import { extname } from 'node:path'
import { parseAst } from 'vite'

export type Node = { type: string; start: number; end: number; [key: string]: unknown }

export type Place = { node: Node; parent: Node | undefined; key: string }

export function readTree(file: string, text: string): Node {
  return parseAst(text, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }) as unknown as Node
}

/** Every node, each after its parent. */
export function* walk(node: Node, parent?: Node, key = ''): Generator<Place> {
  yield { node, parent, key }
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child, node, name)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The child of this name, if it has one of these types. */
export function childOf(node: Node | undefined, key: string, ...types: string[]): Node | undefined {
  const child = node?.[key]
  return isNode(child) && (types.length === 0 || types.includes(child.type)) ? child : undefined
}

export function childrenOf(node: Node | undefined, key: string): Node[] {
  const children = node?.[key]
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The name of an identifier, or of the last part of a chain. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'ChainExpression') return nameOf(childOf(node, 'expression'))
  if (node?.type === 'MemberExpression') return nameOf(childOf(node, 'property'))
  return typeof node?.['name'] === 'string' ? node['name'] : undefined
}

/** The names that a statement of a file declares. */
export function declaredBy(statement: Node): string[] {
  const declared = childOf(statement, 'declaration') ?? statement
  const own = nameOf(childOf(declared, 'id'))
  const variables = childrenOf(declared, 'declarations').flatMap((each) => {
    const id = childOf(each, 'id')
    return id === undefined
      ? []
      : [...walk(id)].flatMap(({ node }) => (node.type === 'Identifier' ? nameOf(node)! : []))
  })
  return own === undefined ? variables : [own]
}

/** `serve.owner(call, …)`: tests know the handler by the call's name. */
export function routesIn(statement: Node): { call: Node; name: string }[] {
  return [...walk(statement)].flatMap(({ node }) => {
    const callee = node.type === 'CallExpression' ? childOf(node, 'callee', 'MemberExpression') : undefined
    const name = nameOf(childrenOf(node, 'arguments')[0])
    return nameOf(childOf(callee, 'object')) === 'serve' && name ? [{ call: node, name }] : []
  })
}
