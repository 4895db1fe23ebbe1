/**
 * One sentence for door staff for each verdict: the result and, where it helps, the next step. A verdict may have several,
 * one after the other.
 */
export const sentences = {
  welcome: 'Welcome.',
  welcomeOf: (scan: number, max: number) => `Welcome. Scan ${scan} of ${max}.`,
  overCapacity: (inside: number, capacity: number) => `Over capacity: ${inside} of ${capacity} are inside.`,
  goodbye: 'Goodbye.',
  goodbyeNotIn: 'Goodbye. This guest was not scanned in.',
  malformed: 'This is not a Listpass code. Ask for the QR code from the email.',
  unknownCode: 'This code is not on the list.',
  wrongList: (list: string) => `This code belongs to another list: ${list}.`,
  unknownList: 'unknown',
  listInactive: 'This list is not currently active for scanning',
  linkExpired: 'This scanner link has expired. Ask the organiser for a new one.',
  removed: 'This contact was removed from the list.',
  notAGuest: 'This contact doesn’t count as a guest of this list. Please send them to the organiser.',
  blocked: 'This code is blocked. Please send the guest to the organiser.',
  alreadyUsed: 'This code was already used.',
  allUsed: (entries: number) => `All ${entries} entries of this code are used.`,
  firstScan: (time: string, door: string) => `First scan: ${time}, ${door}.`,
  notInvited: (occasion: string) => `${occasion} is not for this guest. Please send them to the organiser.`,
  thisOccasion: 'This occasion',
  tooEarly: 'Not open yet.',
  opens: (time: string) => `Opens: ${time}.`,
  tooLate: 'Closed.',
  closedSince: (time: string) => `Closed since ${time}.`,
  alreadyToday: 'This code was already used today.',
  stillInside: 'This guest is still inside.',
  cameIn: (time: string) => `Came in: ${time}.`,
  scanOut: 'Scan them out first.',
  full: (inside: number, capacity: number) =>
    `Full: ${inside} of ${capacity} are inside. Let the next guest in when one leaves.`,
  conflict: 'Another door let this code in first.',
  rateLimited: 'Too many refused scans at this door. Wait a moment and try again.',
  error: 'The scan couldn’t be checked. Please try again.',
}

export type Sentences = typeof sentences
