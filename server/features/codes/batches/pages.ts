import { membersPerRead } from '../../../mailchimp/audience.ts'

/**
 * Pages are places in a list that may move while it is read: each deletion shifts later members forward. So
 * neighbouring pages share some members, which proves that none slipped between the two. It costs one call in a
 * hundred.
 */
export const sharedMembers = 10

const stride = membersPerRead - sharedMembers

/** The place in the list at which a page begins. */
export function firstOf(page: number): number {
  return page * stride
}

/** The number of new members on each page. An empty list has one page, which shows that it is empty. */
export function pagesOf(total: number): number[] {
  const count = Math.max(1, Math.ceil((total - sharedMembers) / stride))
  return Array.from({ length: count }, (_, page) => (page < count - 1 ? stride : total - firstOf(page)))
}

export type Ends = { head: string[]; tail: string[] }

/**
 * The members at both ends of a page, stored to check its overlap with its neighbours. The head is long, because new
 * contacts push others back. Both are empty for a page with a gap inside.
 */
export function endsOf(hashes: string[]): Ends {
  return { head: hashes.slice(0, 10 * sharedMembers), tail: hashes.slice(-sharedMembers) }
}
