import type { webhooks as english } from '../../en/refusals/webhooks.ts'

/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'Deze levering heeft geen geldige handtekening.',
  too_many_wrong_addresses: 'Te veel verkeerde adressen. Probeer het over een minuut opnieuw.',
  webhook_being_set_up: 'De webhook wordt al ingesteld. Wacht even.',
  step_1_first: 'Doe eerst stap 1',
  step_2_first: 'Doe eerst stap 2',
  listpass_unreachable: ({ address }: { address: string }) =>
    `Mailchimp kan Listpass niet bereiken op ${address}. Zonder webhook kan Listpass in plaats daarvan elke 10 minuten in Mailchimp kijken.`,
} satisfies typeof english
