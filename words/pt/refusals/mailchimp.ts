import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Não é possível acessar o Mailchimp agora. Tente de novo em alguns minutos.',
  mailchimp_busy: 'O Mailchimp está ocupado demais agora. Tente de novo em alguns minutos.',
  mailchimp_unauthorized: 'O Mailchimp não aceita mais a chave desta conta. Conecte a conta de novo.',
  mailchimp_forbidden: 'O usuário do Mailchimp desta conta não pode fazer isto. Verifique a função dele no Mailchimp.',
  mailchimp_not_found: 'O Mailchimp não encontrou isto. Talvez tenha sido excluído lá.',
  mailchimp_refused: 'O Mailchimp recusou a solicitação.',
  mailchimp_fields_moved: 'Os campos QR desta lista foram renomeados ou excluídos no Mailchimp.',
} satisfies typeof english
