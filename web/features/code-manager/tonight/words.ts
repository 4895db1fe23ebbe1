import type { DoorState } from '#domain/door-state.ts'
import { showCount, showNumber, showShare } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

const door = (name: string) => isolated(name, 60)

/** "5 h 42 min", "18 min", "3 days": the largest two units that are not zero. */
function duration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 60) return `${showNumber(minutes)} min`
  if (minutes < 48 * 60) {
    const rest = minutes % 60
    return `${showNumber(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  return showCount(Math.floor(minutes / 1440), 'day')
}

export const words = {
  loading: 'Loading the night...',
  failed: 'The numbers couldn’t be loaded',
  head: 'People',
  duration,
  states: { before: 'Not open yet', open: 'Open', stopped: 'Stopped', over: 'Closed' },
  opensAt: (time: string) => `opens at ${time}`,
  closesIn: (ms: number) => `closes in ${duration(ms)}`,
  since: (time: string) => `since ${time}`,
  noEnd: 'no closing time',

  inside: 'inside',
  insideOf: (capacity: number) => `of ${showNumber(capacity)}`,
  cameOf: (invited: number) => `of ${showCount(invited, 'guest')} came`,
  share: (count: number, of: number) => `${showNumber(count)} of ${showNumber(of)}`,
  came: 'came',
  left: 'left',
  toCome: 'to come',
  didNotCome: 'didn’t come',
  lately: 'in the last 10 min',
  toOpening: {
    minutes: 'min to the opening',
    hours: 'hours to the opening',
    days: (count: number) => (count === 1 ? 'day to the opening' : 'days to the opening'),
  },

  stopped: 'Admissions are stopped',
  stoppedText: 'Doors let no one in.',
  stoppedList: 'Doors let no one in, because scanning of this list is off.',

  arrivals: 'Arrivals',
  arrivalsNone: 'The curve begins with the first guest.',
  chart: 'Guests that came and people inside, over time',
  expected: (time: string) => `Expected by ${time}:`,
  expectedRange: (low: number, high: number) =>
    low === high ? showNumber(low) : `${showNumber(low)}–${showNumber(high)}`,
  fromNights: (count: number) => `From ${showCount(count, 'earlier night')}.`,
  linesCame: (count: number) => `${showNumber(count)} came`,
  linesSince: (count: number, time: string) => `${showNumber(count)} since ${time}`,
  linesInside: (count: number) => `${showNumber(count)} inside`,
  linesCapacity: (capacity: number) => `${showNumber(capacity)} may be inside`,
  asTable: 'As a table',
  columns: { time: 'Time', came: 'Came', inside: 'Inside', expected: 'Expected' },

  doors: 'Doors',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `${showNumber(connected)} of ${showNumber(all)} connected · ${showNumber(lately)} let in over the last 10 min`,
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
  ago: (ms: number) => (ms < 60_000 ? `${Math.max(1, Math.round(ms / 1000))} s ago` : `${duration(ms)} ago`),
  noScan: 'none yet',
  percent: (percent: number) => showShare(percent, 100),
  charging: (percent: number) => `${showShare(percent, 100)}, charging`,
  unknownBattery: '–',
  noDoors: 'No door can scan here yet. Make a scanner link for each door, and open it on the door’s phone.',
  makeLink: 'Make a scanner link',
  toDoors: 'All doors',

  attention: 'Needs attention',
  items: {
    over_capacity: (over: number) => `${showNumber(over)} more are inside than may be`,
    over_capacityStep: (capacity: number) =>
      `Doors without a connection let them in. ${showNumber(capacity)} may be inside: let more in only when guests leave.`,
    door_offline: (name: string, minutes: string) => `${door(name)} has been offline for ${minutes}`,
    door_offlineStep: 'It keeps scanning. Its scans arrive when it reconnects. See whether its page is open.',
    door_offlineBattery: (percent: number) => `The battery was at ${showShare(percent, 100)}.`,
    door_quiet: (name: string) => `${door(name)} scans no one`,
    door_quietStep: (time: string) =>
      `Its last guest came at ${time}. Send part of the queue there, or look at its camera.`,
    battery_low: (name: string, percent: number) => `${door(name)}: battery at ${showShare(percent, 100)}`,
    battery_lowStep: 'Bring a charger, or open the link on another phone.',
    guests_unread: 'The guests’ tag couldn’t be read from Mailchimp',
    guests_unreadStep: 'Doors use the guests as last read. Look at the occasion.',
    without_code: (count: number) =>
      `${showCount(count, 'guest')} ${count === 1 ? 'has' : 'have'} no code in Mailchimp`,
    without_codeStep:
      'Their emails show none. Generate the missing codes in Settings, or find the guests by name at the door.',
    conflicts: (count: number) => `${showCount(count, 'scan')} counted at another door`,
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
  nth: (count: number, most: number | null) =>
    most === null || most === 1 ? '' : `${showNumber(count)} of ${showNumber(most)}`,

  ahead: 'Before the opening',
  aheadDoors: (ready: number, all: number) => `${showNumber(ready)} of ${showCount(all, 'door')} ready`,
  aheadDoorsStep: 'Open each scanner link on its phone, and run the ready check there.',
  aheadNoDoors: 'No doors yet',
  aheadGuests: (count: number) => `${showCount(count, 'guest')} invited`,
  aheadNoGuests: 'No guest is invited',
  aheadNoGuestsStep: 'No contact of this list meets what the occasion asks for.',
  aheadCodes: 'Every subscribed guest has a code in Mailchimp',
  toOccasion: 'Change the occasion',
  toSettings: 'Settings',

  result: 'How it went',
  resultCame: (came: number, invited: number) =>
    invited === 0 ? showCount(came, 'guest') : `${showShare(came, invited)} of the guests came.`,
  resultMost: (count: number, time: string) => `Most were inside at ${time}: ${showNumber(count)}.`,
  toResults: 'See the results',
}
