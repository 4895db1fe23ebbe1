import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `VIP arrived: ${guest}`,
  vipsArrived: (vips: number, list: string) => `${count(vips, { one: '# VIP', other: '# VIPs' })} arrived at ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `${guest} came in at ${time}: ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${occasion} is nearly full: ${n(inside)} of ${n(capacity)}`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `${occasion}: ${n(inside)} of ${n(capacity)} people were inside at ${time}.`,

  doorSilent: (door: string) => `The door “${door}” is silent`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# door is', other: '# doors are' })} silent at ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `${door} was last heard at ${time}, while ${occasion} is open.`,
  goesOn:
    'A door without a connection goes on scanning. Its scans arrive when it is back. Please look after it, or ask its staff to open the link again.',
  ifFinished: 'If its staff have finished, there is nothing to do.',

  /** In the place of a name. */
  nameless: 'A VIP without a name',
  someDoor: 'a door',

  more: (notices: number) => `And ${n(notices)} more.`,
  open: (list: string) => `Open ${list}`,
  why: (list: string) =>
    `You get this email because you chose it for the list “${list}”. At most one comes every 15 minutes.`,
  switchOff: (address: string) => `To switch it off, open Notifications in the list’s settings: ${address}`,
}
