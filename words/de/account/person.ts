import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count, n } from '../format.ts'

/** The account of a person: password, devices, sign-ins, their data. */
export const person = {
  back: 'Zurück zur Übersicht',
  backToScanner: 'Zurück zum Scanner',
  areas: {
    label: 'Konto',
    password: 'Passwort',
    secondStep: 'Zweiter Schritt',
    passkeys: 'Passkeys',
    devices: 'Geräte',
    activity: 'Aktivitäten',
    team: 'Team',
    ownData: 'Ihre Daten',
  },
  loading: 'Wird geladen...',

  passwordTitle: 'Passwort ändern',
  passwordText: 'Das Passwort Ihres Kontos ändern',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  newPasswordAgain: 'Neues Passwort wiederholen',
  passwordHint: (least: number) => `Mindestens ${n(least)} Zeichen.`,
  passwordButton: 'Passwort ändern',
  passwordDone: 'Ihr Passwort ist geändert!',
  passwordFailed: 'Das Passwort konnte nicht geändert werden',
  passwordLost: 'Beim Ändern Ihres Passworts ist ein Fehler aufgetreten.',
  passwordElsewhere:
    'Wenn Sie das Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet. Auf diesem bleiben Sie angemeldet.',

  devicesTitle: 'Geräte',
  devicesText: 'Wo Sie angemeldet sind',
  devicesLoading: 'Ihre Geräte werden geladen...',
  devicesFailed: 'Die Geräte konnten nicht geladen werden',
  devicesTable: 'Geräte, auf denen Sie angemeldet sind',
  deviceColumns: { device: 'Gerät', since: 'Angemeldet seit', used: 'Zuletzt benutzt', action: 'Aktion' },
  devicesPages: 'Geräte, Seite für Seite',
  findDevice: 'Gerät nach Namen suchen',
  noDeviceFound: 'Kein passendes Gerät.',
  thisDevice: 'Dieses Gerät',
  device: { on: (browser: string, system: string) => `${browser} auf ${system}`, unknown: 'Unbekanntes Gerät' },
  onlyHere: 'Sie sind sonst nirgends angemeldet.',
  elsewhere: (devices: number) =>
    count(devices, {
      one: 'Sie sind noch auf einem anderen Gerät angemeldet.',
      other: 'Sie sind noch auf # anderen Geräten angemeldet.',
    }),
  signOut: 'Abmelden',
  signOutOf: (device: string, since: string) => `Abmelden: ${device}, angemeldet seit ${since}`,
  signingOut: 'Wird abgemeldet...',
  signOutFailed: 'Das Gerät konnte nicht abgemeldet werden',
  signedOut: 'Das Gerät ist abgemeldet.',
  signOutElsewhere: 'Überall sonst abmelden',
  signOutElsewhereQuestion:
    'In allen anderen Browsern und auf allen anderen Handys müssen Sie sich mit Ihrem Passwort neu anmelden. Dieses Gerät bleibt angemeldet. Fortfahren?',
  signOutElsewhereFailed: 'Die anderen Geräte konnten nicht abgemeldet werden',
  signedOutElsewhere: 'Sie sind überall sonst abgemeldet.',

  signInsTitle: 'Letzte Anmeldungen',
  signInsText: 'Aus den letzten 90 Tagen. Wenn eine nicht von Ihnen ist, ändern Sie jetzt Ihr Passwort.',
  signInsLoading: 'Ihre Anmeldungen werden geladen...',
  signInsFailed: 'Ihre Anmeldungen konnten nicht geladen werden',
  signInsTable: 'Letzte Anmeldungen, neueste zuerst',
  signInsPages: 'Letzte Anmeldungen, Seite für Seite',
  signInColumns: { when: 'Wann', device: 'Gerät', way: 'Mit' },
  signInWays: {
    password: 'Passwort',
    totp: 'Passwort und Code',
    recovery: 'Passwort und Wiederherstellungscode',
    passkey: 'Passkey',
    oidc: 'Firmenkonto',
  },
  newDevice: 'Neues Gerät',
  thisSignIn: 'Diese Sitzung',

  dataTitle: 'Ihre Daten',
  dataText: 'Alles mitnehmen oder endgültig gehen',
  downloadTitle: 'Alles herunterladen',
  downloadText:
    'Eine Datei mit allem, was Listpass über Sie und dieses Team speichert: Mailchimp-Konten, Listen, Kontakte, Scans und Aktivitäten. Jede Zeile ist ein JSON-Eintrag.',
  download: 'Alles herunterladen',
  downloadConfirm: 'Die Datei enthält Namen und E-Mail-Adressen Ihrer Gäste. Bestätigen Sie zuerst, dass Sie es sind.',
  downloading: (size: string) => `Wird heruntergeladen... ${size}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  downloaded: (size: string) => `Ihre Daten sind heruntergeladen: ${size}.`,
  downloadFailed: 'Ihre Daten konnten nicht heruntergeladen werden',
  downloadLost:
    'Die Verbindung ist abgebrochen, bevor die Datei vollständig war. Es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal.',

  deleteTitle: 'Ihr Konto löschen',
  deleteText: 'Das löscht sofort und endgültig Ihr Konto und die Teams, in denen Sie das einzige Mitglied sind.',
  delete: 'Mein Konto löschen',
  deleteIntro: 'Das wird gelöscht:',
  deletePerson: 'Ihr Name, Ihre E-Mail-Adresse und Ihre Anmeldung, auf allen Geräten.',
  deleteTeam: (team: string) =>
    `Das Team „${isolated(team, 60)}“, weil Sie sein einziges Mitglied sind: seine Mailchimp-Konten, Listen, Kontakte, Codes, Scans und Scanner-Links. Einlässe weisen seine Codes dann ab.`,
  /** Names with commas. */
  deleteKeeps: (teams: string) => `Diese Teams behalten ihre Listen, weil sie noch andere Mitglieder haben: ${teams}.`,
  deleteStays:
    'In Mailchimp werden nur die Webhooks entfernt. Ihre Zielgruppen und deren QR-Felder bleiben, wie sie sind.',
  deleteUndo: 'Das kann nicht rückgängig gemacht werden.',
  deleteConfirm: 'Konto und alle Daten löschen',
  deleting: 'Wird gelöscht...',
  deleteFailed: 'Ihr Konto konnte nicht gelöscht werden',
  deleted: 'Ihr Konto und alle seine Daten sind gelöscht.',
} satisfies AccountWords['person']
