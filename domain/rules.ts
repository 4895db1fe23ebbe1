// If-then rules on a contact's fields, as they are decided after an accepted scan (DESIGN §5).

export type Rule = { ifField: string; ifValue: string; thenField: string; thenValue: string }

/** A field's value as Mailchimp gives it: text, a number, an address as an object, or nothing. */
export type FieldValue = unknown

const blanks = /^[ \t\n\r]+|[ \t\n\r]+$/g
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/**
 * The form in which two values are compared: trimmed, without case, numbers as numbers, empty text for an unset value.
 * The database function `comparable` does the same; a test compares the two.
 */
export function comparable(value: FieldValue): string {
  const text = textOf(value).replaceAll(blanks, '')
  return number.test(text) ? plainNumber(text) : text.toLowerCase()
}

function textOf(value: FieldValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** Normalises digits of any length: +007.50 is 7.5, -0 is 0. */
function plainNumber(text: string): string {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  const digits = whole.replace(/^0+/, '') || '0'
  const decimals = fraction.replace(/0+$/, '')
  const plain = decimals === '' ? digits : `${digits}.${decimals}`
  return text.startsWith('-') && plain !== '0' ? `-${plain}` : plain
}

/**
 * The changes by the rules, in order; each rule sees the values that earlier ones set. Setting an equal value is no
 * change.
 */
export function applyRules(fields: Record<string, FieldValue>, rules: Rule[]): { tag: string; value: string }[] {
  const now = { ...fields }
  const changed = new Set<string>()
  for (const { ifField, ifValue, thenField, thenValue } of rules) {
    if (comparable(now[ifField]) !== comparable(ifValue) || textOf(now[thenField]) === thenValue) continue
    now[thenField] = thenValue
    changed.add(thenField)
  }
  return Array.from(changed, (tag) => ({ tag, value: textOf(now[tag]) })).filter(
    ({ tag, value }) => value !== textOf(fields[tag]),
  )
}

/**
 * The positions of rules that trigger each other in a circle, in order; undefined without a circle. Such rules would
 * change a contact back and forth with every scan.
 */
export function findCircle(rules: Rule[]): number[] | undefined {
  const setsOff = rules.map((rule) => rules.flatMap((next, place) => (leadsTo(rule, next) ? [place] : [])))
  const done = new Set<number>()
  const visit = (place: number, path: number[]): number[] | undefined => {
    if (path.includes(place)) return path.slice(path.indexOf(place))
    if (done.has(place)) return undefined
    for (const next of setsOff[place] ?? []) {
      const circle = visit(next, [...path, place])
      if (circle) return circle
    }
    done.add(place)
    return undefined
  }
  for (let place = 0; place < rules.length; place++) {
    const circle = visit(place, [])
    if (circle) return circle
  }
  return undefined
}

function leadsTo(rule: Rule, next: Rule): boolean {
  return rule.thenField === next.ifField && comparable(rule.thenValue) === comparable(next.ifValue)
}
