// The names of an occasion's segments and drafts in Mailchimp.
import type { Occasion } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'

/** Mailchimp's longest name of a tag or segment. */
const longest = 100

type OfList = { id: string; name: string }

/** The occasion's name. Occasions with the same name, such as every Friday, get their opening added. */
export function calledIn(list: OfList, occasion: Occasion, all: readonly Occasion[]): string {
  const name = nameOf(occasion, list)
  const isOne = all.every((other) => other.id === occasion.id || nameOf(other, list) !== name)
  return isOne ? name : `${name} (${momentOf(occasion)})`
}

function momentOf({ opensAt, zone, id }: Occasion): string {
  if (!opensAt) return id.slice(-6)
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(opensAt)
}

const fitting = (before: string, called: string) => before + withEnd(called, longest - before.length)

/** A name that is too long keeps its end, which tells it from others. */
function withEnd(text: string, most: number): string {
  const kept = 30
  return text.length <= most ? text : `${text.slice(0, most - kept - 1)}…${text.slice(-kept)}`
}

export const nameOfAway = (called: string) => fitting('Invited, did not come: ', called)
export const nameOfNoCode = 'No code from Listpass'
export const titleOfReminder = (called: string) => fitting('Reminder: ', called)
