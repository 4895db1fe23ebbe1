import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import { count, n } from './format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Loading the night...',
  failed: 'The numbers couldn’t be loaded',
  head: 'People',
  /** They stand after “closes in”, before “ago”, and after “offline for”. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} h ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# day', other: '# days' }),
  },
  states: { before: 'Not open yet', open: 'Open', stopped: 'Stopped', over: 'Closed' },
  opensAt: (time: string) => `opens at ${time}`,
  closesIn: (duration: string) => `closes in ${duration}`,
  since: (time: string) => `since ${time}`,
  noEnd: 'no closing time',

  /** After the large number of the night, as “214 inside of 300” or “214 of 300 guests came”. */
  inside: 'inside',
  insideOf: (capacity: number) => `of ${n(capacity)}`,
  cameOf: (invited: number) => count(invited, { one: 'of # guest came', other: 'of # guests came' }),
  share: (people: number, of: number) => `${n(people)} of ${n(of)}`,
  came: 'came',
  left: 'left',
  toCome: 'to come',
  didNotCome: 'didn’t come',
  lately: 'in the last 10 min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min to the opening',
    hours: 'hours to the opening',
    days: (days: number) => count(days, { one: 'day to the opening', other: 'days to the opening' }),
  },

  stopped: 'Admissions are stopped',
  stoppedText: 'Doors let no one in.',
  stoppedList: 'Doors let no one in, because scanning of this list is off.',

  arrivals: 'Arrivals',
  arrivalsNone: 'The curve begins with the first guest.',
  chart: 'Guests that came and people inside, over time',
  expected: (time: string) => `Expected by ${time}:`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) => count(nights, { one: 'From # earlier night.', other: 'From # earlier nights.' }),
  linesCame: (guests: number) => `${n(guests)} came`,
  linesSince: (guests: number, time: string) => `${n(guests)} since ${time}`,
  linesInside: (people: number) => `${n(people)} inside`,
  linesCapacity: (capacity: number) => `${n(capacity)} may be inside`,
  asTable: 'As a table',
  columns: { time: 'Time', came: 'Came', inside: 'Inside', expected: 'Expected' },

  doors: 'Doors',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `${n(connected)} of ${n(all)} connected · ${n(lately)} let in over the last 10 min`,
  doorColumns: { door: 'Door', state: 'State', letIn: 'Let in', lastScan: 'Last scan', battery: 'Battery' },
  doorStates: {
    scanning: () => 'Scanning',
    ready: () => 'Ready',
    not_ready: () => 'Not ready',
    quiet: (time: string) => `Quiet since ${time}`,
    offline: (time: string) => `Offline since ${time}`,
    not_open: () => 'Not open',
    ended: () => 'Ended',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'camera is off',
    light: 'no light',
    sound: 'sound is off',
    screen: 'screen may go dark',
    list: 'list isn’t saved',
    storage: 'storage may be cleared',
    clock: 'clock is wrong',
    battery: 'battery is low',
    version: 'needs a reload',
  },
  secondsAgo: (seconds: number) => `${n(seconds)} s ago`,
  ago: (duration: string) => `${duration} ago`,
  noScan: 'none yet',
  charging: (percent: string) => `${percent}, charging`,
  unknownBattery: '–',
  noDoors: 'No door can scan here yet. Make a scanner link for each door, and open it on the door’s phone.',
  makeLink: 'Make a scanner link',
  toDoors: 'All doors',

  attention: 'Needs attention',
  items: {
    over_capacity: (over: number) => `${n(over)} more are inside than may be`,
    over_capacityStep: (capacity: number) =>
      `Doors without a connection let them in. ${n(capacity)} may be inside: let more in only when guests leave.`,
    door_offline: (name: string, duration: string) => `${door(name)} has been offline for ${duration}`,
    door_offlineStep: 'It keeps scanning. Its scans arrive when it reconnects. See whether its page is open.',
    door_offlineBattery: (percent: string) => `The battery was at ${percent}.`,
    door_quiet: (name: string) => `${door(name)} scans no one`,
    door_quietStep: (time: string) =>
      `Its last guest came at ${time}. Send part of the queue there, or look at its camera.`,
    battery_low: (name: string, percent: string) => `${door(name)}: battery at ${percent}`,
    battery_lowStep: 'Bring a charger, or open the link on another phone.',
    guests_unread: 'The guests’ tag couldn’t be read from Mailchimp',
    guests_unreadStep: 'Doors use the guests as last read. Look at the occasion.',
    without_code: (guests: number) =>
      count(guests, { one: '# guest has no code in Mailchimp', other: '# guests have no code in Mailchimp' }),
    without_codeStep:
      'Their emails show none. Generate the missing codes in Settings, or find the guests by name at the door.',
    conflicts: (scans: number) =>
      count(scans, { one: '# scan counted at another door', other: '# scans counted at another door' }),
    conflictsStep: 'Doors without a connection let in guests that were inside already. See who in the scan log.',
  },
  see: { guests_unread: 'Occasions', without_code: 'Settings', conflicts: 'Scan log' },

  justIn: 'Just in',
  justInNone: 'No one has come yet. The latest scans appear here.',
  allScans: 'All scans',
  noName: 'No name',
  checkedOut: 'Left',
  undone: 'Undone',
  conflict: 'Counted at another door',
  nth: (scan: number, most: number) => `${n(scan)} of ${n(most)}`,

  ahead: 'Before the opening',
  aheadDoors: (ready: number, all: number) =>
    count(all, { one: `${n(ready)} of # door ready`, other: `${n(ready)} of # doors ready` }),
  aheadDoorsStep: 'Open each scanner link on its phone, and run the ready check there.',
  aheadNoDoors: 'No doors yet',
  aheadGuests: (guests: number) => count(guests, { one: '# guest invited', other: '# guests invited' }),
  aheadNoGuests: 'No guest is invited',
  aheadNoGuestsStep: 'No contact of this list meets what the occasion asks for.',
  aheadCodes: 'Every subscribed guest has a code in Mailchimp',
  toOccasion: 'Change the occasion',
  toSettings: 'Settings',

  result: 'How it went',
  resultGuests: (guests: number) => count(guests, { one: '# guest', other: '# guests' }),
  resultCame: (share: string) => `${share} of the guests came.`,
  resultMost: (people: number, time: string) => `Most were inside at ${time}: ${n(people)}.`,
  toResults: 'See the results',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Calls from doors',
    call: (door: string, subject: string) => `${door}: ${subject}`,
    subjects: {
      guest_insists: 'guest insists',
      need_help: 'need help',
      crowd: 'queue too long',
      trouble: 'something doesn’t work',
    } satisfies Record<CallSubject, string>,
    unnamed: 'A code of no guest',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: { let_in: 'Let in', refuse: 'Refuse', coming: 'I’m coming' } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}: ${by}`,
    failed: 'The door didn’t get your answer. Please try again.',
  },
}
