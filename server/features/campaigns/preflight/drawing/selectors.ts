// Which elements a selector of a style sheet means.
import type { CssNode, Selector } from 'css-tree'
import type { Element } from '../reading/read-mail.ts'

type Test = (element: Element) => boolean
/** `combinator`: how the part before it stands to it. */
type Part = { tests: Test[]; combinator: string }

export type Compiled = {
  /** The last part first. */
  parts: Part[]
  /** Ids, classes, names: as one number that compares. */
  specificity: number
  /** It asks for the marks of Outlook's dark mode. */
  isOutlookDark: boolean
}

const outlookDark = /^data-og(?:sc|sb|ac|ab)$/

/** A nested selector continues each of those around it: `& img`, or `img` for `& img`. */
export function compileWithin(selector: Selector, within: readonly Compiled[]): Compiled[] {
  if (within.length === 0) return [compile(selector)].filter((each) => each !== undefined)
  const nodes = selector.children.toArray()
  const at = nodes.findIndex(({ type }) => type === 'NestingSelector')
  // Only at the beginning: elsewhere it is rare, and no mail program knows it.
  if (at > 0) return []
  const begins = at === 0
  const own = compileNodes(begins ? nodes.slice(1) : nodes)
  if (!own) return []
  const starts = begins ? nodes[1] : nodes[0]
  const joins = begins && starts?.type !== 'Combinator'
  const isEmpty = begins && nodes.length === 1
  return within.slice(0, mostWithin).map((outer) => {
    const specificity = outer.specificity + own.specificity
    const isOutlookDark = outer.isOutlookDark || own.isOutlookDark
    if (isEmpty) return outer
    const first = own.parts.at(-1)!
    const [last, ...others] = outer.parts
    if (joins) {
      const joined = { tests: [...first.tests, ...last!.tests], combinator: last!.combinator }
      return { parts: [...own.parts.slice(0, -1), joined, ...others], specificity, isOutlookDark }
    }
    // `> img` begins with a part that tests nothing, and whose place is the outer selector.
    const isLed = first.tests.length === 0 && own.parts.length > 1
    const parts = isLed ? own.parts.slice(0, -1) : [...own.parts.slice(0, -1), { ...first, combinator: ' ' }]
    return { parts: [...parts, ...outer.parts], specificity, isOutlookDark }
  })
}

/** A rule of nonsense may nest long lists in long lists. */
const mostWithin = 20

/** Undefined for a selector that no element of a mail ever meets, or that mail programs do not know. */
function compile(selector: Selector): Compiled | undefined {
  return compileNodes(selector.children.toArray())
}

function compileNodes(nodes: readonly CssNode[]): Compiled | undefined {
  const parts: Part[] = [{ tests: [], combinator: '' }]
  let specificity = 0
  let isOutlookDark = false
  for (const node of nodes) {
    if (node.type === 'Combinator') {
      parts.unshift({ tests: [], combinator: '' })
      parts[1]!.combinator = node.name.trim() || ' '
      continue
    }
    if (node.type === 'AttributeSelector' && outlookDark.test(node.name.name.toLowerCase())) isOutlookDark = true
    const read = testOf(node)
    if (!read) return undefined
    parts[0]!.tests.push(read.test)
    specificity += read.weight
  }
  return { parts, specificity, isOutlookDark }
}

type Read = { test: Test; weight: number }

const weights = { id: 1_000_000, class: 1000, name: 1 }

function testOf(node: CssNode): Read | undefined {
  if (node.type === 'TypeSelector') {
    const name = node.name.toLowerCase().replace(/^.*\|/, '')
    return name === '*' ? { test: () => true, weight: 0 } : nameTest(name)
  }
  if (node.type === 'IdSelector')
    return { test: ({ attributes }) => attributes['id'] === node.name, weight: weights.id }
  if (node.type === 'ClassSelector')
    return { test: ({ attributes }) => hasWord(attributes['class'], node.name), weight: weights.class }
  if (node.type === 'AttributeSelector') return attributeTest(node)
  return node.type === 'PseudoClassSelector' ? pseudoTest(node) : undefined
}

/** Mail programs put a mail without a `<body>` into one. */
function nameTest(name: string): Read {
  const isWindow = name === 'body' || name === 'html'
  return { test: (each) => each.name === name || (isWindow && each.parent === undefined), weight: weights.name }
}

function hasWord(text: string | undefined, word: string): boolean {
  if (text === undefined || !text.includes(word)) return false
  return text.split(/\s+/).includes(word)
}

function attributeTest(node: Extract<CssNode, { type: 'AttributeSelector' }>): Read {
  const name = node.name.name.toLowerCase()
  // The window has the marks of Outlook's dark mode, so everything is inside of them.
  if (outlookDark.test(name)) return { test: (each) => each.parent === undefined, weight: weights.class }
  const isFolded = node.flags === 'i'
  const fold = (text: string) => (isFolded ? text.toLowerCase() : text)
  const wanted = fold(node.value === null ? '' : node.value.type === 'String' ? node.value.value : node.value.name)
  const compare = comparisons[node.matcher ?? ''] ?? (() => true)
  const test: Test = ({ attributes }) => {
    const found = attributes[name]
    return found !== undefined && compare(fold(found), wanted)
  }
  return { test, weight: weights.class }
}

const comparisons: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '~=': hasWord,
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
}

const siblingsOf = ({ parent }: Element) => parent?.children ?? []
const byPlace: Record<string, Test> = {
  root: (each) => each.name === 'html',
  link: (each) => each.name === 'a' && 'href' in each.attributes,
  'any-link': (each) => each.name === 'a' && 'href' in each.attributes,
  'first-child': (each) => siblingsOf(each)[0] === each,
  'last-child': (each) => siblingsOf(each).at(-1) === each,
  'only-child': (each) => siblingsOf(each).length === 1,
  'first-of-type': (each) => siblingsOf(each).find(({ name }) => name === each.name) === each,
  'last-of-type': (each) => siblingsOf(each).findLast(({ name }) => name === each.name) === each,
}

function pseudoTest(node: Extract<CssNode, { type: 'PseudoClassSelector' }>): Read | undefined {
  const name = node.name.toLowerCase()
  const test = byPlace[name]
  if (test) return { test, weight: weights.class }
  const inside = node.children?.first
  if (name === 'nth-child' && inside?.type === 'Nth') return nthTest(inside)
  if (!['is', 'where', 'matches', '-webkit-any', 'not'].includes(name) || inside?.type !== 'SelectorList')
    return undefined
  const of = inside.children.toArray().flatMap((each) => (each.type === 'Selector' ? (compile(each) ?? []) : []))
  const weight = name === 'where' ? 0 : Math.max(0, ...of.map(({ specificity }) => specificity))
  const isAny: Test = (each) => of.some((one) => matches(one, each, { steps: stepsInside }))
  return { test: name === 'not' ? (each) => !isAny(each) : isAny, weight }
}

/** A selector inside of `:is(…)` or `:not(…)` is short. */
const stepsInside = 100

function nthTest({ nth }: Extract<CssNode, { type: 'Nth' }>): Read {
  const [step, first] =
    nth.type === 'Identifier' ? [2, nth.name === 'odd' ? 1 : 0] : [Number(nth.a ?? 0), Number(nth.b ?? 0)]
  const test: Test = (each) => {
    const place = siblingsOf(each).indexOf(each) + 1 - first
    return step === 0 ? place === 0 : place % step === 0 && place / step >= 0
  }
  return { test, weight: weights.class }
}

/** How much looking is left. Selectors of nonsense would otherwise look for hours. */
export type Patience = { steps: number }

/** Without patience, nothing matches. */
export function matches({ parts }: Compiled, element: Element, patience: Patience): boolean {
  return matchesFrom(parts, 0, element, patience)
}

function matchesFrom(parts: readonly Part[], at: number, element: Element, patience: Patience): boolean {
  patience.steps -= 1
  if (patience.steps <= 0) return false
  const { tests, combinator } = parts[at]!
  if (!tests.every((test) => test(element))) return false
  if (at === parts.length - 1) return true
  const matchesBefore = (each: Element) => matchesFrom(parts, at + 1, each, patience)
  if (combinator === '>') return element.parent !== undefined && matchesBefore(element.parent)
  if (combinator === '+' || combinator === '~') {
    const siblings = siblingsOf(element)
    patience.steps -= siblings.length / 10
    const place = siblings.indexOf(element)
    const before = siblings.slice(combinator === '+' ? Math.max(0, place - 1) : 0, Math.max(0, place))
    return before.some(matchesBefore)
  }
  for (let each = element.parent; each; each = each.parent) if (matchesBefore(each)) return true
  return false
}
