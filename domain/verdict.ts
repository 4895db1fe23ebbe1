// The reasons for a verdict, and the words that door staff read.
import type { VisitNote } from './occasion.ts'

/** A closed list: a client acts on this, never on the message. Order of checks: DESIGN §4. */
export const reasons = [
  'ok',
  'malformed',
  'unknown_code',
  'wrong_list',
  'list_inactive',
  'link_expired',
  'removed',
  'not_a_guest',
  'blocked',
  'already_used',
  'not_invited',
  'too_early',
  'too_late',
  'already_today',
  'still_inside',
  'full',
  'conflict',
  'rate_limited',
  'error',
] as const
export type Reason = (typeof reasons)[number]

export type Outcome = {
  reason: Reason
  /** The value of the list's display field, or the contact's name or email when it has none. Empty for no contact. */
  displayValue: string
  scanCount: number
  maxScans: number
  firstScan: { at: Date; door: string } | undefined
  otherList: string | undefined
  /** Undefined at a main occasion without settings. */
  visit?: VisitFacts | undefined
}

/** The facts about the occasion in a verdict, from the moment of the decision. */
export type VisitFacts = {
  /** The name of the occasion. */
  occasion: string
  isExit: boolean
  note: VisitNote | undefined
  opensAt: Date | undefined
  closesAt: Date | undefined
  /** Since when the guest is inside; for `still_inside`. */
  insideSince: Date | undefined
  /** How many people are inside, with this guest; undefined where they are not counted. */
  inside: number | undefined
  capacity: number | undefined
}

/** One sentence for door staff: the result and, where it helps, the next step. */
export function say(outcome: Outcome): string {
  switch (outcome.reason) {
    case 'ok':
      return letIn(outcome)
    case 'malformed':
      return 'This is not a Listpass code. Ask for the QR code from the email.'
    case 'unknown_code':
      return 'This code is not on the list.'
    case 'wrong_list':
      return `This code belongs to another list: ${outcome.otherList ?? 'unknown'}.`
    case 'list_inactive':
      return 'This list is not currently active for scanning'
    case 'link_expired':
      return 'This scanner link has expired. Ask the organiser for a new one.'
    case 'removed':
      return 'This contact was removed from the list.'
    case 'not_a_guest':
      return 'This contact doesn’t count as a guest of this list. Please send them to the organiser.'
    case 'blocked':
      return 'This code is blocked. Please send the guest to the organiser.'
    case 'already_used':
      return alreadyUsed(outcome)
    case 'not_invited':
      return `${outcome.visit?.occasion ?? 'This occasion'} is not for this guest. Please send them to the organiser.`
    case 'too_early':
      return `Not open yet.${at('Opens', outcome.visit?.opensAt)}`
    case 'too_late':
      return outcome.visit?.closesAt ? `Closed since ${minute(outcome.visit.closesAt)}.` : 'Closed.'
    case 'already_today':
      return `This code was already used today.${firstScan(outcome)}`
    case 'still_inside':
      return `This guest is still inside.${at('Came in', outcome.visit?.insideSince)} Scan them out first.`
    case 'full':
      return `Full: ${insideOf(outcome.visit)}. Let the next guest in when one leaves.`
    case 'conflict':
      return 'Another door let this code in first.'
    case 'rate_limited':
      return 'Too many refused scans at this door. Wait a moment and try again.'
    case 'error':
      return 'The scan couldn’t be checked. Please try again.'
  }
}

function letIn({ visit, maxScans, scanCount }: Outcome): string {
  if (visit?.isExit) return visit.note === 'not_inside' ? 'Goodbye. This guest was not scanned in.' : 'Goodbye.'
  const welcome = maxScans > 1 ? `Welcome. Scan ${scanCount} of ${maxScans}.` : 'Welcome.'
  return visit?.note === 'over_capacity' ? `${welcome} Over capacity: ${insideOf(visit)}.` : welcome
}

function insideOf(visit: VisitFacts | undefined): string {
  return `${visit?.inside ?? 0} of ${visit?.capacity ?? 0} are inside`
}

function alreadyUsed(outcome: Outcome): string {
  const { maxScans } = outcome
  const uses = maxScans > 1 ? `All ${maxScans} entries of this code are used.` : 'This code was already used.'
  return `${uses}${firstScan(outcome)}`
}

function firstScan({ firstScan: first }: Outcome): string {
  return first === undefined ? '' : ` First scan: ${minute(first.at)}, ${first.door}.`
}

function at(what: string, moment: Date | undefined): string {
  return moment === undefined ? '' : ` ${what}: ${minute(moment)}.`
}

/**
 * The server does not know the door's time zone, so its sentence gives UTC. A screen shows the time in its own zone.
 */
function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
