import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** An occasion at the door: its purpose, the reason against an entry now, and the next step. */
export const occasion = {
  direction: 'Richtung dieses Einlasses',
  in: 'Eingang',
  out: 'Ausgang',
  lineOut: 'AUSGANG',
  scansIn: 'Gäste werden eingecheckt.',
  scansOut: 'Gäste werden ausgecheckt.',
  askTitle: 'Eingang oder Ausgang?',
  askText: (minutes: number) =>
    count(minutes, {
      one: 'Seit # Minute kein Scan. In welche Richtung zählt dieser Einlass?',
      other: 'Seit # Minuten kein Scan. In welche Richtung zählt dieser Einlass?',
    }),

  opensIn: (minutes: number) => `Öffnet in ${n(minutes)} min`,
  opensAt: (time: string) => `Offen ab ${time}`,
  opensInAt: (minutes: number, time: string) => `Öffnet in ${n(minutes)} min, um ${time}.`,
  closed: 'Geschlossen',
  closedAt: (time: string) => `Geschlossen seit ${time}.`,
  saysFor: (name: string) => `Dieser Einlass ist für ${name}.`,

  inside: 'drin',
  insideAt: (time: string) => `drin, Stand ${time}`,
  people: (inside: number) => `${n(inside)} drin.`,
  peopleOf: (inside: number, capacity: number) => `${n(inside)} von ${n(capacity)} drin.`,

  notCounted: 'Dieser Scan zählt nicht.',
  notInvited: (name: string) => `${name} ist nicht für diesen Gast.`,
  sendOn: 'Bitte zum Veranstalter schicken.',
  usedToday: 'Dieser Code wurde heute benutzt.',
  nextDay: 'Am nächsten Tag gilt er wieder.',
  insideSince: (time: string) => `Drin seit ${time}.`,
  stillInside: 'Dieser Gast wurde nicht ausgecheckt.',
  scanOut: 'Bitte erst auschecken.',
  askToWait: 'Bitte warten lassen.',
  overCapacity: 'Kapazität überschritten.',
  tellOrganiser: 'Sagen Sie es dem Veranstalter.',

  checkedOut: 'Ausgecheckt',
  notInside: 'War nicht eingecheckt.',
  comesBack: 'Darf wieder herein.',
  undoneExit: 'Dieser Check-out wurde storniert.',

  letOut: 'Auschecken?',
  scanOutButton: 'Auschecken',
  notOut: 'Nicht auschecken',
  scanOutOf: (name: string) => `Auschecken: ${name}`,
  goodbye: 'Auf Wiedersehen!',

  chooseTitle: 'Anlass wählen',
  chooseText: 'Dieser Einlass scannt für den Anlass, den Sie wählen. Sie können ihn im Menü ändern.',
  chooseOther: 'Anderen Anlass wählen',
  removed: 'Dieser Anlass wurde entfernt.',
  removedHelp: 'Bitten Sie den Veranstalter um einen neuen Scanner-Link.',
} satisfies DoorWords['occasion']
