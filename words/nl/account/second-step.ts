import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Tweede stap',
  text: 'Een code van je telefoon, na je wachtwoord',
  loading: 'Laden...',
  loadFailed: 'Tweede stap laden mislukt',

  off: 'Uit',
  offText: 'Met een tweede stap is een gestolen wachtwoord niet genoeg om je account te openen.',
  offNeeds:
    'Je hebt een authenticator-app op je telefoon nodig, zoals Google Authenticator, 2FAS of die in je wachtwoordmanager.',
  setUp: 'Instellen',
  byPasskey: 'Je team vereist een tweede stap: bij het inloggen wordt na je wachtwoord om je passkey gevraagd.',
  byPasskeyToo:
    'Stel ook een authenticator-app in. Met de herstelcodes ervan kun je inloggen als je je toestel kwijt bent.',

  on: 'Aan',
  onSince: (date: string) => `Sinds ${date} heb je voor het inloggen je wachtwoord en een code uit je app nodig.`,
  noneLeft: 'Je hebt geen herstelcodes meer. Maak nieuwe, zodat je zonder je telefoon kunt inloggen.',
  left: (codes: number) =>
    count(codes, {
      one: 'Je hebt nog # herstelcode. Daarmee kun je één keer zonder je telefoon inloggen.',
      other: 'Je hebt nog # herstelcodes. Met elke code kun je één keer zonder je telefoon inloggen.',
    }),
  newCodes: 'Nieuwe herstelcodes maken',
  turnOff: 'Uitzetten',

  passwordFirst: 'Bevestig eerst je wachtwoord.',
  next: 'Verder',
  cancel: 'Annuleren',
  close: 'Sluiten',
  failed: 'Het is niet gelukt. Probeer het opnieuw.',

  scanTitle: 'Scan met je app',
  scanText: 'Open je authenticator-app, voeg een account toe en scan deze code.',
  scanAlt: 'QR-code voor je authenticator-app',
  scanLoading: 'QR-code tekenen...',
  scanFailed: 'De QR-code kon niet worden getekend. Typ in plaats daarvan de sleutel in je app.',
  byHand: 'Lukt scannen niet? Typ deze sleutel in je app:',
  copyKey: 'Sleutel kopiëren',
  codeNow: 'Code uit je app',
  codeNowHint: 'De 6 cijfers die de app nu toont.',
  confirm: 'Aanzetten',

  codesTitle: 'Je herstelcodes',
  codesText:
    'Ben je je telefoon kwijt, dan kun je met elk van deze codes één keer inloggen. Bewaar ze op een veilige plek. Je ziet ze alleen nu.',
  codesLabel: 'Herstelcodes',
  copyCodes: 'Kopiëren',
  downloadCodes: 'Downloaden',
  fileName: 'listpass-herstelcodes.txt',
  fileTitle: (email: string) => `Herstelcodes van Listpass voor ${email}`,
  saved: 'Ik heb ze bewaard',

  newCodesText: 'Je oude herstelcodes werken dan meteen niet meer.',
  newCodesConfirm: 'Nieuwe codes maken',
  turnOffTitle: 'Tweede stap uitzetten',
  turnOffText: 'Dan is je wachtwoord genoeg om je account te openen. Je herstelcodes werken niet meer.',
  turnOffConfirm: 'Uitzetten',
  turnedOff: 'De tweede stap staat uit.',
} satisfies AccountWords['secondStep']
