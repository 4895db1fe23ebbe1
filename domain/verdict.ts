// The reasons for a verdict, and the words that door staff read.

/** A closed list: a client acts on this, never on the message. Order of checks: DESIGN §4. */
export const reasons = [
  'ok',
  'malformed',
  'unknown_code',
  'wrong_list',
  'list_inactive',
  'link_expired',
  'removed',
  'blocked',
  'already_used',
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
}

/** One sentence for door staff: the result and, where it helps, the next step. */
export function say(outcome: Outcome): string {
  switch (outcome.reason) {
    case 'ok':
      return outcome.maxScans > 1 ? `Welcome. Scan ${outcome.scanCount} of ${outcome.maxScans}.` : 'Welcome.'
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
    case 'blocked':
      return 'This code is blocked. Please send the guest to the organiser.'
    case 'already_used':
      return alreadyUsed(outcome)
    case 'conflict':
      return 'Another door let this code in first.'
    case 'rate_limited':
      return 'Too many refused scans at this door. Wait a moment and try again.'
    case 'error':
      return 'The scan couldn’t be checked. Please try again.'
  }
}

/**
 * The server does not know the door's time zone, so its sentence gives UTC. A screen shows the time in its own zone.
 */
function alreadyUsed({ firstScan, maxScans }: Outcome): string {
  const uses = maxScans > 1 ? `All ${maxScans} entries of this code are used` : 'This code was already used'
  if (firstScan === undefined) return `${uses}.`
  const minute = firstScan.at.toISOString().slice(0, 16).replace('T', ' ')
  return `${uses}. First scan: ${minute} UTC, ${firstScan.door}.`
}
