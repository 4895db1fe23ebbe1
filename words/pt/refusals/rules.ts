import type { rules as english } from '../../en/refusals/rules.ts'
import { n } from '../format.ts'

/** The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there. */
export const rules = {
  rule_changes_nothing: ({ rule }) => `A regra ${n(rule)} define o mesmo valor que procura, então não muda nada.`,
  rules_in_circle: ({ rules: numbers }) =>
    `As regras ${numbers} disparam umas às outras em círculo: um contato mudaria de um lado para o outro a cada leitura.`,
  rule_field_is_ours: ({ tag }) => `O campo ${tag} pertence ao Listpass. Uma regra não pode alterá-lo.`,
  rule_field_missing: ({ tag }) => `A lista não tem um campo ${tag} que possa ser alterado.`,
  rule_field_is_address: ({ tag }) => `O campo ${tag} é um endereço, que uma regra não pode definir.`,
  value_no_number: ({ tag, value }) => `O campo ${tag} é um número, e “${value}” não é.`,
  value_no_date: ({ tag }) => `O campo ${tag} é uma data. Escreva-a assim: 2026-12-31.`,
  value_no_birthday: ({ tag }) => `O campo ${tag} é um aniversário. Escreva-o com o mês primeiro: 12/31.`,
  value_no_zip: ({ tag }) => `O campo ${tag} é um código postal de cinco dígitos.`,
  value_no_url: ({ tag }) => `O campo ${tag} é um endereço da web. Comece com https://.`,
  value_no_choice: ({ tag, choices, value }) =>
    `O campo ${tag} tem as opções ${choices}, e “${value}” não é uma delas.`,
  value_too_long: 'Um valor pode ter no máximo 255 bytes.',
} satisfies typeof english
