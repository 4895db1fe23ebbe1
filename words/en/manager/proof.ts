import { isolated } from '#domain/user-text.ts'
import { n } from './format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Filling in the guest’s values...',
  failed: 'The mail couldn’t be shown',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Guest',
  of: (total: number) => `of ${n(total)}`,
  previous: 'Previous',
  next: 'Next',
  nobody: 'This draft has no recipients yet',
  nobodyText: 'Choose its recipients in Mailchimp, then look again.',
  unread: 'Mailchimp shows no content of this draft yet',
  unreadText: 'Open the draft in Mailchimp, save it once, and look again.',
  uncertain:
    'Only Mailchimp knows which guests match the conditions of this draft. Here you see all guests of the list.',
  version: 'Version',
  width: 'Width',
  widths: { 600: 'Computer', 320: 'Phone' },
  look: 'Look',
  looks: { light: 'Light', dark: 'Dark' },
  frame: (name: string) => `The mail as ${isolated(name, 60)} gets it`,
  window: 'The mail in its window',
  others: 'Show other pictures',
  othersHint: 'Only the code is loaded. Other pictures may tell their senders that you looked.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Left as they are: ${tags}. Mailchimp fills in its own tags when it sends.`,

  reading: 'Reading the code...',
  readFailed: 'The code couldn’t be read just now',
  readIn: (read: number, of: number) => `Read in ${n(read)} of ${n(of)}`,
  readText: 'The picture was opened at its public address, and read at 200, 150 and 120 pixels, on light and dark.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `Not read at ${ways}. Make the picture larger in the draft.`,
  way: {
    light: (side: number) => `${n(side)} pixels on light`,
    dark: (side: number) => `${n(side)} pixels on dark`,
  },
  none: 'No reader could read this picture',
  noneText: 'It holds no code of this guest. Compare it with the findings above.',
  other: 'The picture holds the code of another guest',
  otherText: 'Each guest would show the same code. Replace the picture with the code block.',
  noPicture: 'This mail has no picture of the code at your public address',
  noPictureText: 'Paste the code block into the draft. The findings above say more.',
  unreachable: 'The picture couldn’t be opened',
  unreachableText: (address: string) =>
    `${address} did not answer. Guests would see no picture either, unless only this server is kept from its own address.`,
  onlyHere: (address: string) => `But only here: guests can’t open ${address}.`,

  live: 'Try it with your phone',
  liveText: 'Scan this guest’s code from the mail above, or from a mail that arrived. This page waits and tells you.',
}
