/** Learning of Mailchimp's changes. */
export const webhooks = {
  delivery_unsigned: 'This delivery has no valid signature.',
  too_many_wrong_addresses: 'Too many wrong addresses. Please try again in a minute.',
  webhook_being_set_up: 'The webhook is already being set up. Please wait a moment.',
  step_1_first: 'Complete step 1 first',
  step_2_first: 'Complete step 2 first',
  listpass_unreachable: ({ address }: { address: string }) =>
    `Mailchimp cannot reach Listpass at ${address}. Without a webhook, Listpass can check Mailchimp every 10 minutes instead.`,
}
