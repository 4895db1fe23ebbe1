import type { rules as Rules } from '../../en/refusals/rules.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }: { rule: number }) =>
    `La regla ${n(rule)} pone el mismo valor que busca, así que no cambia nada.`,
  rules_in_circle: ({ rules }: { rules: string }) =>
    `Las reglas ${rules} se activan unas a otras en círculo: un contacto cambiaría de ida y vuelta con cada escaneo.`,
  rule_field_is_ours: ({ tag }: Tagged) => `${tag} es de Listpass. Una regla no puede cambiarlo.`,
  rule_field_missing: ({ tag }: Tagged) => `La lista no tiene ningún campo ${tag} que se pueda cambiar.`,
  rule_field_is_address: ({ tag }: Tagged) => `${tag} es una dirección, y una regla no puede escribirla.`,
  value_no_number: ({ tag, value }: Tagged & { value: string }) => `${tag} es un número, y “${value}” no lo es.`,
  value_no_date: ({ tag }: Tagged) => `${tag} es una fecha. Escríbela así: 2026-12-31.`,
  value_no_birthday: ({ tag }: Tagged) => `${tag} es un cumpleaños. Escríbelo con el mes primero, así: 12/31.`,
  value_no_zip: ({ tag }: Tagged) => `${tag} es un código postal de cinco dígitos.`,
  value_no_url: ({ tag }: Tagged) => `${tag} es una dirección web. Empiézala con https://.`,
  value_no_choice: ({ tag, choices, value }: Tagged & { choices: string; value: string }) =>
    `${tag} tiene las opciones ${choices}, y “${value}” no es una de ellas.`,
  value_too_long: 'Un valor puede tener como máximo 255 bytes.',
} satisfies typeof Rules
