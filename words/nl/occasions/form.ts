import type { OccasionsWords } from '../../en/occasions/index.ts'
import { occasion } from '../fields/occasion.ts'
import { oneLine } from '../fields/one-line.ts'
import { who } from '../fields/who.ts'
import { count, n } from '../format.ts'

/** The form of an occasion, or of several. */
export const form = {
  name: 'Naam',
  mainHint: 'Het hoofdonderdeel heet zoals de lijst, totdat je het een andere naam geeft.',
  nameOfDays: 'Naam',
  nameOfDaysHint: 'Elk onderdeel krijgt deze naam met de dag erbij, zoals “Zomerfeest, vr 5 jun”.',
  opens: 'Openingstijd',
  closes: 'Sluitingstijd',
  closesMoved: 'De sluitingstijd is met de openingstijd verschoven.',
  timesHint: 'Laat beide leeg om het altijd open te houden.',
  zone: 'Tijdzone',
  place: 'Plaats (optioneel)',
  placeHint: 'Gasten zien die op de pagina van hun code en in hun agenda.',
  twice: (time: string) => `In die nacht is het twee keer ${time}. De eerste keer wordt bedoeld.`,
  skipped: (time: string, meant: string) => `In die nacht slaat de klok ${time} over. Het wordt ${meant}.`,
  who: 'Wie mag er naar binnen?',
  everyone: 'Iedereen op de lijst',
  often: 'Hoe vaak mag een gast naar binnen?',
  shared: 'Tot het eigen maximum, gedeeld met andere onderdelen',
  own: 'Een aantal keer, alleen voor dit onderdeel',
  ownMax: 'Aantal keer per gast',
  countHint: 'Je kunt dit later niet wijzigen: het bepaalt welke check-ins Mailchimp meetelt in QRSCANS.',
  countFixed: 'Dit blijft zoals het bij het toevoegen was. Voeg een ander onderdeel toe om anders te tellen.',
  again: 'Wanneer mag een gast terugkomen?',
  agains: {
    shared: {
      never: 'Zolang het eigen maximum niet is bereikt',
      daily: 'Eén keer per dag',
      after_exit: 'Na het uitchecken: die keer komt dan weer vrij',
    },
    own: {
      never: 'Nooit: gebruikt blijft gebruikt',
      daily: 'De volgende dag: dan telt het opnieuw vanaf nul',
      after_exit: 'Na het uitchecken: die keer komt dan weer vrij',
    },
  },
  dayBegins: 'Een nieuwe dag begint om',
  capacity: 'Capaciteit',
  capacityHint: 'Hoeveel mensen er tegelijk binnen mogen zijn. Laat dit leeg voor geen limiet.',
  whenFull: 'Wat een deur doet als het vol is',
  fulls: { refuse: 'Gasten wegsturen', warn: 'Waarschuwen en gasten binnenlaten' },
  whenUnsure: 'Wat een deur zonder verbinding doet als het misschien vol is',
  unsures: { let_in: 'Gasten binnenlaten, en jij krijgt bericht', stop: 'Gasten wegsturen' },
  exits: 'Deuren checken gasten ook uit',
  exitsHint: 'Dan zie je hoeveel mensen er binnen zijn.',
  exitsNeeded: 'Nodig om gasten na vertrek te laten terugkomen.',
  outAt: 'Iedereen uitchecken om',
  outAtHint: 'Laat dit leeg om het zelf te doen.',
  cancel: 'Annuleren',
  add: 'Onderdeel toevoegen',
  addMany: (occasions: number) => count(occasions, { one: '# onderdeel toevoegen', other: '# onderdelen toevoegen' }),
  adding: 'Toevoegen...',
  addFailed: 'De onderdelen konden niet worden toegevoegd',
  added: 'Het onderdeel is toegevoegd',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saveFailed: 'Het onderdeel kon niet worden gewijzigd',
  saved: 'Het onderdeel is gewijzigd',
  rowsOf: (occasions: number) =>
    count(occasions, { one: '# onderdeel wordt toegevoegd', other: '# onderdelen worden toegevoegd' }),
  tooMany: (most: number) =>
    `Je kunt hoogstens ${n(most)} onderdelen tegelijk toevoegen. Kies minder dagen of een eerder einde.`,
  noRows: 'Kies eerst de dagen.',
  noSessions: 'Plak minstens één regel die kan worden gelezen.',
  moreRows: (rows: number) => `en nog ${n(rows)}`,
  vipHint:
    'Het gaat open met je eerste dag en sluit met je laatste. Voeg er per dag een toe als de gasten verschillen.',
  cardHint: 'Zet het maximum van elke gast op 10 onder “Gasten”, of als standaard onder “Instellingen”.',
  /** Under the fields. */
  problems: { ...occasion, ...oneLine, ...who },
} satisfies OccasionsWords['form']
