import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'
import { n } from '../format.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Não é possível acessar o Mailchimp agora. Tente de novo em alguns minutos.',
  mailchimp_busy: 'O Mailchimp está ocupado demais agora. Tente de novo em alguns minutos.',
  mailchimp_unauthorized: 'O Mailchimp não aceita mais a chave desta conta. Conecte a conta de novo.',
  mailchimp_forbidden: 'O usuário do Mailchimp desta conta não pode fazer isto. Verifique a função dele no Mailchimp.',
  mailchimp_not_found: 'O Mailchimp não encontrou isto. Talvez tenha sido excluído lá.',
  mailchimp_gave_no_reason: 'O Mailchimp não informou o motivo.',
  mailchimp_refused: 'O Mailchimp recusou a solicitação.',
  mailchimp_fields_moved: 'Os campos QR desta lista foram renomeados ou excluídos no Mailchimp.',
  // What we found wrong with an answer of Mailchimp.
  mailchimp_other_address: 'O Mailchimp indicou outro endereço, que não é seguido.',
  mailchimp_answer_too_large: 'A resposta era grande demais.',
  mailchimp_answer_unreadable: 'O Mailchimp enviou uma resposta que não pôde ser lida.',
  mailchimp_contradicted_itself: 'O Mailchimp se contradisse.',
  mailchimp_answered_else: 'O Mailchimp respondeu sobre algo diferente do que foi perguntado.',
  mailchimp_write_not_held: 'O Mailchimp não guardou o que foi escrito.',
  mailchimp_no_data_centre: 'O Mailchimp não informou nenhum data center.',
  mailchimp_tag_in_part: 'A tag não foi mostrada por completo.',
  mailchimp_listing_endless: 'A listagem nunca terminava.',
  mailchimp_other_campaign: 'O Mailchimp respondeu com uma campanha que não é a cópia.',
  mailchimp_draft_not_held: 'O Mailchimp não mostra o rascunho como ele foi escrito.',
  mailchimp_no_draft_made: 'O Mailchimp criou uma campanha que não é um rascunho.',
  mailchimp_add_not_held: 'O Mailchimp não guardou o que foi adicionado.',
  mailchimp_campaign_part_lost: 'O Mailchimp não encontrou uma parte de uma campanha, embora a campanha exista.',
  mailchimp_segment_not_held: 'O Mailchimp não mostra o segmento como ele foi escrito.',
  mailchimp_webhook_lost: 'O Mailchimp não encontrou um webhook que ele tem.',
  mailchimp_tag_lost: 'O Mailchimp não encontrou uma tag que ele tem.',
  mailchimp_fields_in_part: 'O Mailchimp listou menos campos do que conta.',
  mailchimp_field_lost: 'O Mailchimp não encontrou um campo que ele tem.',
  mailchimp_segments_in_part: 'O Mailchimp listou menos tags e segmentos do que conta.',
  mailchimp_segment_lost: 'O Mailchimp não encontrou uma tag ou um segmento que ele tem.',
  mailchimp_segment_contacts_lost: 'O Mailchimp não encontrou os contatos de uma tag ou de um segmento.',
  mailchimp_late: ({ seconds }) => `O Mailchimp não respondeu em ${n(seconds)} segundos.`,
  mailchimp_answer_lacks: ({ fields }) => `Na resposta do Mailchimp falta: ${fields}.`,
} satisfies typeof english
