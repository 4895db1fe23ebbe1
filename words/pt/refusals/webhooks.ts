import type { webhooks as english } from '../../en/refusals/webhooks.ts'

/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'Esta entrega não tem uma assinatura válida.',
  too_many_wrong_addresses: 'Muitos endereços errados. Tente de novo em um minuto.',
  webhook_being_set_up: 'O webhook já está sendo configurado. Espere um momento.',
  step_1_first: 'Conclua primeiro a etapa 1',
  step_2_first: 'Conclua primeiro a etapa 2',
  listpass_unreachable: ({ address }) =>
    `O Mailchimp não consegue acessar o Listpass em ${address}. Sem um webhook, o Listpass pode verificar o Mailchimp a cada 10 minutos.`,
} satisfies typeof english
