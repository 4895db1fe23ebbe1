import type { webhooks as en } from '../../en/refusals/webhooks.ts'

/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'Cet envoi n’a pas de signature valable.',
  too_many_wrong_addresses: 'Trop d’adresses incorrectes. Réessayez dans une minute.',
  webhook_being_set_up: 'Le webhook est déjà en cours de configuration. Attendez un moment.',
  step_1_first: 'Terminez d’abord l’étape 1',
  step_2_first: 'Terminez d’abord l’étape 2',
  listpass_unreachable: ({ address }: { address: string }) =>
    `Mailchimp ne peut pas joindre Listpass à l’adresse ${address}. Sans webhook, Listpass peut vérifier Mailchimp toutes les 10 minutes.`,
} satisfies typeof en
