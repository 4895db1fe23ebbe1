import type { webhooks as english } from '../../en/refusals/webhooks.ts'

/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'Diese Zustellung hat keine gültige Signatur.',
  too_many_wrong_addresses: 'Zu viele falsche Adressen. Bitte versuchen Sie es in einer Minute noch einmal.',
  webhook_being_set_up: 'Der Webhook wird schon eingerichtet. Bitte warten Sie einen Moment.',
  step_1_first: 'Schließen Sie zuerst Schritt 1 ab',
  step_2_first: 'Schließen Sie zuerst Schritt 2 ab',
  listpass_unreachable: ({ address }: { address: string }) =>
    `Mailchimp kann Listpass unter ${address} nicht erreichen. Ohne Webhook kann Listpass stattdessen alle 10 Minuten in Mailchimp nachsehen.`,
} satisfies typeof english
