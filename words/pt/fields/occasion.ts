import type { occasion as english } from '../../en/fields/occasion.ts'
import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Digite um nome.',
  occasion_name_required: 'O nome da ocasião é obrigatório.',
  occasion_name_too_long: ({ most }: Most) => `O nome da ocasião pode ter no máximo ${n(most)} caracteres.`,
  zone_needed: 'Escolha um fuso horário.',
  zone_unknown: 'Este fuso horário não existe.',
  moment_needed: 'Digite uma data e um horário.',
  time_needed: 'Digite um horário.',
  closes_too_early: 'O encerramento deve ser depois da abertura.',
  whole_from_one: 'Digite um número inteiro a partir de 1.',
  at_most: ({ most }: Most) => `No máximo ${n(most)}.`,
  again_needed: 'Escolha quando um convidado pode entrar de novo.',
  when_full_needed: 'Escolha o que uma porta faz quando lotar.',
  when_unsure_needed: 'Escolha o que uma porta sem conexão faz.',
  exits_needed: 'Informe se as saídas são registradas.',
  out_needs_exits: 'Só uma ocasião com saídas pode registrar a saída de todos.',
  place_needed: 'Digite um local.',
  place_too_long: ({ most }: Most) => `O local pode ter no máximo ${n(most)} caracteres.`,
} satisfies typeof english
