// The styles of an element in a view: what the mail's own sheets, its `style` attribute and its old attributes make of it.
import type { Element } from '../reading/read-mail.ts'
import { mediaHold } from './media.ts'
import { matches } from './selectors.ts'
import { type Declaration, readInline, type Rule } from './sheets.ts'
import type { View } from './views.ts'

/** Undefined for a property that nothing sets. Values are as they were written. */
export type Style = (property: string) => string | undefined

export type Drawing = {
  styleIn: (element: Element, view: View) => Style
  /** Whether a sheet speaks of Outlook's dark mode. */
  hasOutlookDark: boolean
  /** Whether a sheet puts another picture in the place of an element, by `content`. */
  hasSwaps: boolean
}

type Found = { value: string; rank: number }

/** Mails of builders need some 20,000. */
const mostSteps = 2_000_000

const important = 1e15
const inline = 1e12

/** Styles are worked out for the elements that are asked for, once a view. */
export function openDrawing(rules: readonly Rule[]): Drawing {
  const met = new Map<Element, Rule[]>()
  const inlines = new Map<Element, Declaration[]>()
  const patience = { steps: mostSteps }
  const known = new Map<View, Map<Element, Style>>()
  const holding = new Map<View, Set<Rule>>()

  function rulesOf(element: Element): Rule[] {
    const found = met.get(element) ?? rules.filter(({ selector }) => matches(selector, element, patience))
    met.set(element, found)
    return found
  }

  function inlineOf(element: Element): Declaration[] {
    const found = inlines.get(element) ?? readInline(element.attributes['style'] ?? '')
    inlines.set(element, found)
    return found
  }

  function holdIn(view: View): Set<Rule> {
    const found = holding.get(view) ?? new Set(rules.filter((rule) => isIn(rule, view)))
    holding.set(view, found)
    return found
  }

  function work(element: Element, view: View): Style {
    const values = new Map<string, Found>()
    const keep = ({ property, value, isImportant }: Declaration, rank: number) => {
      const own = rank + (isImportant ? important : 0)
      for (const [name, each] of longhands(property, value)) {
        if (own >= (values.get(name)?.rank ?? -1)) values.set(name, { value: each, rank: own })
      }
    }
    for (const [property, value] of hintsOf(element)) values.set(property, { value, rank: -1 })
    const hold = holdIn(view)
    // A later rule wins over an equal one before it.
    for (const rule of rulesOf(element)) {
      if (hold.has(rule)) for (const each of rule.declarations) keep(each, rule.selector.specificity)
    }
    for (const each of inlineOf(element)) keep(each, inline)
    return (property) => values.get(property)?.value
  }

  return {
    styleIn(element, view) {
      const ofView = known.get(view) ?? new Map<Element, Style>()
      known.set(view, ofView)
      const style = ofView.get(element) ?? work(element, view)
      ofView.set(element, style)
      return style
    },
    hasOutlookDark: rules.some(({ selector }) => selector.isOutlookDark),
    hasSwaps: rules.some(({ declarations }) =>
      declarations.some(({ property, value }) => property === 'content' && /url\(|image-set\(/i.test(value)),
    ),
  }
}

function isIn({ selector, media, outlook }: Rule, view: View): boolean {
  if (selector.isOutlookDark && view.program !== 'outlook_dark') return false
  if (outlook !== 'too' && (outlook === 'only') !== (view.program === 'outlook')) return false
  return media.every((query) => mediaHold(query, view))
}

const sides = ['top', 'right', 'bottom', 'left'] as const

type Longhands = (property: string, value: string) => [string, string][]

const ofFourSides: Longhands = (property, value) => {
  const [top = '0', right = top, bottom = top, left = right] = value.split(/\s+/)
  const of = { top, right, bottom, left }
  return sides.map((side) => [`${property}-${side}`, of[side]])
}

/** What a shorthand sets, as far as a drawing asks for it. */
const shorthands = new Map<string, Longhands>([
  ['margin', ofFourSides],
  ['padding', ofFourSides],
  [
    'border',
    (_, value) => {
      const width = value.split(/\s+/).find((part) => /^[\d.]/.test(part)) ?? '0'
      return sides.map((side) => [`border-${side}-width`, width])
    },
  ],
  [
    'background',
    (_, value) => [
      ['background-image', /url\([^)]*\)/i.exec(value)?.[0] ?? 'none'],
      ['background-color', value.replaceAll(/url\([^)]*\)/gi, '')],
    ],
  ],
  [
    'font',
    (_, value) => {
      const size = /(?:^|\s)((?:\d*\.)?\d+(?:[a-z]+|%)?)\s*(?:\/|\s)/i.exec(value.replaceAll(/\b[1-9]00\b/g, ''))?.[1]
      return size === undefined ? [] : [['font-size', size]]
    },
  ],
  [
    'overflow',
    (_, value) => {
      const [x = '', y = x] = value.split(/\s+/)
      return [
        ['overflow-x', x],
        ['overflow-y', y],
      ]
    },
  ],
])

function longhands(property: string, value: string): [string, string][] {
  return [[property, value], ...(shorthands.get(property)?.(property, value) ?? [])]
}

const sized = new Set(['img', 'input', 'table', 'td', 'th', 'col', 'v:image'])

/** Attributes of HTML that say how an element looks. Any style goes before them. */
function* hintsOf({ name, attributes }: Element): Generator<[string, string]> {
  if ('hidden' in attributes) yield ['display', 'none']
  if (sized.has(name)) {
    for (const property of ['width', 'height'] as const) {
      const written = /^\s*(\d+(?:\.\d+)?)\s*(%)?/.exec(attributes[property] ?? '')
      // Browsers take `width="0"` of a picture, and of nothing else.
      if (written && (Number(written[1]) > 0 || name === 'img')) yield [property, `${written[1]}${written[2] ?? 'px'}`]
    }
  }
  if (attributes['bgcolor']) yield ['background-color', attributes['bgcolor']]
  if (name === 'body') {
    for (const side of sides) yield [`margin-${side}`, attributes['topmargin'] ?? attributes['leftmargin'] ?? '8px']
  }
}
