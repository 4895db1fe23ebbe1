/** Mailchimp's statuses of a contact that is in a list. The organiser chooses which of them count as guests (docs/decisions/0070). */
export const guestStatuses = ['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending'] as const
export type GuestStatus = (typeof guestStatuses)[number]
