/** Words of controls that every screen has. */
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
  connectionLost: 'Network error. Please check your connection.',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
}

export type UiWords = typeof ui
