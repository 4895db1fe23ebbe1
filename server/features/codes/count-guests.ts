import { guestStatuses } from '#domain/guest-status.ts'
import { eachAtOnce } from '../../kernel/each-at-once.ts'
import type { Audience } from '../../mailchimp/audience.ts'

/** How many members of Mailchimp's list count as guests: one call, or one for each status where some do not count. */
export async function countGuests(audience: Audience, { uncounted }: { uncounted: string[] }): Promise<number> {
  if (uncounted.length === 0) return audience.countMembers()
  let guests = 0
  const counted = guestStatuses.filter((status) => !uncounted.includes(status))
  await eachAtOnce(counted, counted.length, async (status) => {
    guests += await audience.countMembers(status)
  })
  return guests
}
