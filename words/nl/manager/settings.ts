import type { FlashColour } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'
import { reasons } from '../reasons.ts'

/** The settings of a list: its doors, its colours, and its place in Mailchimp. */
export const settings = {
  notifying: 'Meldingen',
  afterTheScan: 'Na de scan',
  notifyingLoading: 'Je meldingen laden...',
  places: 'Instellingen',
  title: 'Aan de deur',
  asks: 'Vragen aan gasten',
  besideName: 'Naast de naam',
  mailchimp: 'Mailchimp',
  account: 'Account',
  members: 'Contacten',
  membersOf: (members: number) => `${n(members)} geabonneerd`,
  listId: 'Lijst-ID',
  syncText: 'Vergelijkt elk contact met Mailchimp en herstelt de verschillen.',

  scanning: 'Scannen actief',
  /** Beside the title of the folded card. */
  scanningIsOff: 'Scannen uit',
  scanningOn: 'Deuren kunnen deze lijst scannen.',
  scanningOff: `Deuren weigeren elke scan met “${reasons.list_inactive}”.`,
  scanningLocked: 'Maak eerst de codes. Daarna kun je scannen aanzetten.',
  removed: 'Contacten binnenlaten die van de lijst zijn gehaald',
  removedHint: 'Wie in Mailchimp is gearchiveerd of verwijderd, kan de code dan nog gebruiken.',
  party: 'Een code met meer plaatsen',
  partyHint: 'Wat een scan doet zolang het contact nog meer dan één plaats over heeft.',
  parties: {
    one: 'Laat één persoon binnen',
    ask: 'Vraagt hoeveel mensen er binnenkomen',
    all: 'Laat iedereen binnen die nog mag',
  } satisfies Record<PartyMode, string>,
  max: 'Toegestane scans per nieuw contact',
  maxHint: 'Hoe vaak elk nieuw contact kan worden binnengelaten. Bestaande contacten veranderen niet.',
  consent: 'Tekst waarmee gasten instemmen met e-mails',
  consentExample: 'Jullie mogen me mailen over jullie evenementen.',
  consentHint:
    'Deuren die gasten toevoegen, tonen deze tekst met een vakje om aan te vinken. Wie ja zegt, krijgt één e-mail van Mailchimp ter bevestiging. Zonder tekst is er geen vakje en wordt niemand iets gevraagd.',
  mail: 'Nieuwe gasten hun code e-mailen',
  mailHint:
    'Nieuwe gasten met een e-mailadres krijgen één bericht met een link naar hun code, zodra Mailchimp ze heeft.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  failed: 'Lijst wijzigen mislukt',
  updated: 'De lijst is gewijzigd',

  colours: 'Kleuren',
  coloursText:
    'Staat een van deze woorden in de naam van de lijst, of in de tekst die de deur toont, dan krijgt het scherm even de kleur ervan. Anders wordt het groen.',
  colourWords: (colours: number) => count(colours, { one: '# woord', other: '# woorden' }),
  noColourWords: 'Nog geen woorden',
  noColours: 'Nog geen woorden: bij elke geslaagde scan wordt het scherm groen.',
  redTitle: 'Rood lijkt op een weigering',
  redText:
    'Deze gasten worden binnengelaten, maar de pagina is rood. Het personeel stuurt ze misschien weg. Kies liever een andere kleur.',
  edit: 'Kleuren bewerken',
  dialogTitle: 'Kleuren aan de deur',
  rule: (place: number) => `Kleur ${n(place)}`,
  word: 'Woord',
  colour: 'Kleur',
  add: 'Kleur toevoegen',
  remove: (place: number) => `Kleur ${n(place)} verwijderen`,
  builtIn: 'Standaardwoorden gebruiken',
  cancel: 'Annuleren',
  tryOut: 'Probeer een naam',
  tryHint: 'De tekst die de deur zou tonen.',
  becomes: (colour: string) => `Het scherm wordt ${colour}.`,
  names: {
    green: 'groen',
    'dark-red': 'donkerrood',
    red: 'rood',
    yellow: 'geel',
    blue: 'blauw',
  } satisfies Record<FlashColour, string>,
} satisfies ManagerWords['settings']
