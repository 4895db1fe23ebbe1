// Which media queries of a mail hold in a view.
import type { View } from './views.ts'

/** A screen of today: twice as many dots as pixels. */
const dots = 2
const heights = { computer: 800, phone: 844 }

/** Longer queries are nobody's. */
const longest = 1000

/** An empty text holds everywhere. Outlook for Windows leaves out all that stands in a media query. */
export function mediaHold(text: string, view: View): boolean {
  const query = text
    .replaceAll(/\/\*.*?\*\//gs, ' ')
    .trim()
    .toLowerCase()
  if (query === '') return true
  if (view.program === 'outlook' || query.length > longest) return false
  return query.split(',').some((each) => queryHolds(each.trim(), view))
}

function queryHolds(query: string, view: View): boolean {
  const [, not, type, rest = ''] = /^(?:(not)\s+|only\s+)?(?:([a-z-]+)(?:\s+and\s+|$))?(.*)$/s.exec(query) ?? []
  if (type === undefined && not !== undefined) return conditionHolds(query, view) === true
  const isOfScreens = type === undefined || type === 'all' || type === 'screen'
  const is = isOfScreens && (rest === '' || conditionHolds(rest, view) === true)
  return not === undefined ? is : !is
}

/** Such as `(min-width:480px) and (not (hover))`. Undefined for what is not known. */
function conditionHolds(text: string, view: View): boolean | undefined {
  const parts = text.match(/[()]|[^()]+/g) ?? []
  let at = 0

  function all(): boolean | undefined {
    let is: boolean | undefined = true
    let word = 'and'
    let isNot = false
    while (at < parts.length && parts[at] !== ')') {
      const part = parts[at]!.trim()
      if (part !== '(') {
        at += 1
        if (/\bor\b/.test(part)) word = 'or'
        isNot = /\bnot\b/.test(part)
        if (!/^(?:and|or|not|and\s+not|or\s+not|)$/.test(part)) return undefined
        continue
      }
      const one = inBrackets()
      const meant = one === undefined || !isNot ? one : !one
      is = word === 'or' ? (is ?? false) || (meant ?? false) : is === true ? meant : is
      isNot = false
    }
    return is
  }

  function inBrackets(): boolean | undefined {
    at += 1
    if (parts[at]?.trim() === '' || parts[at] === '(' || /^\s*not\s*$/.test(parts[at] ?? '')) {
      const is = all()
      at += 1
      return is
    }
    const feature = parts[at] ?? ''
    at += parts[at + 1] === ')' ? 2 : 1
    return featureHolds(feature.trim(), view)
  }

  return all()
}

const comparison = /^([^<>=]+?)\s*(<=|>=|<|>|=)\s*([^<>=]+?)(?:\s*(<=|>=|<|>|=)\s*([^<>=]+))?$/

function featureHolds(feature: string, view: View): boolean | undefined {
  const [, first, sign, second, nextSign, third] = comparison.exec(feature) ?? []
  if (first !== undefined && sign !== undefined && second !== undefined) {
    const is = compare(valueOf(first, view), sign, valueOf(second, view))
    if (nextSign === undefined || third === undefined || !is) return is
    return compare(valueOf(second, view), nextSign, valueOf(third, view))
  }
  const [name = '', value] = feature.split(':').map((part) => part.trim())
  const [, edge, of = ''] = /^(?:-webkit-|-moz-)?(min-|max-)?(?:-moz-)?(?:device-)?(.*)$/.exec(name) ?? []
  const has = measureOf(of, view)
  if (has === undefined) return wordHolds(of, value, view)
  if (value === undefined) return has > 0
  return compare(has, edge === 'min-' ? '>=' : edge === 'max-' ? '<=' : '=', numberOf(value))
}

function wordHolds(name: string, value: string | undefined, { isDark, device }: View): boolean | undefined {
  const isPhone = device === 'phone'
  const said: Record<string, string> = {
    'prefers-color-scheme': isDark ? 'dark' : 'light',
    orientation: isPhone ? 'portrait' : 'landscape',
    hover: isPhone ? 'none' : 'hover',
    'any-hover': isPhone ? 'none' : 'hover',
    pointer: isPhone ? 'coarse' : 'fine',
    'any-pointer': isPhone ? 'coarse' : 'fine',
    'prefers-reduced-motion': 'no-preference',
  }
  const is = said[name]
  if (is === undefined) return name === 'color' ? true : undefined
  return value === undefined ? is !== 'none' && is !== 'no-preference' : is === value
}

function measureOf(name: string, { width, device }: View): number | undefined {
  if (name === 'width') return width
  if (name === 'height') return heights[device]
  return name === 'pixel-ratio' || name === 'device-pixel-ratio' || name === 'resolution' ? dots : undefined
}

function valueOf(text: string, view: View): number | undefined {
  return measureOf(text.replace('device-', ''), view) ?? numberOf(text)
}

const units: Record<string, number> = { '': 1, px: 1, em: 16, rem: 16, dppx: 1, x: 1, dpi: 1 / 96, pt: 4 / 3 }

function numberOf(text: string): number | undefined {
  const [, value, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(text) ?? []
  const size = units[unit]
  return value === undefined || size === undefined ? undefined : Number(value) * size
}

function compare(a: number | undefined, sign: string, b: number | undefined): boolean | undefined {
  if (a === undefined || b === undefined) return undefined
  if (sign === '<') return a < b
  if (sign === '<=') return a <= b
  if (sign === '>') return a > b
  return sign === '>=' ? a >= b : a === b
}
