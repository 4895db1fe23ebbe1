import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Meldingen',
  open: (news: number) => (news === 0 ? 'Meldingen' : `Meldingen, ${n(news)} nieuw`),
  none: 'Er is nog niets gebeurd',
  noneText:
    'Hier lees je dat er een vip binnen is, dat een onderdeel bijna vol is of dat een deur niets van zich laat horen.',
  fresh: 'Nieuw',
  isOver: 'Voorbij',
  close: 'Sluiten',

  vipArrived: (guest: string) => `Er is een vip binnen: ${isolated(guest, 80)}.`,
  nameless: 'een gast zonder naam',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${isolated(occasion, 60)} is bijna vol: ${n(inside)} van ${n(capacity)} binnen.`,
  silent: 'Een deur laat al 5 minuten niets van zich horen.',
  silentAt: (door: string) => `Deze deur laat al 5 minuten niets van zich horen: ${isolated(door, 60)}.`,
  goesOn: 'De deur scant door en verstuurt de scans later',
  heardAgain: 'Er is weer contact',
} satisfies ProductWords['notices']
