import { n } from '../format.ts'

type Tagged = { tag: string }

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }: { rule: number }) =>
    `Rule ${n(rule)} sets the value it looks for, so it changes nothing.`,
  rules_in_circle: ({ rules }: { rules: string }) =>
    `Rules ${rules} set each other off in a circle: a contact would change back and forth with every scan.`,
  rule_field_is_ours: ({ tag }: Tagged) => `${tag} belongs to Listpass. A rule can’t change it.`,
  rule_field_missing: ({ tag }: Tagged) => `The list has no field ${tag} that could be changed.`,
  rule_field_is_address: ({ tag }: Tagged) => `${tag} is an address, which a rule cannot set.`,
  value_no_number: ({ tag, value }: Tagged & { value: string }) => `${tag} is a number, and "${value}" is none.`,
  value_no_date: ({ tag }: Tagged) => `${tag} is a date. Write it as 2026-12-31.`,
  value_no_birthday: ({ tag }: Tagged) => `${tag} is a birthday. Write it as 12/31.`,
  value_no_zip: ({ tag }: Tagged) => `${tag} is a zip code of five digits.`,
  value_no_url: ({ tag }: Tagged) => `${tag} is a web address. Begin it with https://.`,
  value_no_choice: ({ tag, choices, value }: Tagged & { choices: string; value: string }) =>
    `${tag} has the choices ${choices}, and "${value}" is none of them.`,
  value_too_long: 'A value may have at most 255 bytes.',
}
