import type { LetterWords } from '../../en/letters/index.ts'
import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `VIP ist da: ${guest}`,
  vipsArrived: (vips: number, list: string) =>
    `${count(vips, { one: '# VIP ist da', other: '# VIPs sind da' })}: ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `Um ${time} kam ${guest} herein: ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${occasion} ist fast voll: ${n(inside)} von ${n(capacity)}`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `${occasion}: Um ${time} waren ${n(inside)} von ${n(capacity)} Personen drin.`,

  doorSilent: (door: string) => `Der Einlass „${door}“ meldet sich nicht`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# Einlass meldet sich nicht', other: '# Einlässe melden sich nicht' })}: ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `Zuletzt gemeldet um ${time}: ${door}. Der Anlass ist offen: ${occasion}.`,
  goesOn:
    'Ein Einlass ohne Verbindung scannt weiter. Seine Scans kommen an, wenn er wieder verbunden ist. Bitte sehen Sie dort nach, oder bitten Sie das Personal, den Link neu zu öffnen.',
  ifFinished: 'Wenn das Personal fertig ist, müssen Sie nichts tun.',

  /** In the place of a name. */
  nameless: 'ein Gast ohne Namen',
  someDoor: 'ein Einlass',

  more: (notices: number) => `Und ${n(notices)} weitere.`,
  open: (list: string) => `${list} öffnen`,
  why: (list: string) =>
    `Sie bekommen diese E-Mail, weil Sie das für die Liste „${list}“ gewählt haben. Höchstens alle 15 Minuten kommt eine.`,
  switchOff: (address: string) =>
    `Zum Ausschalten öffnen Sie „Benachrichtigungen“ in den Einstellungen der Liste: ${address}`,
} satisfies LetterWords['notices']
