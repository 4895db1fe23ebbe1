import { isolated } from '#domain/user-text.ts'
import type { SetupWords } from '../../en/setup/index.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Stappen van het instellen',
  steps: { connect: 'Koppelen', audience: 'Doelgroep', complete: 'Afronden', email: 'E-mail' },
  stepDone: '(klaar)',
  problems: {
    missing: 'Gegevens over het account of de doelgroep ontbreken',
    noAccounts: 'Er is nog geen Mailchimp-account gekoppeld.',
  },

  connectTitle: 'Koppel je Mailchimp-account',
  connectText: 'Mailchimp vraagt je om toegang te geven. Daarna verschijnen meteen je lijsten.',
  accountName: 'Accountnaam',
  accountNameHint: 'Je eigen naam ervoor, zoals “Onze evenementen”.',
  connect: 'Koppelen met Mailchimp',
  connecting: 'Koppelen...',
  keyInstead: 'Liever koppelen met een API-sleutel',
  keyText: 'Plak een API-sleutel van je Mailchimp-account. We bewaren hem versleuteld en tonen hem nooit meer.',
  apiKey: 'API-sleutel',
  apiKeyHint: 'Je vindt de sleutel in Mailchimp onder Account, Extra’s, API-sleutels.',
  showKey: 'Toon',
  hideKey: 'Verberg',
  connectAccount: 'Account koppelen',
  keyFailed: 'Account koppelen mislukt',
  optionsFailed: 'Het koppelen met Mailchimp kon niet beginnen',
  loadingOptions: 'Laden...',
  audiencePages: 'Doelgroepen, per pagina',
  findAudience: 'Zoek een doelgroep op naam',
  noneFound: 'Geen doelgroep gevonden.',
  connectedAlready: 'Gekoppeld account gebruiken',
  toDashboard: 'Terug naar dashboard',

  audienceTitle: 'Kies je doelgroep',
  audienceText: 'Kies de lijst waarvan de contacten QR-codes krijgen. De andere kun je later instellen.',
  loading: 'Je doelgroepen laden...',
  loadFailed: 'Accounts laden mislukt',
  account: 'Account',
  connectedAs: (account: string) =>
    `Dit zijn de lijsten van het Mailchimp-account ${isolated(account)}. Is het niet het juiste?`,
  disconnect: 'Ontkoppel of wissel het op het dashboard',
  none: 'Geen doelgroepen gevonden',
  noneText: 'Dit Mailchimp-account heeft nog geen doelgroep. Maak er daar een en probeer het dan opnieuw.',
  listsRefused: 'Listpass kan de lijsten van dit account niet lezen',
  openMailchimp: 'Mailchimp openen',
  lookAgain: 'Opnieuw proberen',
  lookingAgain: 'Opnieuw proberen...',
  syncFailed: 'Doelgroepen ophalen mislukt',
  back: 'Terug naar koppelen',
  continue: 'Naar de volgende stap',
  continuing: 'Instellen...',
  chooseFirst: 'Kies een doelgroep om verder te gaan.',
  members: (members: number) => count(members, { one: '# abonnee', other: '# abonnees' }),
  created: (day: string) => `Gemaakt: ${day}`,
  gone: 'Niet meer in Mailchimp',
  ready: 'Heeft codes',

  finishTitle: 'Je lijst wordt ingesteld',
  finishText:
    'Listpass bereidt je doelgroep in Mailchimp voor. Je kunt deze pagina verlaten. Ook dan worden je codes gemaakt.',
  completeTitle: 'Alles is ingesteld!',
  completeText: 'Je doelgroep is klaar voor de eerste campagne.',
  codesReady: 'Je codes zijn ingesteld.',
  parts: {
    webhook: { title: 'Webhook', text: 'Voegt drie velden toe en luistert naar wijzigingen.' },
    templates: { title: 'QR-codes', text: 'Een persoonlijke code voor elk contact.' },
    finalising: { title: 'Afronden', text: 'Controleert of iedereen een code heeft.' },
  },
  partState: { waiting: '', 'at work': 'Bezig', failed: 'Mislukt', done: 'Klaar' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} van # contact`, other: `${n(done)} van # contacten` }),
  errorTitle: 'Fout bij het instellen',
  setupFailed: 'Het instellen is mislukt. Probeer het opnieuw.',
  cancelled: 'Het maken van de QR-codes is geannuleerd',
  retry: 'Opnieuw instellen',
  pollInstead: 'Elke 10 minuten in Mailchimp kijken',
  pollText:
    'Kies dit als Mailchimp het adres van je Listpass niet kan bereiken. Nieuwe contacten krijgen hun code binnen 10 minuten.',
  noContacts: 'Deze doelgroep heeft nog geen contacten. Elk nieuw contact krijgt een code.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Je enige contact heeft een code.', other: 'Alle # contacten hebben een code.' }),
  someHaveCodes: (withCode: number, total: number) => `Contacten met een code: ${n(withCode)} van ${n(total)}.`,
  /** After the text above. */
  goesOn: 'De andere contacten krijgen hun code terwijl je verdergaat.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'Mailchimp heeft # contact geweigerd. Op de pagina van de lijst zie je welk en waarom.',
      other: 'Mailchimp heeft # contacten geweigerd. Op de pagina van de lijst zie je welke en waarom.',
    }),
  toTemplates: 'Code in je e-mail zetten',
  /** The link leads to the dashboard. */
  viewMailchimp: 'Naar dashboard',
  seeProgress: 'Lijst bekijken',

  templatesTitle: 'Zet de code in je e-mail',
  templatesText: 'Plak één stukje HTML. Mailchimp vult bij het versturen de eigen code van elk contact in.',
  loadingTemplates: 'Je lijst laden...',
  templatesFailed: 'Lijstgegevens laden mislukt',
  noFields: 'Deze lijst heeft nog geen QR-velden. Rond eerst het instellen af.',
  finishSetup: 'Instellen afronden',
  snippetTitle: 'Kopieer deze HTML',
  tagText: (tag: string) => `*|${tag}|* is de merge-tag van deze lijst. Laat die zo staan.`,
  previewTitle: 'Wat je contact ziet',
  pasteTitle: 'Plak de HTML in je campagne',
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'Nieuwe builder',
      text: 'Voeg een codeblok toe waar je de code wilt, open het en plak de HTML erin.',
    },
    classic: {
      name: 'Klassieke builder',
      text: 'Sleep een inhoudsblok voor code naar de lay-out, vervang de inhoud en kies “Opslaan en sluiten”.',
    },
    ownCode: { name: 'Zelf coderen', text: 'Plak de HTML in die van je eigen sjabloon, waar je de code wilt.' },
  },
  tipsTitle: 'Voordat je verstuurt',
  tips: {
    size: 'Toon de afbeelding minstens 150 pixels breed, op wit.',
    test: 'Stuur een testmail naar een echt contact van de lijst. Een testmail zonder contact heeft geen code. Op de afbeelding staat dan SAMPLE.',
    purpose: 'Zeg in de e-mail waar de code voor is, en dat gasten hem op hun telefoon kunnen laten zien.',
  },
  toTheDoor,
  toApp: 'Naar dashboard',
  openCampaigns: 'Campagnes in Mailchimp openen',
} satisfies SetupWords['wizard']
