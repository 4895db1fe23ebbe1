import type { campaigns as english } from '../../en/refusals/campaigns.ts'

/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'Esta lista ainda não tem campos QR. Crie-os primeiro nas configurações.',
  looked_again_too_often: 'Você atualizou muitas vezes agora há pouco. Tente de novo em instantes.',
  draft_made_just_now: 'Um rascunho acabou de ser criado. Espere alguns segundos.',
  draft_unsure:
    'O Mailchimp não respondeu, então o Listpass não sabe se o rascunho foi criado. Veja suas campanhas no Mailchimp antes de tentar de novo.',
  draft_name_taken: 'Já há um rascunho com este nome no Mailchimp. Escolha outro nome.',
  draft_content_not_kept: ({ title }) =>
    `O Mailchimp criou o rascunho “${title}”, mas não guardou o conteúdo. Cole nele o HTML do código.`,
  draft_gone: 'Este rascunho não está mais no Mailchimp ou já foi enviado.',
  too_many_proofs: 'Você viu muitos convidados agora há pouco. Espere um momento.',
  guest_not_in_mailchimp: 'Este contato não está mais no Mailchimp. Sincronize a lista primeiro.',
  too_many_tests: 'Você enviou muitos testes agora há pouco. Espere um minuto.',
  test_unsure:
    'O Mailchimp não respondeu, então o teste pode estar a caminho. Veja sua caixa de entrada antes de enviar outro.',
  test_address_refused: 'O Mailchimp não aceita este endereço.',
  tests_used_up: 'Seu plano do Mailchimp não permite mais testes por enquanto. O limite vale por 24 horas.',
  test_not_sent: 'O Mailchimp não enviou o teste. Abra o rascunho no Mailchimp para ver o que falta.',
  email_unidentified: 'O Mailchimp não diz qual é este e-mail. Escolha outro.',
  email_not_among_sent: 'O Mailchimp não tem mais este e-mail entre os enviados. Escolha outro.',
  no_code_field: 'Esta lista ainda não tem um campo para códigos. Crie os campos nas configurações dela.',
  at_work_in_mailchimp: 'O Listpass já está trabalhando nesta lista no Mailchimp. Tente de novo em instantes.',
} satisfies typeof english
