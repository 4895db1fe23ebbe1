import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The home of one list: its troubles, the sync, and the system that can be disabled. */
export const list = {
  title: 'QR-codebeheer',
  loading: 'Lijst laden...',
  loadFailed: 'Lijstgegevens laden mislukt',
  notFound: 'Lijst niet gevonden',
  nothingToRead: 'Deze lijst heeft nog geen codes. Zodra die er zijn, verschijnen hier cijfers.',
  notFoundText:
    'Misschien is de lijst in Mailchimp verwijderd of van iemand anders. Kies “Synchroniseren” op het dashboard om je lijsten te zien.',
  back: 'Terug naar dashboard',
  gone: 'Deze lijst staat niet meer in Mailchimp',
  goneText: 'De codes en scans ervan zijn hier veilig. Listpass kijkt elke 10 minuten of de lijst weer terug is.',
  needsReconnect: 'Het Mailchimp-account van deze lijst moet opnieuw worden gekoppeld',
  needsReconnectText:
    'Mailchimp geeft Listpass geen toegang meer. Koppel het account opnieuw op het dashboard om de lijst actueel te houden.',
  accountInactive: 'Het Mailchimp-account van deze lijst is niet actief',
  accountInactiveText: 'Je kunt deze lijst niet scannen totdat je het account aanzet, met “Bewerken” op het dashboard.',

  /** The button that folds a card of the settings, for screen readers. */
  unfold: (title: string) => `“${title}” tonen`,
  fold: (title: string) => `“${title}” verbergen`,

  guessable: {
    title: (codes: number) =>
      count(codes, { one: '# code is misschien te raden', other: '# codes zijn misschien te raden' }),
    text: 'Een eerder systeem heeft deze codes gemaakt, misschien door te nummeren. Totdat je ze vervangt, tonen telefoons zonder verbinding er geen namen bij.',
    renew: 'Nieuwe codes maken',
    renewing: 'Nieuwe codes maken...',
    question: (contacts: number) =>
      count(contacts, {
        one: '# contact krijgt een nieuwe code. In e-mails die je al hebt verstuurd, staat de oude code, en je deuren weigeren die. Verstuur de nieuwe code vóór je evenement.',
        other:
          '# contacten krijgen een nieuwe code. In e-mails die je al hebt verstuurd, staan de oude codes, en je deuren weigeren die. Verstuur de nieuwe codes vóór je evenement.',
      }),
    renewed: 'De nieuwe codes zijn gemaakt. Mailchimp krijgt ze binnen een minuut.',
    failed: 'De nieuwe codes konden niet worden gemaakt',
  },

  sync: 'QR-codes synchroniseren met Mailchimp',
  syncQuestion:
    'Dit vergelijkt elk contact met Mailchimp en herstelt de verschillen. Geen enkele code verandert. Doorgaan?',
  syncConfirm: 'Synchroniseren',
  syncStarting: 'Starten...',
  syncFailed: 'QR-codes synchroniseren met Mailchimp mislukt',

  complete: 'Het QR-codesysteem is klaar',
  completeText: '5 van 5 stappen zijn gedaan. Nieuwe contacten krijgen vanzelf een code.',

  disableTitle: 'Systeem uitschakelen',
  disableText:
    'Verwijdert de drie QR-velden en de webhook uit deze lijst in Mailchimp. Codes en scans blijven in Listpass. Schakel je het systeem weer in, dan krijgt iedereen dezelfde code terug.',
  disable: 'Systeem uitschakelen',
  disableQuestion:
    'Dit schakelt het QR-codesysteem uit en verwijdert alle QR-velden uit deze lijst. Dit kun je niet ongedaan maken. Doorgaan?',
  disableShared: 'Een andere organisator gebruikt deze lijst ook',
  disableSharedText:
    'Jullie delen dezelfde drie QR-velden. Als je ze verwijdert, merken jullie dat allebei: in de e-mails van de ander staat ook geen code meer.',
  disabling: 'Uitschakelen...',
  disableFailed: 'QR-codesysteem uitschakelen mislukt',
  disabled: 'Het QR-codesysteem is uitgeschakeld',
  fieldNotDeleted: 'QR-veld verwijderen mislukt',
  partial: 'Deze lijst heeft nog maar een deel van de QR-velden',
  left: (tags: string) => `Nog in Mailchimp: ${tags}. Verwijder de rest of maak de ontbrekende velden opnieuw.`,
  disableRest: 'Rest uitschakelen',
  enableAgain: 'Ontbrekende velden maken',

  usageTitle: 'Zet de code in een campagne',
  usageText:
    'Plak dit in een codeblok van je campagne. Mailchimp vervangt de merge-tag door de eigen code van elk contact.',
  fieldsFailed: 'QR-codes laden mislukt',
  usageLocked: 'Maak eerst de velden. Daarna verschijnt hier de HTML voor je campagnes.',
  toSetup: 'Naar het instellen',
  previewTitle: 'Wat je gast ziet',
  usageTips: [
    'Toon de afbeelding minstens 150 pixels breed, op wit.',
    'Test met een echt contact. Een testmail van Mailchimp heeft geen contact. Op de afbeelding staat dan SAMPLE.',
  ],

  contactsLoading: 'Contacten laden...',
  contactsFailed: 'De contacten konden niet worden geladen',

  /** A device by its browser and system. */
  device: { on: (browser: string, system: string) => `${browser} op ${system}`, unknown: 'Onbekend toestel' },
} satisfies ManagerWords['list']
