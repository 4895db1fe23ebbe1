import { findCircle, type Rule } from '#domain/rules.ts'
import { said, type Said } from '../../kernel/said.ts'
import type { ListField } from '../../mailchimp/audience.ts'

/** The fault in a set of rules: a sentence, and the position of the rule. */
export type Wrong = { place: number; words: Said }

/** Refuses rules whose values Mailchimp would reject. */
export function whatIsWrong(rules: Rule[], fields: ListField[], ours: string[]): Wrong[] {
  const known = new Map(fields.map((field) => [field.tag, field]))
  const wrong = rules.flatMap((rule, place) => {
    const words = whatIsWrongWith(rule, known, ours)
    return words === undefined ? [] : [{ place, words }]
  })
  const circle = wrong.length === 0 ? findCircle(rules) : undefined
  return circle ? [{ place: circle[0]!, words: circleWords(circle) }] : wrong
}

function circleWords(circle: number[]): Said {
  if (circle.length === 1) return said('rule_changes_nothing', { rule: circle[0]! + 1 })
  return said('rules_in_circle', { rules: circle.map((place) => place + 1).join(', ') })
}

function whatIsWrongWith(rule: Rule, known: Map<string, ListField>, ours: string[]): Said | undefined {
  const { ifField, thenField, thenValue } = rule
  if (!known.has(ifField) && ifField !== 'EMAIL') return said('field_missing', { tag: ifField })
  if (ours.includes(thenField)) return said('rule_field_is_ours', { tag: thenField })
  return whyUntakeable(known.get(thenField), thenField, thenValue)
}

/** Why no contact can have this value in the field with this tag, as the field is now. Undefined if Mailchimp may take it. */
export function whyUntakeable(field: ListField | undefined, tag: string, value: string): Said | undefined {
  if (!field) return said('rule_field_missing', { tag })
  if (field.type === 'address') return said('rule_field_is_address', { tag })
  return value === '' ? undefined : refusedValue(field, value)
}

const ofAddress: ReadonlySet<string> = new Set(['url', 'imageurl'])
const ofChoice: ReadonlySet<string> = new Set(['radio', 'dropdown'])

/** FACTS §4: the values that Mailchimp accepts for each type of field. */
function refusedValue({ tag, type, choices }: ListField, value: string): Said | undefined {
  if (type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return said('value_no_number', { tag, value })
  if (type === 'date' && !/^(\d{4}([-/])\d{2}\2\d{2}|\d{2}-\d{2}-\d{4}|\d{2}\/\d{2}\/\d{4})$/.test(value)) {
    return said('value_no_date', { tag })
  }
  if (type === 'birthday' && !/^\d{2}\/\d{2}$/.test(value)) return said('value_no_birthday', { tag })
  if (type === 'zip' && !/^\d{5}$/.test(value)) return said('value_no_zip', { tag })
  if (ofAddress.has(type) && !URL.canParse(value)) return said('value_no_url', { tag })
  if (ofChoice.has(type) && !choices.includes(value)) {
    return said('value_no_choice', { tag, choices: choices.join(', '), value })
  }
  return Buffer.byteLength(value) > 255 ? said('value_too_long') : undefined
}
