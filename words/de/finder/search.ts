import { isolated } from '#domain/user-text.ts'
import type { FinderWords } from '../../en/finder/index.ts'
import { count } from '../format.ts'

/** The search of the top bar: guests, actions, places. */
export const search = {
  title: 'Suche',
  field: 'Suchen oder öffnen',
  hint: 'Gäste, Listen, Einlässe, Aktionen…',
  close: 'Esc, Suche schließen',
  escKey: 'Esc',
  enterKey: 'Enter',
  results: 'Ergebnisse',
  groups: { guests: 'Gäste', do: 'Aktionen', go: 'Öffnen' },
  noResults: 'Keine Ergebnisse',
  count: (results: number) => count(results, { one: '# Ergebnis', other: '# Ergebnisse' }),
  none: 'Nichts gefunden',
  noneText: 'Suchen Sie einen Gast nach Name, E-Mail oder Code, oder tippen Sie ein, was Sie tun möchten.',
  searching: 'Gäste werden gesucht…',
  guestsFailed: 'Die Suche nach Gästen hat nicht funktioniert',
  placesFailed: 'Ihre Listen konnten nicht geladen werden',
  asksFirst: 'fragt zuerst',

  notIn: 'Noch nicht da',
  cameIn: (times: number) => count(times, { one: 'Eingecheckt', other: '#-mal eingecheckt' }),
  blocked: 'Gesperrt',
  removed: 'Nicht mehr auf der Liste',
  /** Typed as it is shown, it searches for the guest alone; so does the next text. */
  checkIn: (guest: string) => `${guest} einchecken`,
  block: (guest: string) => `${guest} sperren`,

  openScanner: 'Scanner öffnen',
  newLink: 'Neuer Scanner-Link',
  printGuests: 'Gästeliste A–Z drucken',
  printDoors: 'Blätter der Einlässe drucken',
  addAccount: 'Mailchimp-Konto hinzufügen',
  newOccasion: 'Anlass hinzufügen',

  parts: {
    tonight: 'Heute',
    guests: 'Gäste',
    doors: 'Einlässe',
    email: 'E-Mail',
    results: 'Ergebnisse',
    settings: 'Einstellungen',
    occasions: 'Anlässe',
  },
  list: {
    guests: (guests: number) => count(guests, { one: 'Liste, # Gast', other: 'Liste, # Gäste' }),
    toSetUp: 'Liste, noch nicht eingerichtet',
  },
  /** Beside the list of the screen. */
  otherList: {
    guests: (guests: number) => count(guests, { one: 'andere Liste, # Gast', other: 'andere Liste, # Gäste' }),
    toSetUp: 'andere Liste, noch nicht eingerichtet',
  },
  door: 'Einlass',
  doorScanning: 'Einlass, scannt gerade',
  occasion: 'Anlass',
  dashboard: 'Übersicht',
  scanner: 'Scanner',
  account: 'Konto',
  password: 'Passwort ändern',
  secondStep: 'Zweiter Schritt bei der Anmeldung',
  passkeys: 'Passkeys',
  devices: 'Geräte und Anmeldungen',
  activity: 'Aktivitäten',
  team: 'Team',
  ownData: 'Ihre Daten',
  help: 'Anleitung',
  helpText: 'Hilfe',
  api: 'API-Dokumentation',

  noneOpen: 'Kein Anlass ist offen',
  opens: (occasion: string, time: string) =>
    `${isolated(occasion, 80)}: offen ab ${time}. Vorher lassen Einlässe niemanden ein.`,
  isOver: (occasion: string) => `${isolated(occasion, 80)} ist vorbei. Einlässe lassen niemanden mehr ein.`,
  toTonight: '„Heute“ öffnen',
  cancel: 'Schließen',
  blockTitle: 'Diesen Gast sperren?',
  blockQuestion: (guest: string) =>
    `Einlässe weisen den Code von ${guest} dann ab. Sie können ihn jederzeit wieder entsperren.`,
  blocking: 'Wird gesperrt...',
  blockConfirm: 'Gast sperren',
  blockFailed: 'Der Gast konnte nicht gesperrt werden',
  blockDone: 'Der Gast ist gesperrt.',
} satisfies FinderWords['search']
