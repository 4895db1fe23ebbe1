import type { FlashColour } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'
import { reasons } from '../reasons.ts'

/** The settings of a list: its doors, its colours, and its place in Mailchimp. */
export const settings = {
  notifying: 'Benachrichtigungen',
  afterTheScan: 'Nach dem Scan',
  notifyingLoading: 'Ihre Benachrichtigungen werden geladen...',
  places: 'Einstellungen',
  title: 'Am Einlass',
  asks: 'Fragen an Gäste',
  besideName: 'Neben dem Namen',
  mailchimp: 'Mailchimp',
  account: 'Konto',
  members: 'Mitglieder',
  membersOf: (members: number) => `${n(members)} abonniert`,
  listId: 'Listen-ID',
  syncText: 'Vergleicht jeden Kontakt mit Mailchimp und berichtigt Abweichungen.',

  scanning: 'Scannen aktiv',
  /** Beside the title of the folded card. */
  scanningIsOff: 'Scannen aus',
  scanningOn: 'Einlässe können diese Liste scannen.',
  scanningOff: `Einlässe weisen jeden Scan ab: „${reasons.list_inactive}“.`,
  scanningLocked: 'Erzeugen Sie zuerst die Codes. Dann können Sie das Scannen einschalten.',
  removed: 'Kontakte einlassen, die nicht mehr auf der Liste sind',
  removedHint: 'Personen, die in Mailchimp archiviert oder gelöscht sind, können ihren Code weiter benutzen.',
  party: 'Ein Code mit mehreren Plätzen',
  partyHint: 'Was ein Scan tut, solange der Kontakt mehr als einen freien Platz hat.',
  parties: {
    one: 'Lässt eine Person ein',
    ask: 'Fragt, wie viele hereinkommen',
    all: 'Lässt alle ein, die noch fehlen',
  } satisfies Record<PartyMode, string>,
  max: 'Eintritte je neuem Kontakt',
  maxHint: 'Wie oft jeder neue Kontakt eingelassen werden kann. Kontakte, die es schon gibt, ändern sich nicht.',
  consent: 'Text, mit dem Gäste E-Mails zustimmen',
  consentExample: 'Sie dürfen mir E-Mails zu Ihren Veranstaltungen senden.',
  consentHint:
    'Einlässe, die Gäste eintragen, zeigen ihn mit einem Kästchen zum Ankreuzen. Wer zustimmt, bekommt von Mailchimp eine E-Mail zur Bestätigung. Ohne Text gibt es kein Kästchen, und niemand wird gefragt.',
  mail: 'Neuen Gästen den Code per E-Mail senden',
  mailHint:
    'Neue Gäste mit E-Mail-Adresse bekommen eine E-Mail mit einem Link zu ihrem Code, sobald sie in Mailchimp sind.',
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  failed: 'Die Liste konnte nicht geändert werden',
  updated: 'Die Liste ist geändert',

  colours: 'Farben',
  coloursText:
    'Wenn der Name der Liste oder der Text, den der Einlass zeigt, eines dieser Wörter enthält, leuchtet der Bildschirm in dessen Farbe auf. Sonst leuchtet er grün auf.',
  colourWords: (colours: number) => count(colours, { one: '# Wort', other: '# Wörter' }),
  noColourWords: 'Noch keine Wörter',
  noColours: 'Noch keine Wörter: Jeder angenommene Scan leuchtet grün auf.',
  redTitle: 'Rot sieht wie eine Abweisung aus',
  redText:
    'Diese Gäste werden eingelassen, aber die Seite ist rot. Das Personal schickt sie vielleicht weg. Wählen Sie wenn möglich eine andere Farbe.',
  edit: 'Farben ändern',
  dialogTitle: 'Farben am Einlass',
  rule: (place: number) => `Farbe ${n(place)}`,
  word: 'Wort',
  colour: 'Farbe',
  add: 'Farbe hinzufügen',
  remove: (place: number) => `Farbe ${n(place)} entfernen`,
  builtIn: 'Vorgegebene Wörter nutzen',
  cancel: 'Abbrechen',
  tryOut: 'Einen Namen testen',
  tryHint: 'Der Text, den der Einlass zeigen würde.',
  becomes: (colour: string) => `Das leuchtet so auf: ${colour}.`,
  names: {
    green: 'grün',
    'dark-red': 'dunkelrot',
    red: 'rot',
    yellow: 'gelb',
    blue: 'blau',
  } satisfies Record<FlashColour, string>,
} satisfies ManagerWords['settings']
