import { isolated } from '#domain/user-text.ts'
import type { FinderWords } from '../../en/finder/index.ts'
import { count } from '../format.ts'

/** The search of the top bar: guests, actions, places. */
export const search = {
  title: 'Zoeken',
  field: 'Zoek of ga naar',
  hint: 'Gasten, lijsten, deuren, acties…',
  close: 'Esc, zoeken sluiten',
  escKey: 'Esc',
  enterKey: 'Enter',
  results: 'Resultaten',
  groups: { guests: 'Gasten', do: 'Acties', go: 'Ga naar' },
  noResults: 'Niets gevonden',
  count: (results: number) => count(results, { other: '# gevonden' }),
  none: 'Niets gevonden',
  noneText: 'Zoek een gast op naam, e-mail of code, of typ wat je wilt doen.',
  searching: 'Gasten zoeken…',
  guestsFailed: 'Gasten zoeken mislukt',
  placesFailed: 'Je lijsten konden niet worden geladen',
  asksFirst: 'met bevestiging',

  notIn: 'Niet binnen',
  cameIn: (times: number) => count(times, { one: 'Binnengekomen', other: '# keer binnengekomen' }),
  blocked: 'Geblokkeerd',
  removed: 'Van de lijst gehaald',
  /** Typed as it is shown, it searches for the guest alone; so does the next text. */
  checkIn: (guest: string) => `${guest} inchecken`,
  block: (guest: string) => `${guest} blokkeren`,

  openScanner: 'Scanner openen',
  newLink: 'Nieuwe scannerlink',
  printGuests: 'A–Z-lijst printen',
  printDoors: 'Bladen voor de deuren printen',
  addAccount: 'Mailchimp-account koppelen',
  newOccasion: 'Onderdeel toevoegen',

  parts: {
    tonight: 'Vanavond',
    guests: 'Gasten',
    doors: 'Deuren',
    email: 'E-mail',
    results: 'Resultaten',
    settings: 'Instellingen',
    occasions: 'Onderdelen',
  },
  list: {
    guests: (guests: number) => count(guests, { one: 'lijst, # gast', other: 'lijst, # gasten' }),
    toSetUp: 'lijst, nog niet ingesteld',
  },
  /** Beside the list of the screen. */
  otherList: {
    guests: (guests: number) => count(guests, { one: 'andere lijst, # gast', other: 'andere lijst, # gasten' }),
    toSetUp: 'andere lijst, nog niet ingesteld',
  },
  door: 'deur',
  doorScanning: 'deur, scant nu',
  occasion: 'onderdeel',
  dashboard: 'Dashboard',
  scanner: 'Scanner',
  account: 'account',
  password: 'Wachtwoord wijzigen',
  secondStep: 'Tweede stap bij het inloggen',
  passkeys: 'Passkeys',
  devices: 'Toestellen en logins',
  activity: 'Activiteit',
  team: 'Team',
  ownData: 'Je gegevens',
  help: 'Handleiding',
  helpText: 'hulp',
  api: 'API-documentatie',

  noneOpen: 'Er is geen onderdeel open',
  opens: (occasion: string, time: string) =>
    `${isolated(occasion, 80)} is nog niet open (open vanaf: ${time}). Tot dan laten deuren niemand binnen.`,
  isOver: (occasion: string) => `${isolated(occasion, 80)} is voorbij. Deuren laten niemand binnen.`,
  toTonight: 'Naar Vanavond',
  cancel: 'Sluiten',
  blockTitle: 'Deze gast blokkeren?',
  blockQuestion: (guest: string) =>
    `Deuren weigeren dan de code van ${guest}. Je kunt de blokkering altijd weer opheffen.`,
  blocking: 'Blokkeren...',
  blockConfirm: 'Gast blokkeren',
  blockFailed: 'De gast kon niet worden geblokkeerd',
  blockDone: 'De gast is geblokkeerd.',
} satisfies FinderWords['search']
