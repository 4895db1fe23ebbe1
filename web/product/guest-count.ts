import type { List } from '#contract/list.ts'
import { words } from '../words/product.ts'

/** The one number of guests: contacts with a code; before there are codes, the subscribers that Mailchimp counts. */
export function guestCount(list: Pick<List, 'qr_values_set' | 'active_members' | 'member_count'>): number {
  return list.qr_values_set ? list.active_members : list.member_count
}

type Counted = Pick<List, 'qr_values_set' | 'active_members' | 'contacts_by_status' | 'guest_statuses'>

/**
 * Why there are more guests than subscribers, in one line. Undefined while there are no codes, and where all guests are
 * subscribed.
 */
export function guestsExplained(list: Counted): string | undefined {
  const { active_members: guests, contacts_by_status: counts, guest_statuses: counting } = list
  if (!list.qr_values_set) return undefined
  const subscribed = counting.includes('subscribed') ? (counts['subscribed'] ?? 0) : 0
  const others = guests - subscribed
  return others > 0 ? explained(subscribed, others) : undefined
}

export function explained(subscribed: number, others: number): string {
  return words.guests.explained({ subscribed, others })
}
