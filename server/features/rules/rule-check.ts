import { findCircle, type Rule } from '#domain/rules.ts'
import type { ListField } from '../../mailchimp/audience.ts'

/** The fault in a set of rules: a sentence, and the position of the rule. */
export type Wrong = { place: number; message: string }

/** Refuses rules that Mailchimp would reject later, because one rejected field would hold back the scan counts too. */
export function whatIsWrong(rules: Rule[], fields: ListField[], ours: string[]): Wrong[] {
  const known = new Map(fields.map((field) => [field.tag, field]))
  const wrong = rules.flatMap((rule, place) => {
    const message = whatIsWrongWith(rule, known, ours)
    return message === undefined ? [] : [{ place, message }]
  })
  const circle = wrong.length === 0 ? findCircle(rules) : undefined
  return circle ? [{ place: circle[0]!, message: circleSentence(circle) }] : wrong
}

function circleSentence(circle: number[]): string {
  if (circle.length === 1) return `Rule ${circle[0]! + 1} sets the value it looks for, so it changes nothing.`
  const places = circle.map((place) => place + 1).join(', ')
  return `Rules ${places} set each other off in a circle: a contact would change back and forth with every scan.`
}

function whatIsWrongWith(rule: Rule, known: Map<string, ListField>, ours: string[]): string | undefined {
  const { ifField, thenField, thenValue } = rule
  if (!known.has(ifField) && ifField !== 'EMAIL') return `The list has no field ${ifField}.`
  if (ours.includes(thenField)) return `${thenField} belongs to Listpass. A rule can’t change it.`
  const field = known.get(thenField)
  if (!field) return `The list has no field ${thenField} that could be changed.`
  if (field.type === 'address') return `${thenField} is an address, which a rule cannot set.`
  return thenValue === '' ? undefined : refusedValue(field, thenValue)
}

/** FACTS §4: the values that Mailchimp accepts for each type of field. */
function refusedValue({ tag, type, choices }: ListField, value: string): string | undefined {
  if (type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return `${tag} is a number, and "${value}" is none.`
  if (type === 'date' && !/^(\d{4}([-/])\d{2}\2\d{2}|\d{2}-\d{2}-\d{4}|\d{2}\/\d{2}\/\d{4})$/.test(value)) {
    return `${tag} is a date. Write it as 2026-12-31.`
  }
  if (type === 'birthday' && !/^\d{2}\/\d{2}$/.test(value)) return `${tag} is a birthday. Write it as 12/31.`
  if (type === 'zip' && !/^\d{5}$/.test(value)) return `${tag} is a zip code of five digits.`
  if ((type === 'url' || type === 'imageurl') && !URL.canParse(value))
    return `${tag} is a web address. Begin it with https://.`
  if ((type === 'radio' || type === 'dropdown') && !choices.includes(value)) {
    return `${tag} has the choices ${choices.join(', ')}, and "${value}" is none of them.`
  }
  return Buffer.byteLength(value) > 255 ? `A value may have at most 255 bytes.` : undefined
}
