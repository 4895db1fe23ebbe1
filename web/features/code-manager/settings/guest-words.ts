import type { GuestStatus } from '#domain/guest-status.ts'
import { showCount } from '../../../ui/show.ts'

const whoTheyAre = {
  subscribed: 'They get your campaigns.',
  transactional: 'They bought or registered, but aren’t subscribed.',
  unsubscribed: 'They left your emails, so no campaign reaches them.',
  cleaned: 'Their address bounced, so no email reaches them.',
  pending: 'They haven’t confirmed their address yet.',
} satisfies Record<GuestStatus, string>

const people = (count: number) => showCount(count, 'person', 'people')

export const guestWords = {
  title: 'Who counts as a guest',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Guests',
  guests: (count: number) => showCount(count, 'guest'),
  why: 'Mailchimp also keeps people who aren’t subscribed. Choose who gets a code and counts in every number.',
  names: {
    subscribed: 'Subscribed',
    transactional: 'Transactional',
    unsubscribed: 'Unsubscribed',
    cleaned: 'Cleaned',
    pending: 'Pending',
  } satisfies Record<GuestStatus, string>,
  /** `count`: undefined before the list has codes. */
  hint: (status: GuestStatus, count: number | undefined) =>
    count === undefined ? whoTheyAre[status] : `${people(count)}. ${whoTheyAre[status]}`,
  admit: 'Let in the others',
  admitted: (count: number | undefined) =>
    `${count === undefined ? '' : `${people(count)}. `}They don’t count, but a code that they have still opens the door.`,
  turnedAway: 'Doors refuse their codes as “Not a guest”.',
  failed: 'Failed to update list',
  updated: 'List updated successfully',
}
