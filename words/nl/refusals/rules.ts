import type { rules as english } from '../../en/refusals/rules.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }: { rule: number }) =>
    `Regel ${n(rule)} zet de waarde waarnaar de regel zoekt. Daardoor verandert er niets.`,
  rules_in_circle: ({ rules }: { rules: string }) =>
    `De regels ${rules} zetten elkaar in een kring in gang: een contact zou bij elke scan heen en weer veranderen.`,
  rule_field_is_ours: ({ tag }: Tagged) => `${tag} is van Listpass. Een regel kan dat veld niet wijzigen.`,
  rule_field_missing: ({ tag }: Tagged) => `De lijst heeft geen veld ${tag} dat gewijzigd kan worden.`,
  rule_field_is_address: ({ tag }: Tagged) => `${tag} is een adres. Een regel kan geen adres invullen.`,
  value_no_number: ({ tag, value }: Tagged & { value: string }) => `${tag} is een getal, en “${value}” is dat niet.`,
  value_no_date: ({ tag }: Tagged) => `${tag} is een datum. Schrijf die als 2026-12-31.`,
  value_no_birthday: ({ tag }: Tagged) => `${tag} is een verjaardag. Schrijf 31 december als 12/31.`,
  value_no_zip: ({ tag }: Tagged) => `${tag} is een postcode van vijf cijfers.`,
  value_no_url: ({ tag }: Tagged) => `${tag} is een webadres. Begin het met https://.`,
  value_no_choice: ({ tag, choices, value }: Tagged & { choices: string; value: string }) =>
    `${tag} heeft de keuzes ${choices}, en “${value}” is daar niet bij.`,
  value_too_long: 'Een waarde mag hoogstens 255 bytes hebben.',
} satisfies typeof english
