// The style sheets of a mail as rules, each with where it holds.
import { type CssNode, generate, parse } from 'css-tree'
import type { InOutlook, Sheet } from '../reading/read-mail.ts'
import { type Compiled, compileWithin } from './selectors.ts'

/** `property` in small letters; `value` without `!important`. */
export type Declaration = { property: string; value: string; isImportant: boolean }

export type Rule = {
  selector: Compiled
  declarations: readonly Declaration[]
  /** All of these queries must hold. */
  media: readonly string[]
  outlook: InOutlook
}

/** In UTF-16 units. Builders write some 30,000; Gmail reads 8,192 of a sheet. */
const mostRead = 120_000
const mostRules = 4000
const longestInline = 10_000
const deepest = 8

const settings = { parseValue: false, parseAtrulePrelude: false, onParseError: () => undefined }

export function readSheets(sheets: readonly Sheet[]): Rule[] {
  const rules: Rule[] = []
  let left = mostRead
  for (const { text, media, outlook } of sheets) {
    const node = parsed(text.slice(0, left), 'stylesheet')
    left -= Math.min(left, text.length)
    if (node?.type !== 'StyleSheet') continue
    const place = { media: media === '' ? [] : [media], outlook, depth: 0, within: [] }
    for (const each of node.children.toArray()) addRules(rules, each, place)
  }
  return rules
}

/** `within`: the selectors of the rules around a nested one. */
type Place = { media: readonly string[]; outlook: InOutlook; depth: number; within: readonly Compiled[] }

function addRules(rules: Rule[], node: CssNode, place: Place): void {
  const { media, outlook, depth, within } = place
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
    const inside = node.block.children.toArray()
    const selectors = node.prelude.children
      .toArray()
      .flatMap((each) => (each.type === 'Selector' ? compileWithin(each, within) : []))
    addDeclarations(rules, selectors, inside, place)
    if (depth === deepest) return
    const nested = { media, outlook, depth: depth + 1, within: selectors }
    for (const each of inside) addNested(rules, each, nested)
  }
  if (node.type !== 'Atrule' || !node.block || depth === deepest) return
  const name = node.name.toLowerCase()
  const query = node.prelude ? generate(node.prelude) : ''
  const isTaken = name === 'media' || name === 'layer' || (name === 'supports' && !/^\s*not\b/i.test(query))
  if (!isTaken) return
  const inside = node.block.children.toArray()
  const nested = { media: name === 'media' ? [...media, query] : media, outlook, depth: depth + 1, within }
  // A query inside of a rule may hold declarations of that rule.
  addDeclarations(rules, within, inside, nested)
  for (const each of inside) addNested(rules, each, nested)
}

/** The parser knows nested rules that begin with `&` or `@`, and leaves the others as text. */
function addNested(rules: Rule[], node: CssNode, place: Place): void {
  if (node.type !== 'Raw') return node.type === 'Declaration' ? undefined : addRules(rules, node, place)
  const sheet = node.value.includes('{') ? parsed(node.value, 'stylesheet') : undefined
  if (sheet?.type === 'StyleSheet') for (const each of sheet.children.toArray()) addRules(rules, each, place)
}

function addDeclarations(
  rules: Rule[],
  selectors: readonly Compiled[],
  inside: readonly CssNode[],
  { media, outlook }: Place,
): void {
  const declarations = declarationsIn(inside)
  if (declarations.length === 0) return
  for (const selector of selectors) if (rules.length < mostRules) rules.push({ selector, declarations, media, outlook })
}

function declarationsIn(nodes: readonly CssNode[]): Declaration[] {
  return nodes.flatMap((node): Declaration[] => {
    if (node.type !== 'Declaration') return []
    const value = node.value.type === 'Raw' ? node.value.value : generate(node.value)
    return [{ property: node.property.toLowerCase(), value: value.trim(), isImportant: node.important !== false }]
  })
}

/** The declarations of a `style` attribute. */
export function readInline(text: string): Declaration[] {
  const node = text.trim() === '' ? undefined : parsed(text.slice(0, longestInline), 'declarationList')
  return node?.type === 'DeclarationList' ? declarationsIn(node.children.toArray()) : []
}

/** Mailchimp fills them in before any mail program reads the styles. */
const mergeMark = /\*\|[^|*]{1,300}\|\*/g

/** Undefined for nonsense that the parser gives up: nested deeper than its stack. */
function parsed(text: string, context: 'stylesheet' | 'declarationList'): CssNode | undefined {
  try {
    return parse(text.replaceAll(mergeMark, ' '), { ...settings, context })
  } catch {
    return undefined
  }
}
