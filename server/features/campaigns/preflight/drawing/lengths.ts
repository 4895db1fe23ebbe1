/** What a length is measured by: the window, the size of the letters, and what 100 % is; undefined if that is not known. */
export type Ground = { window: number; em: number; whole: number | undefined }

const inPixels: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
}

/** CSS pixels. Undefined for `auto`, and for what is not known. */
export function lengthOf(text: string | undefined, ground: Ground): number | undefined {
  const written = text?.trim() ?? ''
  const [, number, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)$/i.exec(written) ?? []
  if (number === undefined) return ofFunction(written, ground)
  const value = Number(number)
  const size = unitOf(unit.toLowerCase(), ground)
  return size === undefined || !Number.isFinite(value) ? undefined : value * size
}

const ofWidth = new Set(['vw', 'dvw', 'svw', 'lvw', 'vi'])
const ofHeight = new Set(['vh', 'dvh', 'svh', 'lvh', 'vb'])

function unitOf(unit: string, { window, em, whole }: Ground): number | undefined {
  if (unit === '%') return whole === undefined ? undefined : whole / 100
  if (unit === 'em') return em
  if (unit === 'rem') return 16
  if (unit === 'ex' || unit === 'ch') return em / 2
  if (ofWidth.has(unit)) return window / 100
  if (ofHeight.has(unit)) return 8
  if (unit === 'vmin') return Math.min(window, 800) / 100
  if (unit === 'vmax') return Math.max(window, 800) / 100
  return inPixels[unit]
}

/** `min(…)`, `max(…)`, `clamp(…)`, and a `calc(…)` of one sum. */
function ofFunction(text: string, ground: Ground): number | undefined {
  const [, name, inside = ''] = /^(min|max|clamp|calc)\(([^()]*)\)$/i.exec(text) ?? []
  if (name === undefined) return undefined
  if (name.toLowerCase() === 'calc') return sumOf(inside, ground)
  const values = inside.split(',').map((part) => sumOf(part, ground))
  if (!values.every((value) => value !== undefined)) return undefined
  if (name.toLowerCase() === 'min') return Math.min(...values)
  if (name.toLowerCase() === 'max') return Math.max(...values)
  const [least = 0, wanted = 0, most = 0] = values
  return Math.max(least, Math.min(wanted, most))
}

function sumOf(text: string, ground: Ground): number | undefined {
  let sum: number | undefined = 0
  for (const [, sign = '', part = ''] of ` + ${text.trim()}`.matchAll(/\s([+-])\s+(\S+(?:\s*[*/]\s*\S+)*)/g)) {
    const value = productOf(part, ground)
    sum = value === undefined || sum === undefined ? undefined : sign === '-' ? sum - value : sum + value
  }
  return sum
}

function productOf(text: string, ground: Ground): number | undefined {
  const [first = '', ...others] = text.split(/\s*([*/])\s*/)
  let value = lengthOf(first, ground)
  for (let at = 0; at < others.length; at += 2) {
    const by = Number(others[at + 1])
    const other = Number.isNaN(by) ? lengthOf(others[at + 1], ground) : by
    if (value === undefined || other === undefined) return undefined
    value = others[at] === '*' ? value * other : value / other
  }
  return value
}
