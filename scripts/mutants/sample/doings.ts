// Mistakes in what is done: order, waiting, errors, what is shown, and buttons.
import type { Change } from './mistake.ts'
import { childOf, childrenOf, nameOf, type Node, type Place } from './read-tree.ts'

export function doings({ node, parent }: Place, text: string): Change[] {
  const source = ({ start, end }: Node) => text.slice(start, end)
  const change = (kind: string, { start, end }: Node, by: string): Change => ({ kind, start, end, by })
  switch (node.type) {
    case 'BlockStatement':
      return swapped(childrenOf(node, 'body'), text)
    case 'ExpressionStatement': {
      const done = childOf(node, 'expression')
      if (done?.type === 'AwaitExpression')
        return [change('await lost', done, `void ${source(childOf(done, 'argument')!)}`)]
      const name = nameOf(childOf(done, 'callee')) ?? ''
      return done?.type === 'CallExpression' && renewing.test(name) ? [change('stale value', node, '')] : []
    }
    case 'ThrowStatement':
      return parent?.type === 'BlockStatement' ? [change('error swallowed', node, '')] : []
    case 'CatchClause': {
      const body = childOf(node, 'body')!
      return childrenOf(body, 'body').length > 0 ? [change('error swallowed', body, '{}')] : []
    }
    case 'CallExpression':
      return calls(node, source)
    case 'JSXAttribute': {
      const value = childOf(node, 'value', 'JSXExpressionContainer')
      return value && /^on[A-Z]/.test(nameOf(childOf(node, 'name')) ?? '')
        ? [change('button that does nothing', value, '{() => {}}')]
        : []
    }
    default:
      return []
  }
}

const renewing =
  /^set[A-Z]|^(invalidate|refetch|forget|renew|reload|refresh|publish|announce|tell|notify|clear|delete|wake|onDecided|onChange)/

function swapped(statements: Node[], text: string): Change[] {
  const isCall = (node: Node) =>
    node.type === 'ExpressionStatement' &&
    /^(Await|Call)/.test(childOf(node, 'expression')!.type) &&
    // Steps and lines of the log only tell of what is done, and routes have no order.
    !/^(await )?(step\(|log\.|console\.|serve\.)/.test(text.slice(node.start, node.end))
  return statements.slice(1).flatMap((second, place) => {
    const first = statements[place]!
    if (!isCall(first) || !isCall(second)) return []
    const by = text.slice(second.start, second.end) + text.slice(first.end, second.start)
    return [{ kind: 'order lost', start: first.start, end: second.end, by: by + text.slice(first.start, first.end) }]
  })
}

function calls(node: Node, source: (node: Node) => string): Change[] {
  const callee = childOf(node, 'callee')
  const name = nameOf(callee) ?? ''
  const { start, end } = node
  const object = childOf(callee, 'object')
  const given = childrenOf(node, 'arguments')
  if (object && /^(toSorted|orderBy|toReversed|reverse|distinct)$/.test(name))
    return [{ kind: 'order lost', start, end, by: source(object) }]
  if (object && name === 'catch' && given[0])
    return [{ kind: 'error swallowed', start: given[0].start, end: given[0].end, by: '() => undefined' }]
  const watched = /^use(Effect|LayoutEffect|Memo|Callback)$/.test(name) ? given[1] : undefined
  if (watched && childrenOf(watched, 'elements').length > 0)
    return [{ kind: 'stale value', start: watched.start, end: watched.end, by: '[]' }]
  const opposite = name === 'min' ? 'max' : name === 'max' ? 'min' : undefined
  const property = childOf(callee, 'property')
  if (nameOf(object) === 'Math' && opposite && property)
    return [{ kind: 'bound off by one', start: property.start, end: property.end, by: opposite }]
  return []
}
