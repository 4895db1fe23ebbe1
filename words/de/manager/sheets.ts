import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The page on which the sheets of doors are printed. The sheets have words of their own. */
export const sheets = {
  title: 'Blätter der Einlässe',
  text: 'Eine Seite für jeden Einlass, zum Aufhängen daneben. Das Personal scannt den Code mit dem eigenen Handy und kann anfangen.',
  back: 'Zurück zu den Einlässen',
  notFound: 'Liste nicht gefunden',
  notFoundText: 'Diese Liste gibt es nicht, oder sie gehört jemand anderem.',
  loading: 'Die Einlässe werden geladen...',
  loadFailed: 'Die Einlässe konnten nicht geladen werden',
  viewer: 'Sie dürfen diese Liste ansehen',
  viewerText: 'Auf den Blättern stehen geheime Links. Bitten Sie einen Bearbeiter Ihres Teams, sie zu drucken.',
  none: 'Noch keine Einlässe zum Drucken',
  noneText: 'Erstellen Sie zuerst für jeden Einlass einen Scanner-Link. Zu jedem Link gibt es dann ein Blatt.',
  noneHere: 'Kein Einlass scannt für diesen Anlass',
  noneHereText: 'Diese Liste hat Einlässe für andere Anlässe.',
  toDoors: 'Zu den Scanner-Links',
  gone: 'Dieser Einlass hat gerade kein Blatt',
  goneText:
    'Sein Scanner-Link ist abgelaufen, ausgeschaltet oder entfernt. Lassen Sie ihn länger gelten, oder erstellen Sie einen neuen.',
  all: 'Blätter aller Einlässe',
  preview: 'Das wird gedruckt',

  secretTitle: 'Auf jedem Blatt steht der geheime Link seines Einlasses',
  secretText:
    'Wer es sieht, kann diese Liste scannen. Hängen Sie es dort auf, wo nur das Personal hinkommt, und nehmen Sie es nach dem Abend ab.',
  onIt: 'Auf dem Blatt',
  callLabel: 'Wen das Personal anruft',
  callHint: 'Name und Telefonnummer. Leer heißt: Sie schreiben es von Hand.',
  networkLabel: 'WLAN für das Personal',
  networkHint: 'Name und Passwort. Leer heißt: Sie schreiben es von Hand.',
  kept: 'Beides bleibt in diesem Browser, für diese Liste, bis Sie sich abmelden.',
  print: (sheets: number) => count(sheets, { one: 'Blatt drucken', other: '# Blätter drucken' }),
  drawing: 'Die QR-Codes werden gezeichnet...',
  wordsFailed: 'Die Texte des Blatts konnten nicht geladen werden',
} satisfies ManagerWords['sheets']
