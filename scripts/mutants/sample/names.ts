// Mistakes in what is named: ids, names, zones and sentences.
import type { Change } from './mistake.ts'
import { childOf, childrenOf, nameOf, type Node, type Place, walk } from './read-tree.ts'

/** The names of a file that may stand in each other's place. */
export type Namesakes = {
  /** By the text of an object, the names of its members. */
  members: Map<string, Set<string>>
  /** The codes of sentences, in quotes. */
  codes: Set<string>
}

export function namesakesIn(tree: Node, text: string): Namesakes {
  const members = new Map<string, Set<string>>()
  const codes = new Set<string>()
  for (const { node } of walk(tree)) {
    const object = node.type === 'MemberExpression' ? childOf(node, 'object') : undefined
    const code = codeIn(node)
    if (code) codes.add(text.slice(code.start, code.end))
    if (!object) continue
    const called = members.getOrInsert(text.slice(object.start, object.end), new Set())
    called.add(nameOf(childOf(node, 'property')) ?? '')
  }
  return { members, codes }
}

export function names({ node, parent, key }: Place, text: string, namesakes: Namesakes): Change[] {
  const source = ({ start, end }: Node) => text.slice(start, end)
  switch (node.type) {
    case 'MemberExpression':
      return memberInstead(node, source, namesakes)
    case 'CallExpression':
      return [...argumentsSwapped(node, source), ...coded(node, source, namesakes)]
    case 'NewExpression':
      return coded(node, source, namesakes)
    case 'TemplateLiteral':
      return parent?.type === 'TaggedTemplateExpression' || key === 'quasi'
        ? idsSwapped(childrenOf(node, 'expressions'), source)
        : namesSwapped(childrenOf(node, 'expressions'), text)
    case 'ObjectExpression':
      return [...sentencesSwapped(childrenOf(node, 'properties'), text), ...zones(node)]
    case 'Identifier': {
      const [, part] = localTime.exec(nameOf(node) ?? '') ?? []
      return part ? [{ kind: 'zone mixed up', start: node.start, end: node.end, by: `getUTC${part}` }] : []
    }
    default:
      return []
  }
}

const localTime = /^get(Hours|Minutes|Date|Day|Month|FullYear)$/

const idName = /(^id$|Id$|Key$)/
const spokenName = /^(name|label|title|email|door|listName|teamName|personName)$/
const wrongId = 'wrong list, occasion or team'
const wrongName = 'wrong name said'

/** `list.id` becomes another id of the same thing, as it stands elsewhere in the file. */
function memberInstead(node: Node, source: (node: Node) => string, { members }: Namesakes): Change[] {
  const property = childOf(node, 'property', 'Identifier')
  const name = nameOf(property) ?? ''
  const kind = idName.test(name) ? wrongId : spokenName.test(name) ? wrongName : undefined
  if (!property || !kind || node['computed'] === true) return []
  const object = source(childOf(node, 'object')!)
  const like = kind === wrongId ? idName : spokenName
  return [...(members.get(object) ?? [])]
    .filter((called) => like.test(called) && called !== name)
    .map((by) => ({ kind, start: property.start, end: property.end, by }))
}

function argumentsSwapped(node: Node, source: (node: Node) => string): Change[] {
  return idsSwapped(
    childrenOf(node, 'arguments').filter(({ type }) => type === 'Identifier' || type === 'MemberExpression'),
    source,
  )
}

/** One id in place of the one before it. */
function idsSwapped(given: Node[], source: (node: Node) => string): Change[] {
  const ids = given.filter((each) => idName.test(nameOf(each) ?? ''))
  return ids.slice(1).flatMap(({ start, end, ...second }, place) => {
    const by = source(ids[place]!)
    return by === source({ ...second, start, end }) ? [] : [{ kind: wrongId, start, end, by }]
  })
}

function namesSwapped(given: Node[], text: string): Change[] {
  return given.slice(1).flatMap((second, place) => swap(wrongName, given[place]!, second, text))
}

function swap(kind: string, first: Node, second: Node, text: string): Change[] {
  const [one, other] = [text.slice(first.start, first.end), text.slice(second.start, second.end)]
  if (one === other) return []
  return [{ kind, start: first.start, end: second.end, by: other + text.slice(first.end, second.start) + one }]
}

/** Two sentences beside each other that take the same values. */
function sentencesSwapped(properties: Node[], text: string): Change[] {
  return properties.slice(1).flatMap((property, place) => {
    const [first, second] = [childOf(properties[place], 'value'), childOf(property, 'value')]
    const shape = shapeOf(first, text)
    return first && second && shape !== undefined && shape === shapeOf(second, text)
      ? swap(wrongName, first, second, text)
      : []
  })
}

function shapeOf(value: Node | undefined, text: string): string | undefined {
  // Other words are values of the code.
  if (value?.type === 'Literal') return /^\p{Lu}\p{Ll}|\s/u.test(String(value['value'])) ? 'text' : undefined
  if (value?.type !== 'ArrowFunctionExpression') return undefined
  return childrenOf(value, 'params')
    .map(({ start, end }) => text.slice(start, end))
    .join()
}

/** The code of another sentence of the same file. */
function coded(node: Node, source: (node: Node) => string, { codes }: Namesakes): Change[] {
  const code = codeIn(node)
  if (!code) return []
  const by = [...codes].find((each) => each !== source(code))
  return by === undefined ? [] : [{ kind: wrongName, start: code.start, end: code.end, by }]
}

function codeIn(node: Node): Node | undefined {
  const name = nameOf(childOf(node, 'callee'))
  const given = childrenOf(node, 'arguments')
  const code = name === 'Refusal' ? given[1] : name === 'said' || name === 'told' ? given[0] : undefined
  return typeof code?.['value'] === 'string' ? code : undefined
}

function zones(node: Node): Change[] {
  return childrenOf(node, 'properties').flatMap((property) => {
    const name = nameOf(childOf(property, 'key')) ?? ''
    const value = childOf(property, 'value')
    const isKnown = value?.type === 'Identifier' || value?.type === 'MemberExpression'
    if (!/^(timeZone|zone)$/.test(name) || !isKnown) return []
    return [{ kind: 'zone mixed up', start: property.start, end: property.end, by: `${name}: 'UTC'` }]
  })
}
