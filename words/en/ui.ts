/** Controls. */
export const ui = {
  slow: 'This is taking longer than usual. Please wait a moment.',
  messages: 'Messages',
  dismiss: 'Dismiss message',
  close: 'Close',
  /** A password. */
  show: 'Show',
  hide: 'Hide',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  tryingAgain: 'Trying again...',
  copied: 'Copied',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Press Ctrl or ⌘ and C',
  unknown: 'Unknown',
  invalidDate: 'Invalid date',

  /** The way to Mailchimp's page of consent. */
  consent: {
    nobody: 'User not authenticated',
    failed: 'Failed to initiate Mailchimp connection',
    noAddress: 'No OAuth URL received',
  },
  connectionLost: 'Network error. Please check your connection.',
  /** Another’s answer came in the place of Listpass’s: a Wi-Fi’s log-in page, a firewall, a proxy. */
  notListpass:
    'We can’t reach Listpass: something else on the network answered. If the Wi-Fi has a log-in page, log in there, then try again.',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {page} of {pages}',
  /** The badge of screens while Mailchimp is the sandbox. */
  sandbox: {
    name: 'Sandbox',
    meaning: 'This is a pretend Mailchimp: its people are made up, and nothing is sent.',
  },
} as const
