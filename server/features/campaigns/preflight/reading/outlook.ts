// Conditional comments, which only Outlook for Windows reads: `<!--[if mso]> … <![endif]-->`.

/** What Outlook's engine (Word 16) says of itself. */
const features: Record<string, number> = { mso: 16, vml: 1, o: 1, w: 1 }

const begin = /^\s*\[if\s([^\]]*)\]>?/i

export type Comment =
  /** `inside`: the HTML that Outlook shows if `isForOutlook`; at `offset` in the comment. */
  | { kind: 'whole'; isForOutlook: boolean; inside: string; offset: number }
  /** All programs but Outlook show what follows, as HTML; Outlook shows it if `isForOutlook`. */
  | { kind: 'begin'; isForOutlook: boolean }
  | { kind: 'end' }

/** Undefined for a comment like any other. */
export function readComment(text: string): Comment | undefined {
  if (/^\s*<?!?\[endif\]/i.test(text)) return { kind: 'end' }
  const found = begin.exec(text)
  if (!found) return undefined
  const isForOutlook = isTrue(found[1]!)
  const rest = text.slice(found[0].length)
  const end = rest.search(/<!\[endif\]\s*$/i)
  if (end < 0) return { kind: 'begin', isForOutlook }
  return { kind: 'whole', isForOutlook, inside: rest.slice(0, end), offset: found[0].length }
}

/** Such as `mso`, `!mso`, `gte mso 9`, `(gte mso 9)|(IE)`. */
function isTrue(expression: string): boolean {
  const parts = expression.toLowerCase().match(/[()&|!]|[a-z]+|\d+(?:\.\d+)?/g) ?? []
  let at = 0

  function any(): boolean {
    let is = all()
    while (parts[at] === '|') {
      at += 1
      is = all() || is
    }
    return is
  }

  function all(): boolean {
    let is = one()
    while (parts[at] === '&') {
      at += 1
      is = one() && is
    }
    return is
  }

  function one(): boolean {
    let isSo = true
    while (parts[at] === '!') {
      at += 1
      isSo = !isSo
    }
    if (parts[at] !== '(') return compare() === isSo
    at += 1
    const is = any() === isSo
    if (parts[at] === ')') at += 1
    return is
  }

  function compare(): boolean {
    const word = ['gt', 'gte', 'lt', 'lte'].find((each) => each === parts[at])
    if (word) at += 1
    const version = features[parts[at] ?? '']
    at += 1
    const wanted = /^\d/.test(parts[at] ?? '') ? Number(parts[at]) : undefined
    if (wanted !== undefined) at += 1
    if (version === undefined) return false
    if (wanted === undefined) return true
    if (word === 'gt') return version > wanted
    if (word === 'gte') return version >= wanted
    if (word === 'lt') return version < wanted
    if (word === 'lte') return version <= wanted
    return version === wanted
  }

  // Brackets nest as deep as a mail may; longer expressions are nobody's.
  return expression.length <= 200 && any()
}
