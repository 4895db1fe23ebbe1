import { n } from '../format.ts'

/** An occasion at the door: its purpose, the reason against an entry now, and the next step. */
export const occasion = {
  direction: 'Direction of this door',
  in: 'In',
  out: 'Out',
  lineOut: 'OUT',
  scansIn: 'Guests are scanned in.',
  scansOut: 'Guests are scanned out.',
  askTitle: 'In or out?',
  askText: (minutes: number) => `No scan for ${n(minutes)} minutes. Which way does this door count?`,

  opensIn: (minutes: number) => `Opens in ${n(minutes)} min`,
  opensAt: (time: string) => `Opens ${time}`,
  opensInAt: (minutes: number, time: string) => `Opens in ${n(minutes)} min, at ${time}.`,
  closed: 'Closed',
  closedAt: (time: string) => `Closed at ${time}.`,
  saysFor: (name: string) => `This door is for ${name}.`,

  inside: 'inside',
  insideAt: (time: string) => `inside at ${time}`,
  people: (inside: number) => `${n(inside)} inside.`,
  peopleOf: (inside: number, capacity: number) => `${n(inside)} of ${n(capacity)} inside.`,

  notCounted: 'This scan isn’t counted.',
  notInvited: (name: string) => `${name} is not for this guest.`,
  sendOn: 'Send them to the organiser.',
  usedToday: 'This code was used today.',
  nextDay: 'It works again on the next day.',
  insideSince: (time: string) => `Inside since ${time}.`,
  stillInside: 'This guest hasn’t been scanned out.',
  scanOut: 'Scan them out first.',
  askToWait: 'Ask them to wait.',
  overCapacity: 'Over capacity.',
  tellOrganiser: 'Tell the organiser.',

  checkedOut: 'Checked out',
  notInside: 'They weren’t scanned in.',
  comesBack: 'May come back in.',
  undoneExit: 'This exit was undone.',

  letOut: 'Let out?',
  scanOutButton: 'Scan out',
  notOut: 'Don’t scan out',
  scanOutOf: (name: string) => `Scan out: ${name}`,
  goodbye: 'Goodbye!',

  chooseTitle: 'Choose an occasion',
  chooseText: 'This door scans for the occasion that you choose. You can change it in the menu.',
  chooseOther: 'Choose another occasion',
  removed: 'This occasion was removed.',
  removedHelp: 'Ask the organiser for a new scanner link.',
}
