import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Zweiter Schritt',
  text: 'Ein Code von Ihrem Handy, nach Ihrem Passwort',
  loading: 'Wird geladen...',
  loadFailed: 'Der zweite Schritt konnte nicht geladen werden',

  off: 'Aus',
  offText: 'Mit einem zweiten Schritt öffnet ein gestohlenes Passwort allein Ihr Konto nicht.',
  offNeeds:
    'Sie brauchen eine Authenticator-App auf Ihrem Handy, zum Beispiel Google Authenticator, 2FAS oder die Ihres Passwort-Managers.',
  setUp: 'Einrichten',
  byPasskey:
    'Ihr Team verlangt einen zweiten Schritt: Nach Ihrem Passwort brauchen Sie bei der Anmeldung Ihren Passkey.',
  byPasskeyToo:
    'Richten Sie auch eine Authenticator-App ein. Mit deren Wiederherstellungscodes kommen Sie hinein, wenn Sie Ihr Gerät verlieren.',

  on: 'An',
  onSince: (date: string) => `Seit ${date} brauchen Sie zur Anmeldung Ihr Passwort und einen Code aus Ihrer App.`,
  noneLeft:
    'Sie haben keine Wiederherstellungscodes mehr. Erstellen Sie neue, damit Sie sich ohne Ihr Handy anmelden können.',
  left: (codes: number) =>
    count(codes, {
      one: 'Sie haben noch # Wiederherstellungscode. Damit kommen Sie einmal ohne Ihr Handy hinein.',
      other: 'Sie haben noch # Wiederherstellungscodes. Mit jedem kommen Sie einmal ohne Ihr Handy hinein.',
    }),
  newCodes: 'Neue Codes erstellen',
  turnOff: 'Ausschalten',

  passwordFirst: 'Bestätigen Sie zuerst Ihr Passwort.',
  next: 'Weiter',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',

  scanTitle: 'Mit Ihrer App scannen',
  scanText: 'Öffnen Sie Ihre Authenticator-App, fügen Sie ein Konto hinzu und scannen Sie diesen Code.',
  scanAlt: 'QR-Code für Ihre Authenticator-App',
  scanLoading: 'Der QR-Code wird gezeichnet...',
  scanFailed: 'Der QR-Code konnte nicht gezeichnet werden. Tippen Sie stattdessen den Schlüssel in Ihre App ein.',
  byHand: 'Scannen geht nicht? Tippen Sie diesen Schlüssel in Ihre App ein:',
  copyKey: 'Schlüssel kopieren',
  codeNow: 'Code aus Ihrer App',
  codeNowHint: 'Die 6 Ziffern, die Ihre App jetzt zeigt.',
  confirm: 'Einschalten',

  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Wenn Sie Ihr Handy verlieren, können Sie sich mit jedem dieser Codes einmal anmelden. Bewahren Sie sie an einem sicheren Ort auf. Sie werden nur jetzt gezeigt.',
  codesLabel: 'Wiederherstellungscodes',
  copyCodes: 'Kopieren',
  downloadCodes: 'Herunterladen',
  fileName: 'listpass-wiederherstellungscodes.txt',
  fileTitle: (email: string) => `Listpass-Wiederherstellungscodes für ${email}`,
  saved: 'Ich habe sie gespeichert',

  newCodesText: 'Ihre alten Wiederherstellungscodes gelten dann sofort nicht mehr.',
  newCodesConfirm: 'Neue Codes erstellen',
  turnOffTitle: 'Zweiten Schritt ausschalten',
  turnOffText: 'Dann öffnet Ihr Passwort allein Ihr Konto. Ihre Wiederherstellungscodes gelten nicht mehr.',
  turnOffConfirm: 'Ausschalten',
  turnedOff: 'Der zweite Schritt ist ausgeschaltet.',
} satisfies AccountWords['secondStep']
