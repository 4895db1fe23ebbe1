import type { List } from '#contract/list.ts'

/** The one number of guests: contacts with a code; before there are codes, the subscribers that Mailchimp counts. */
export function guestCount(list: Pick<List, 'qr_values_set' | 'active_members' | 'member_count'>): number {
  return list.qr_values_set ? list.active_members : list.member_count
}
