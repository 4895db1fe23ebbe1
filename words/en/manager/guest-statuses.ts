import type { GuestStatus } from '#domain/guest-status.ts'
import { count } from './format.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Who counts as a guest',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Guests',
  guests: (guests: number) => count(guests, { one: '# guest', other: '# guests' }),
  why: 'Mailchimp also keeps people who aren’t subscribed. Choose who gets a code and counts in every number.',
  /** As Mailchimp calls them. */
  names: {
    subscribed: 'Subscribed',
    transactional: 'Transactional',
    unsubscribed: 'Unsubscribed',
    cleaned: 'Cleaned',
    pending: 'Pending',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'They get your campaigns.',
    transactional: 'They bought or registered, but aren’t subscribed.',
    unsubscribed: 'They left your emails, so no campaign reaches them.',
    cleaned: 'Their address bounced, so no email reaches them.',
    pending: 'They haven’t confirmed their address yet.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# person.', other: '# people.' }),
  admit: 'Let in the others',
  admitted: 'They don’t count, but a code that they have still opens the door.',
  turnedAway: 'Doors refuse their codes as “Not a guest”.',
  failed: 'Failed to update list',
  updated: 'List updated successfully',
}
