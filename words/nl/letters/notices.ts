import type { LetterWords } from '../../en/letters/index.ts'
import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `Er is een vip binnen: ${guest}`,
  vipsArrived: (vips: number, list: string) =>
    `${count(vips, { one: 'Er is # vip binnen', other: 'Er zijn # vips binnen' })}: ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `Om ${time} kwam ${guest} binnen: ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${occasion} is bijna vol: ${n(inside)} van ${n(capacity)}`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `${occasion}: om ${time} waren er ${n(inside)} mensen binnen. Er is plaats voor ${n(capacity)}.`,

  doorSilent: (door: string) => `De deur “${door}” laat niets van zich horen`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# deur laat niets van zich horen', other: '# deuren laten niets van zich horen' })}: ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `Voor het laatst gehoord om ${time}: ${door}. Het onderdeel is open: ${occasion}.`,
  goesOn:
    'Een deur zonder verbinding scant door. De scans komen aan zodra er weer verbinding is. Ga even kijken, of vraag het deurpersoneel om de link opnieuw te openen.',
  ifFinished: 'Als het deurpersoneel klaar is, hoef je niets te doen.',

  /** In the place of a name. */
  nameless: 'een gast zonder naam',
  someDoor: 'een deur',

  more: (notices: number) => `En nog ${n(notices)}.`,
  open: (list: string) => `${list} openen`,
  why: (list: string) =>
    `Je krijgt deze e-mail omdat je daarvoor hebt gekozen bij de lijst “${list}”. Je krijgt er hoogstens één per 15 minuten.`,
  switchOff: (address: string) => `Uitzetten kan bij Meldingen in de instellingen van de lijst: ${address}`,
} satisfies LetterWords['notices']
