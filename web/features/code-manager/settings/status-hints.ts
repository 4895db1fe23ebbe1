// The hints below the statuses of Mailchimp. The number of people is undefined before the list has codes.
import type { GuestStatus } from '#domain/guest-status.ts'
import { words } from '../../../words/settings.ts'

export function hintOf(status: GuestStatus, people: number | undefined): string {
  return after(people, words.guestStatuses.whoTheyAre[status])
}

/** Below the choice to let in people with the other statuses. */
export function hintOfOthers(people: number | undefined): string {
  return after(people, words.guestStatuses.admitted)
}

function after(people: number | undefined, sentence: string): string {
  return people === undefined ? sentence : `${words.guestStatuses.people({ people })} ${sentence}`
}
