import type { codes as english } from '../../en/refusals/codes.ts'
import { n } from '../format.ts'

/** Fields of a list in Mailchimp, and generating and comparing its codes. `tag` is a field's name there. */
export const codes = {
  field_not_found: 'Campo não encontrado',
  fields_gone: 'O Mailchimp não tem mais os campos QR desta lista. Crie-os de novo.',
  no_fields_yet: 'Crie primeiro os campos QR desta lista.',
  field_of_other_type: ({ tag, type, needed }) =>
    `A lista já tem um campo ${tag} do tipo ${type}, mas o Listpass precisa do tipo ${needed}. Renomeie ou exclua esse campo no Mailchimp e tente de novo.`,
  too_many_fields: ({ fields }) =>
    `O Mailchimp não permite mais campos nesta lista: ela tem ${n(fields)}, e o Listpass precisa de três. Exclua um campo que você não usa mais e tente de novo.`,
  field_refused: ({ tag }) => `O Mailchimp se recusou a criar o campo ${tag}. Nada mudou.`,
  field_missing: ({ tag }) => `A lista não tem o campo ${tag}.`,
  field_is_ours: ({ tag }) =>
    `O campo ${tag} pertence ao Listpass e não diz nada sobre o convidado. Escolha outro campo.`,
  field_is_address: ({ tag }) => `O campo ${tag} é um endereço, longo demais para a porta. Escolha outro campo.`,
  field_no_number: ({ tag }) => `O campo ${tag} não é numérico. Escolha outro.`,
  field_asked_twice: ({ tag }) => `O campo ${tag} já tem uma pergunta. Escolha outro campo.`,
  field_not_tickable: ({ tag }) => `Uma caixa para marcar precisa de um campo de texto. ${tag} não é um deles.`,
  field_not_askable: ({ tag }) =>
    `Uma porta não pode perguntar por ${tag}. Escolha um campo de texto, número, botões de opção ou menu suspenso.`,
  field_on_card_twice: ({ tag }) => `O campo ${tag} já está no cartão. Escolha outro campo.`,
  batch_not_found: 'Lote não encontrado',
  generation_finished: 'Esta geração já terminou.',
  sync_finished: 'Esta sincronização já terminou.',
  sync_beside_generation:
    'Códigos QR estão sendo gerados. Sincronize quando isso terminar ou cancele a geração primeiro.',
  codes_at_work: 'O Listpass ainda está trabalhando nos códigos desta lista. Espere até terminar.',
  account_inactive_to_continue: 'A conta desta lista está inativa. Ative-a para continuar.',
  too_many_checks: 'Você verificou isto muitas vezes agora há pouco. Tente de novo em instantes.',
} satisfies typeof english
