import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** The state of a door, in sentences. */
export const bar = {
  label: 'Status dieses Einlasses',
  counter: (come: number, contacts: number) => `${n(come)} von ${n(contacts)} drin`,
  online: 'Verbunden.',
  closed: 'Einlass geschlossen.',
  offline: 'Der Einlass läuft ohne Verbindung.',
  offlineNoList: 'Keine Verbindung, und dieses Gerät hat noch keine Liste. Scans warten auf die Verbindung.',
  offlineRefused:
    'Keine Verbindung. Dieser Browser kann keine Scans speichern. Beenden Sie den privaten Modus, oder warten Sie auf die Verbindung.',
  listAge: (time: string) => `Stand der Liste: ${time}.`,
  noNames: (most: number) =>
    `Diese Liste hat mehr als ${n(most)} Kontakte. Darum hat dieses Gerät nur die Codes, ohne Namen und weitere Angaben.`,
  pending: (scans: number) =>
    count(scans, { one: '# Scan noch nicht gesendet.', other: '# Scans noch nicht gesendet.' }),
  pendingElsewhere: (scans: number) =>
    count(scans, {
      one: '# Scan einer anderen Liste ist noch nicht gesendet. Öffnen Sie den Scanner dieser Liste auf diesem Gerät.',
      other: '# Scans anderer Listen sind noch nicht gesendet. Öffnen Sie die Scanner dieser Listen auf diesem Gerät.',
    }),
  pendingForOrganiser: (scans: number) =>
    count(scans, {
      one: '# Scan eines früheren Scanner-Links ist noch auf diesem Gerät. Nur der Veranstalter kann ihn senden, nach der Anmeldung auf diesem Gerät.',
      other:
        '# Scans eines früheren Scanner-Links sind noch auf diesem Gerät. Nur der Veranstalter kann sie senden, nach der Anmeldung auf diesem Gerät.',
    }),
  takenOver: (scans: number) =>
    count(scans, {
      one: '# Scan eines Scanner-Links wurde von diesem Gerät gesendet. Melden Sie sich ab, bevor Sie das Gerät zurückgeben.',
      other:
        '# Scans eines Scanner-Links wurden von diesem Gerät gesendet. Melden Sie sich ab, bevor Sie das Gerät zurückgeben.',
    }),
  signIn: 'Als Veranstalter anmelden',
  loading: 'Die Liste wird auf diesem Gerät gespeichert...',
  refused: 'Dieser Browser kann die Liste nicht speichern. Dieser Einlass funktioniert nur mit Verbindung.',
  endedLink: (scans: number) =>
    count(scans, {
      one: 'Dieser Scanner-Link gilt nicht mehr. Der Veranstalter kann sich auf diesem Gerät anmelden, um den Scan zu senden.',
      other:
        'Dieser Scanner-Link gilt nicht mehr. Der Veranstalter kann sich auf diesem Gerät anmelden, um die Scans zu senden.',
    }),
  endedOrganiser: (scans: number) =>
    count(scans, {
      one: 'Sie sind abgemeldet. Melden Sie sich auf diesem Gerät wieder an, um den Scan zu senden.',
      other: 'Sie sind abgemeldet. Melden Sie sich auf diesem Gerät wieder an, um die Scans zu senden.',
    }),
  declined: 'Listpass nimmt gerade keine Scans an. Die Scans bleiben auf diesem Gerät.',
  newVersion: 'Neue Version: neu laden',
} satisfies DoorWords['bar']
