import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** News about scans that comes late. Names and doors are subjects of their sentences, so that none needs a case. */
export const alerts = {
  title: 'Bitte beachten',
  acknowledge: 'Verstanden',
  somebody: 'Jemand',
  anotherDoor: 'ein anderer Einlass',
  lost: (who: string) => `${who} wurde zweimal eingelassen.`,
  lostDetail: (when: string, door: string) =>
    `Hier um ${when} Uhr ohne Verbindung eingelassen, aber ${door} war schneller. Der Scan hier zählt nicht.`,
  notCounted: (who: string) => `${who} hätte nicht eingelassen werden dürfen.`,
  notCountedDetail: (when: string, reason: string) =>
    `Hier um ${when} Uhr ohne Verbindung eingelassen. Jetzt sagt Listpass: ${reason}. Der Scan zählt nicht.`,
  admitted: (who: string) => `${who} war doch auf der Liste.`,
  admittedDetail: (when: string) =>
    `Hier um ${when} Uhr ohne Verbindung abgewiesen, darf aber herein. Der Gast ist jetzt eingecheckt. Lassen Sie ihn ein, wenn er wiederkommt.`,
  elsewhere: (who: string) => `${who} wurde zweimal eingelassen.`,
  elsewhereDetail: (when: string, door: string) =>
    `Zuerst hier eingelassen. Um ${when} Uhr ließ auch ${door} den Gast ein, ohne Verbindung. Der Scan dort zählt nicht.`,
  overCapacity: (inside: number, capacity: number) => `Zu viele eingelassen: ${n(inside)} von ${n(capacity)} drin.`,
  overCapacityDetail:
    'Auch an anderen Einlässen kamen Gäste herein. Lassen Sie niemanden mehr ein, bis jemand geht, und sagen Sie es dem Veranstalter.',
  exitNotCounted: (who: string) => `${who}: Der Check-out zählt nicht.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Hier um ${when} Uhr ohne Verbindung ausgecheckt. Jetzt sagt Listpass: ${reason}.`,
  setAside: (who: string) => `${who}: Der Scan konnte nicht gesendet werden.`,
  setAsideDetail: (when: string) =>
    `Hier um ${when} Uhr gescannt. Listpass kann den Scan nicht annehmen, er bleibt auf diesem Gerät. Sagen Sie es dem Veranstalter.`,
} satisfies DoorWords['alerts']
