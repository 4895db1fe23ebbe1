import { isolated } from '#domain/user-text.ts'
import { count, n } from '../format.ts'

/** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
export const page = {
  title: 'Occasions',
  text: 'What a scan is for: a night, a room, a coupon.',
  loading: 'Loading the occasions...',
  loadFailed: 'The occasions couldn’t be loaded',

  phases: { now: 'Open now', always: 'Always open', later: 'Not open yet', ended: 'Ended' },
  main: 'Main occasion',
  calendar: 'Occasions of this week',
  earlier: 'Earlier days',
  later: 'Later days',
  today: 'Today',
  noneInWeek: 'No occasion in these seven days.',
  cards: 'Current and next occasions',
  allOthers: (occasions: number) => `All current and next (${n(occasions)})`,
  ended: (occasions: number) => `Ended (${n(occasions)})`,
  columns: { name: 'Occasion', when: 'When', invited: 'Invited', came: 'Came', inside: 'Inside' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} of ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `${n(inside)} of ${n(capacity)} inside`,
    inside: (inside: number) => `${n(inside)} inside`,
    came: (came: number) => `${n(came)} came`,
    cameOf: (came: number, invited: number) => `${n(came)} of ${n(invited)} came`,
    invited: (invited: number) => `${n(invited)} invited`,
    opens: (moment: string) => `Opens ${moment}`,
    closes: (moment: string) => `Closes ${moment}`,
  },
  figures: { invited: 'Invited', came: 'Came', entries: 'Entries', inside: 'Inside' },
  /** After the number of people inside. */
  ofCapacity: (capacity: number) => `of ${n(capacity)}`,

  change: 'Change',
  rehearse: 'Rehearse',
  out: 'Everyone Out',
  outQuestion: (name: string) => `Listpass counts all people out of ${isolated(name)}. Use it when the place is empty.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `Listpass counts ${count(inside, { one: '# person', other: '# people' })} out of ${isolated(name)}. Use it when the place is empty.`,
  outConfirm: 'Count Everyone Out',
  outBusy: 'Counting out...',
  outFailed: 'The people inside couldn’t be counted out',
  outDone: 'Everyone is counted out',
  beside: 'The whole list, beside your other occasions',
  besideText:
    'A door for it lets everyone on the list in at any time, also outside your days. Close it if your days are all there is.',
  close: 'Close it',
  closeTitle: 'Close the list outside your days',
  closeQuestion:
    'Doors for the whole list turn guests away from now on. Doors for your days stay as they are. To open it again, choose Change and empty Closes.',
  closeConfirm: 'Close It',
  closing: 'Closing...',
  closeFailed: 'The occasion couldn’t be closed',
  closed: 'Closed outside your days',
  remove: 'Remove',
  removeTitle: 'Remove this occasion',
  removeQuestion: (name: string) => `${isolated(name)} is removed for good. Its scans stay in the scan log.`,
  removeConfirm: 'Remove Occasion',
  removing: 'Removing...',
  removeFailed: 'The occasion couldn’t be removed',
  removed: 'Occasion removed',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) => `${n(invited)} invited, as of ${time}`,
  notRead: 'Not read from Mailchimp yet',
  trouble: 'The tag or segment couldn’t be read',

  sentences: {
    where: 'Where',
    when: 'When',
    who: 'Who',
    often: 'How often',
    again: 'Again',
    inside: 'Inside at once',
    leaving: 'Leaving',
  },

  addTitle: 'Add an occasion',
  addText: 'You can change almost everything later.',
  copies: (name: string) => `Copies ${isolated(name, 40)} with a new date`,
  templates: {
    another: { name: 'Another night', text: 'With a new date' },
    days: { name: 'Days of a festival', text: 'One row a day, one count or a fresh one each day' },
    sessions: { name: 'Sessions', text: 'Paste your programme, one line each' },
    vip: { name: 'VIP area', text: 'Only for a tag or a segment' },
    coupon: { name: 'Coupon run', text: 'One use for each guest, with dates' },
    card: { name: 'Ten-entry card', text: 'Each guest’s maximum, once a day, on any day' },
    weekly: { name: 'Recurring night', text: 'Every week on the days you choose' },
    nothing: { name: 'Something else', text: 'Start from nothing' },
  },
}
