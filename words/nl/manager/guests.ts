import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The guests of a list or an occasion. */
export const guests = {
  title: 'Gasten',
  search: 'Naam, e-mail of code',
  loading: 'Gasten laden...',
  failed: 'De gasten konden niet worden geladen',
  countsFailed: 'De cijfers konden niet worden geladen',
  filters: 'Toon',
  more: 'Filter',
  statuses: {
    in: 'Binnen',
    not_in: 'Niet binnen',
    left: 'Vertrokken',
    blocked: 'Geblokkeerd',
    refused: 'Geweigerd door Mailchimp',
    removed: 'Van de lijst gehaald',
  },
  leftAt: (time: string) => `Vertrokken: ${time}`,
  unreached: 'E-mail nooit ontvangen',
  alsoBlocked: 'Geblokkeerd',

  table: 'Gasten van deze lijst',
  columns: { name: 'Naam', status: 'Status', came_at: 'Gekomen', door: 'Deur', scans: 'Scans' },
  scans: (scans: number, max: number) => `${n(scans)} van ${n(max)}`,
  noEmail: 'Aan de deur toegevoegd, geen e-mail',
  notYet: '–',
  actions: 'Acties',
  actionsOf: (name: string) => `Acties voor ${name}`,
  choose: (name: string) => `${name} kiezen`,
  choosePage: 'Iedereen op deze pagina kiezen',
  paging: 'Gasten, per pagina',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${n(page)}`,

  none: 'Nog geen gasten',
  noneText: 'Kies wie er telt: maak de codes van deze lijst, en elk contact met een code wordt gast.',
  toSettings: 'Naar Instellingen',
  noneHere: (search: string) => `Geen gast gevonden met “${search}”.`,
  showAll: 'Alle gasten tonen',

  checkIn: 'Inchecken',
  checkInOf: (name: string) => `${name} inchecken`,
  checkedIn: (name: string) => `${name} is binnen.`,
  notCheckedIn: (name: string, reason: string) => `${name} is niet binnengelaten: ${reason}`,
  checkInFailed: 'De gast kon niet worden ingecheckt',

  print: 'A–Z printen',
  csv: 'CSV exporteren',
  makingCsv: 'Verzamelen...',
  csvFailed: 'Het bestand kon niet worden gedownload',
} satisfies ManagerWords['guests']
