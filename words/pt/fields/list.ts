import type { list as english } from '../../en/fields/list.ts'
import { n } from '../format.ts'

type Most = { most: number }

const settings = {
  scanning_needed: 'Informe se as leituras estão ativas.',
  sentence_required: 'O texto é obrigatório.',
  sentence_too_long: ({ most }: Most) => `O texto pode ter no máximo ${n(most)} caracteres.`,
  word_needed: 'Digite uma palavra.',
  word_too_long: ({ most }: Most) => `Uma palavra pode ter no máximo ${n(most)} caracteres.`,
  colour_needed: 'Escolha uma cor.',
  colours_at_most: ({ most }: Most) => `Uma lista pode ter no máximo ${n(most)} cores.`,
  status_unknown: 'O Mailchimp não tem esse status.',
  statuses_needed: 'Escolha os status.',
  status_must_count: 'Pelo menos um status deve contar. Senão, a lista fica sem convidados.',
  card_at_most: 'Uma porta mostra no máximo cinco campos.',
  alert_value_at_most: ({ most }: Most) => `Um valor tem no máximo ${n(most)} caracteres.`,
  asks_at_most: 'Uma porta faz no máximo três perguntas.',
  question_required: 'A pergunta é obrigatória.',
  question_too_long: ({ most }: Most) => `A pergunta pode ter no máximo ${n(most)} caracteres.`,
}

const rules = {
  rules_needed: 'Envie uma lista de regras.',
  rules_at_most: ({ most }: Most) => `Uma lista pode ter no máximo ${n(most)} regras.`,
  if_field_needed: 'Escolha o campo a verificar.',
  if_value_needed: 'Informe qual valor procurar.',
  then_field_needed: 'Escolha o campo a alterar.',
  then_value_needed: 'Informe o novo valor do campo.',
}

const branding = {
  accent_needed: 'Digite uma cor, como #17324d.',
  shows_guest_needed: 'Informe se a página mostra o nome do convidado.',
  file_needed: 'Escolha um arquivo.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `O logotipo pode ter no máximo ${n(kilobytes)} KB.`,
  logo_no_picture: 'Escolha um arquivo PNG ou SVG.',
}

const guests = {
  blocked_needed: 'Informe se o código está bloqueado.',
  all_blocked_needed: 'Informe se os códigos estão bloqueados.',
  tag_needed: 'Digite uma tag.',
  tag_too_long: ({ most }: Most) => `No máximo ${n(most)} caracteres.`,
  tag_is_kept: 'O próprio Listpass mantém as tags que começam com “Attended:”. Escolha outro nome.',
  tag_wanted_needed: 'Informe se os convidados recebem ou perdem a tag.',
}

const campaigns = {
  test_email_too_long: 'O e-mail é longo demais.',
  title_too_long: 'O nome é longo demais.',
  number_required: 'É preciso um número.',
  segment_kind_needed: 'Escolha um segmento.',
}

/** A list with its guests, rules, campaigns and occasions. */
export const list = {
  ...settings,
  ...rules,
  ...branding,
  ...guests,
  ...campaigns,
  yes_or_no: 'Escolha sim ou não.',
  nothing_changed: 'Nada foi alterado.',
  whole_number: 'Digite um número inteiro.',
  at_least: ({ least }: { least: number }) => `No mínimo ${n(least)}.`,
  number_needed: 'Envie um número.',
  occasions_needed: 'Envie as ocasiões.',
  occasions_at_once: ({ most }: Most) => `No máximo ${n(most)} ocasiões de uma vez.`,
} satisfies typeof english
