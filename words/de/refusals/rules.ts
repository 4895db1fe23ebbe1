import type { rules as english } from '../../en/refusals/rules.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }: { rule: number }) =>
    `Regel ${n(rule)} setzt den Wert, nach dem sie sucht. Sie ändert also nichts.`,
  rules_in_circle: ({ rules }: { rules: string }) =>
    `Die Regeln ${rules} lösen einander im Kreis aus: Ein Kontakt würde sich mit jedem Scan hin und her ändern.`,
  rule_field_is_ours: ({ tag }: Tagged) => `${tag} gehört zu Listpass. Eine Regel kann das nicht ändern.`,
  rule_field_missing: ({ tag }: Tagged) => `Die Liste hat kein Feld ${tag}, das geändert werden kann.`,
  rule_field_is_address: ({ tag }: Tagged) => `${tag} ist eine Anschrift. Eine Regel kann sie nicht setzen.`,
  value_no_number: ({ tag, value }: Tagged & { value: string }) => `${tag} ist eine Zahl, und „${value}“ ist keine.`,
  value_no_date: ({ tag }: Tagged) => `${tag} ist ein Datum. Schreiben Sie es so: 2026-12-31.`,
  value_no_birthday: ({ tag }: Tagged) => `${tag} ist ein Geburtstag. Schreiben Sie ihn so, Monat zuerst: 12/31.`,
  value_no_zip: ({ tag }: Tagged) => `${tag} ist eine US-Postleitzahl mit fünf Ziffern.`,
  value_no_url: ({ tag }: Tagged) => `${tag} ist eine Webadresse. Beginnen Sie mit https://.`,
  value_no_choice: ({ tag, choices, value }: Tagged & { choices: string; value: string }) =>
    `${tag} hat die Auswahl ${choices}, und „${value}“ ist nicht dabei.`,
  value_too_long: 'Ein Wert darf höchstens 255 Byte lang sein.',
} satisfies typeof english
