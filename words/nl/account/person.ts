import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count, n } from '../format.ts'

/** The account of a person: password, devices, sign-ins, their data. */
export const person = {
  back: 'Terug naar dashboard',
  backToScanner: 'Terug naar scanner',
  areas: {
    label: 'Account',
    password: 'Wachtwoord',
    secondStep: 'Tweede stap',
    passkeys: 'Passkeys',
    devices: 'Toestellen',
    activity: 'Activiteit',
    team: 'Team',
    ownData: 'Je gegevens',
  },
  loading: 'Laden...',

  passwordTitle: 'Wachtwoord wijzigen',
  passwordText: 'Kies een nieuw wachtwoord voor je account',
  currentPassword: 'Huidig wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  newPasswordAgain: 'Nieuw wachtwoord herhalen',
  passwordHint: (least: number) => `Minstens ${n(least)} tekens.`,
  passwordButton: 'Wachtwoord wijzigen',
  passwordDone: 'Je wachtwoord is gewijzigd!',
  passwordFailed: 'Wachtwoord wijzigen mislukt',
  passwordLost: 'Er ging iets mis bij het wijzigen van je wachtwoord.',
  passwordElsewhere:
    'Als je het wachtwoord wijzigt, word je op alle andere toestellen uitgelogd. Op dit toestel blijf je ingelogd.',

  devicesTitle: 'Toestellen',
  devicesText: 'Waar je bent ingelogd',
  devicesLoading: 'Je toestellen laden...',
  devicesFailed: 'Toestellen laden mislukt',
  devicesTable: 'Toestellen waarop je bent ingelogd',
  deviceColumns: { device: 'Toestel', since: 'Ingelogd', used: 'Laatst gebruikt', action: 'Actie' },
  devicesPages: 'Toestellen, per pagina',
  findDevice: 'Zoek een toestel op naam',
  noDeviceFound: 'Geen toestel gevonden.',
  thisDevice: 'Dit toestel',
  device: { on: (browser: string, system: string) => `${browser} op ${system}`, unknown: 'Onbekend toestel' },
  onlyHere: 'Je bent nergens anders ingelogd.',
  elsewhere: (devices: number) =>
    count(devices, {
      one: 'Je bent op nog # ander toestel ingelogd.',
      other: 'Je bent op nog # andere toestellen ingelogd.',
    }),
  signOut: 'Uitloggen',
  signOutOf: (device: string, since: string) => `Uitloggen: ${device}, ingelogd sinds ${since}`,
  signingOut: 'Uitloggen...',
  signOutFailed: 'Toestel uitloggen mislukt',
  signedOut: 'Het toestel is uitgelogd.',
  signOutElsewhere: 'Overal elders uitloggen',
  signOutElsewhereQuestion:
    'Elke andere browser en telefoon moet dan opnieuw inloggen met je wachtwoord. Op dit toestel blijf je ingelogd. Doorgaan?',
  signOutElsewhereFailed: 'Overal elders uitloggen mislukt',
  signedOutElsewhere: 'Je bent overal elders uitgelogd.',

  signInsTitle: 'Recente logins',
  signInsText: 'Van de laatste 90 dagen. Was jij het een keer niet? Wijzig dan nu je wachtwoord.',
  signInsLoading: 'Je logins laden...',
  signInsFailed: 'Logins laden mislukt',
  signInsTable: 'Recente logins, nieuwste eerst',
  signInsPages: 'Recente logins, per pagina',
  signInColumns: { when: 'Wanneer', device: 'Toestel', way: 'Met' },
  signInWays: {
    password: 'Wachtwoord',
    totp: 'Wachtwoord en code',
    recovery: 'Wachtwoord en herstelcode',
    passkey: 'Passkey',
    oidc: 'Bedrijfsaccount',
  },
  newDevice: 'Nieuw toestel',
  thisSignIn: 'Deze sessie',

  dataTitle: 'Je gegevens',
  dataText: 'Neem alles mee, of stop voorgoed',
  downloadTitle: 'Alles downloaden',
  downloadText:
    'Eén bestand met alles wat Listpass over jou en dit team bewaart: Mailchimp-accounts, lijsten, contacten, scans en activiteit. Elke regel is één JSON-item.',
  download: 'Alles downloaden',
  downloadConfirm: 'In het bestand staan de namen en e-mailadressen van je gasten. Bevestig eerst dat jij het bent.',
  downloading: (size: string) => `Downloaden... ${size}`,
  cancel: 'Annuleren',
  close: 'Sluiten',
  downloaded: (size: string) => `Je gegevens zijn gedownload: ${size}.`,
  downloadFailed: 'Gegevens downloaden mislukt',
  downloadLost: 'De verbinding viel weg voordat het bestand compleet was. Er is niets opgeslagen. Probeer het opnieuw.',

  deleteTitle: 'Je account verwijderen',
  deleteText: 'Zo verwijder je meteen en voorgoed je account en de teams waarvan je het enige lid bent.',
  delete: 'Mijn account verwijderen',
  deleteIntro: 'Dit wordt verwijderd:',
  deletePerson: 'Je naam, je e-mailadres en je login, op elk toestel.',
  deleteTeam: (team: string) =>
    `Het team “${isolated(team, 60)}”, omdat jij het enige lid bent: de Mailchimp-accounts, lijsten, contacten, codes, scans en scannerlinks ervan. Deuren weigeren daarna deze codes.`,
  /** Names with commas. */
  deleteKeeps: (teams: string) => `Deze teams houden hun lijsten, omdat ze andere leden hebben: ${teams}.`,
  deleteStays:
    'In Mailchimp worden alleen de webhooks verwijderd. Je doelgroepen en de QR-velden ervan blijven zoals ze zijn.',
  deleteUndo: 'Dit kun je niet ongedaan maken.',
  deleteConfirm: 'Account en alle gegevens verwijderen',
  deleting: 'Verwijderen...',
  deleteFailed: 'Account verwijderen mislukt',
  deleted: 'Je account en alle gegevens ervan zijn verwijderd.',
} satisfies AccountWords['person']
