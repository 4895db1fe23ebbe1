// Mistakes in what is decided: conditions, bounds and checks.
import type { Change } from './mistake.ts'
import { childOf, childrenOf, nameOf, type Node, type Place } from './read-tree.ts'

export function conditions({ node, parent }: Place, text: string): Change[] {
  const source = ({ start, end }: Node) => text.slice(start, end)
  const change = (kind: string, { start, end }: Node, by: string): Change => ({ kind, start, end, by })
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')]
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const asked = childOf(node, 'test')!
      const turned = change('condition turned', asked, `!(${source(asked)})`)
      return isRefusal(childOf(node, 'consequent')) ? [turned, change(checkKind(source(asked)), node, '')] : [turned]
    }
    case 'LogicalExpression': {
      if (node['operator'] === '??' || !left || !right) return []
      const dropped = [change('condition dropped', node, source(right))]
      // Without its right side, a shown element would be no element.
      if (parent?.type !== 'JSXExpressionContainer') dropped.push(change('condition dropped', node, source(left)))
      return dropped
    }
    case 'BinaryExpression':
      return left && right ? bounds(node, left, right, source) : []
    case 'CallExpression':
      return [...limitOf(node, source), ...roleOf(node, source), ...ownerOf(node, source)]
    case 'ExpressionStatement': {
      const called = childOf(node, 'expression', 'CallExpression', 'AwaitExpression')
      const call = called?.type === 'AwaitExpression' ? childOf(called, 'argument', 'CallExpression') : called
      const name = nameOf(childOf(call, 'callee')) ?? ''
      return checking.test(name) ? [change(checkKind(name), node, '')] : []
    }
    default:
      return []
  }
}

const checking = /^(refuse|require|ensure|demand|insist|must|check|forbid|spend|take)[A-Z]/
const rights =
  /\b(may|can|role|rights?|owners?|editors?|viewers?|members?|team)\b|(may|can|role|owner|editor|viewer)[A-Z]|[a-z](Role|Owner|Editor|Viewer)/

function checkKind(asked: string): string {
  return rights.test(asked) ? 'role check dropped' : 'check dropped'
}

/** `if (…) throw …`, alone or in a block. */
function isRefusal(consequent: Node | undefined): boolean {
  const [only, ...more] = consequent?.type === 'BlockStatement' ? childrenOf(consequent, 'body') : [consequent]
  return only?.type === 'ThrowStatement' && more.length === 0
}

const edges: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

function bounds(node: Node, left: Node, right: Node, source: (node: Node) => string): Change[] {
  const operator = String(node['operator'])
  const kind = 'bound off by one'
  const { start, end } = node
  const edge = edges[operator]
  if (edge) return [{ kind, start, end, by: `${source(left)} ${edge} ${source(right)}` }]
  if ((operator === '+' || operator === '-') && right['value'] === 1) return [{ kind, start, end, by: source(left) }]
  if (operator !== '*' && operator !== '/') return []
  const isUnit = ({ value }: Node) => typeof value === 'number' && [24, 60, 100, 1000, 3600, 60_000].includes(value)
  if (isUnit(right)) return [{ kind: 'unit mixed up', start, end, by: source(left) }]
  return isUnit(left) ? [{ kind: 'unit mixed up', start, end, by: source(right) }] : []
}

const limiting = /^(maxLength|minLength|max|min|lt|gt|lte|gte|maximum|minimum|length|slice|limit)$/

function limitOf(node: Node, source: (node: Node) => string): Change[] {
  if (!limiting.test(nameOf(childOf(node, 'callee')) ?? '')) return []
  return childrenOf(node, 'arguments').flatMap((each) =>
    typeof each['value'] === 'number'
      ? [{ kind: 'bound off by one', start: each.start, end: each.end, by: `${source(each)} + 1` }]
      : [],
  )
}

const wider = new Map([
  ['owner', 'editor'],
  ['editor', 'viewer'],
])

/** `serve.owner` becomes `serve.editor`. */
function roleOf(node: Node, source: (node: Node) => string): Change[] {
  const callee = childOf(node, 'callee', 'MemberExpression')
  const property = childOf(callee, 'property')
  const by = callee && source(callee).startsWith('serve.') ? wider.get(nameOf(property) ?? '') : undefined
  return property && by ? [{ kind: 'role check dropped', start: property.start, end: property.end, by }] : []
}

/** A statement of Kysely that no longer asks whose row it is. */
function ownerOf(node: Node, source: (node: Node) => string): Change[] {
  const callee = childOf(node, 'callee', 'MemberExpression')
  const [column] = childrenOf(node, 'arguments')
  const isWhere = nameOf(callee) === 'where' && typeof column?.['value'] === 'string'
  if (!isWhere || !callee) return []
  const isOwner = /(team|owner|list|user)_id$/.test(String(column['value']))
  const kind = isOwner ? 'wrong list, occasion or team' : 'condition dropped'
  return [{ kind, start: node.start, end: node.end, by: source(childOf(callee, 'object')!) }]
}
