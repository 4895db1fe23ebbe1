// Mailchimp's merge tags in a text: `*|FNAME|*`, `*|UPPER:FNAME|*`, `*|IF:TABLE=3|*` … `*|END:IF|*`. Preflight and proof read them
// here, so that they cannot disagree.

export type MarkKind = 'tag' | 'if' | 'ifnot' | 'interested' | 'elseif' | 'else' | 'end'

/** `inside`: without its signs. `rest`: behind the word of a condition, such as `TABLE=3`. Offsets are of the whole text. */
export type Mark = { kind: MarkKind; text: string; inside: string; rest: string; start: number; end: number }

/** Editors write the bar in three ways. */
const bar = String.raw`(?:\||%7C|&#124;)`
const mark = new RegExp(`\\*${bar}([^|*]{1,300}?)${bar}\\*`, 'gi')
/** The ends of feeds and polls are no conditions. */
const conditional = /^(IF|IFNOT|ELSEIF|ELSE|INTERESTED|END(?=:(?:IF|IFNOT|INTERESTED)$)):(.*)$/s
const almostConditional = new RegExp(conditional, 'is')

export function marksIn(text: string): Mark[] {
  return [...text.matchAll(mark)].map(({ 0: whole, 1: inside = '', index: start }) => {
    const [, word, rest = ''] = conditional.exec(inside) ?? []
    const kind = (word?.toLowerCase() ?? 'tag') as MarkKind
    return { kind, text: whole, inside, rest, start, end: start + whole.length }
  })
}

/** A condition in small letters, which Mailchimp takes for a field. */
export function isAlmostCondition({ kind, inside }: Mark): boolean {
  return kind === 'tag' && almostConditional.test(inside)
}

/** What a tag does with the value of its field. */
export const modifiers = ['UPPER', 'LOWER', 'TITLE', 'URL'] as const

export type TagName = { modifier: (typeof modifiers)[number] | undefined; tag: string }

/** The field of a tag. Undefined for what names no single field, such as `LIST:COMPANY`. */
export function fieldOf(inside: string): TagName | undefined {
  const [, word, tag] = /^(?:([A-Z]+):)?([A-Z0-9_]+)$/.exec(inside.trim()) ?? []
  const modifier = modifiers.find((each) => each === word)
  return tag === undefined || (word !== undefined && !modifier) ? undefined : { modifier, tag }
}

/** Whether this text shows the value of the field with this tag. */
export function showsField(text: string, tag: string): boolean {
  return marksIn(text).some(({ kind, inside }) => kind === 'tag' && fieldOf(inside)?.tag === tag)
}
