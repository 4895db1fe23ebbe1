import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Checking...',
  slow: 'This is taking a while. Still checking this code...',
  retrying: 'No connection. Trying again...',
  lostTitle: 'Not checked',
  lost: 'We couldn’t reach Listpass, so this scan may not be counted. Check the connection, then scan the code again.',
  scanFailed: 'The scan couldn’t be checked. Please try again.',
  scanCount: (scan: number, max: number) => `Scan ${n(scan)} of ${n(max)}`,
  firstScan: (time: string, door: string) => `First scan: ${time}, ${door}.`,
  unreached: 'Never got the email',
  sendOn: 'Don’t let them in. Send questions to the organiser.',
  saved: 'Saved, not yet confirmed',
  undone: 'Undone',
  undoneDetail: 'This check-in was undone.',
  conflictDetail: 'Another door was first. This scan doesn’t count.',
}
