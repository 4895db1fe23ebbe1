import { n } from './format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Notifications',
  loading: 'Loading your notifications...',
  text: 'What you want to hear while doors are open. This is for you alone: other members choose for themselves.',
  off: 'Off',
  on: (on: number, of: number) => `${n(on)} of ${n(of)} on`,
  loadFailed: 'Your notifications couldn’t be loaded',
  failed: 'Your notifications couldn’t be changed',
  kinds: {
    vip_arrived: { name: 'A VIP arrives', hint: 'Told once when a VIP comes in at an occasion.' },
    nearly_full: {
      name: 'An occasion is nearly full',
      hint: 'Told at 90 % of its capacity, and again after it fell below 80 %.',
    },
    door_silent: {
      name: 'A door is silent',
      hint: 'Told when a scanner link’s door was not heard for 5 minutes while its occasion is open.',
    },
  },
  in_page: 'In the page',
  by_mail: 'By email',
  mailText: 'An email of each kind comes at most every 15 minutes.',
  vips: 'VIPs',
  noVips: 'No one is a VIP of this list yet.',
  whoIsVip: 'Who is a VIP?',
  noOne: 'No one',
  readAt: (when: string) => `As of ${when}.`,
  change: 'Change VIPs',
  dialogTitle: 'VIPs of This List',
  dialogText: 'Choose a condition. When a guest who meets it comes in, members who want to know are told.',
  save: 'Save VIPs',
  saving: 'Saving...',
  saveFailed: 'The VIPs couldn’t be changed',
  cancel: 'Cancel',
}
