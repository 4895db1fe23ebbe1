import type { webhooks as Webhooks } from '../../en/refusals/webhooks.ts'

/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'Esta entrega no tiene una firma válida.',
  too_many_wrong_addresses: 'Demasiadas direcciones incorrectas. Inténtalo de nuevo en un minuto.',
  webhook_being_set_up: 'El webhook ya se está configurando. Espera un momento.',
  step_1_first: 'Completa antes el paso 1',
  step_2_first: 'Completa antes el paso 2',
  listpass_unreachable: ({ address }: { address: string }) =>
    `Mailchimp no puede llegar a Listpass en ${address}. Sin webhook, Listpass puede consultar Mailchimp cada 10 minutos.`,
} satisfies typeof Webhooks
