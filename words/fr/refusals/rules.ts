import type { rules as en } from '../../en/refusals/rules.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }: { rule: number }) =>
    `La règle ${n(rule)} écrit la valeur qu’elle recherche\u{202f}: elle ne change donc rien.`,
  rules_in_circle: ({ rules }: { rules: string }) =>
    `Les règles ${rules} se déclenchent en boucle\u{202f}: à chaque scan, un contact changerait dans un sens, puis dans l’autre.`,
  rule_field_is_ours: ({ tag }: Tagged) => `Le champ ${tag} appartient à Listpass. Une règle ne peut pas le modifier.`,
  rule_field_missing: ({ tag }: Tagged) => `La liste n’a pas de champ ${tag} à modifier.`,
  rule_field_is_address: ({ tag }: Tagged) => `Le champ ${tag} est une adresse, qu’une règle ne peut pas écrire.`,
  value_no_number: ({ tag, value }: Tagged & { value: string }) =>
    `Le champ ${tag} est un nombre, et «\u{202f}${value}\u{202f}» n’en est pas un.`,
  value_no_date: ({ tag }: Tagged) => `Le champ ${tag} est une date. Écrivez-la sous la forme 2026-12-31.`,
  value_no_birthday: ({ tag }: Tagged) =>
    `Le champ ${tag} est un anniversaire. Écrivez-le sous la forme 12/31, le mois d’abord.`,
  value_no_zip: ({ tag }: Tagged) => `Le champ ${tag} est un code postal à cinq chiffres.`,
  value_no_url: ({ tag }: Tagged) => `Le champ ${tag} est une adresse web. Commencez-la par https://.`,
  value_no_choice: ({ tag, choices, value }: Tagged & { choices: string; value: string }) =>
    `Le champ ${tag} a les choix ${choices}, et «\u{202f}${value}\u{202f}» n’en fait pas partie.`,
  value_too_long: 'Une valeur peut avoir au maximum 255 octets.',
} satisfies typeof en
