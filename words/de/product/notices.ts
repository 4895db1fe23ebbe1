import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Benachrichtigungen',
  open: (news: number) => (news === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${n(news)} neu`),
  none: 'Noch ist nichts passiert',
  noneText: 'Hier steht, wenn ein VIP kommt, ein Anlass fast voll ist oder sich ein Einlass nicht mehr meldet.',
  fresh: 'Neu',
  isOver: 'Vorbei',
  close: 'Schließen',

  vipArrived: (guest: string) => `VIP ist da: ${isolated(guest, 80)}.`,
  nameless: 'ein Gast ohne Namen',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${isolated(occasion, 60)} ist fast voll: ${n(inside)} von ${n(capacity)} drin.`,
  silent: 'Einlass meldet sich seit 5 Minuten nicht.',
  silentAt: (door: string) => `Einlass meldet sich seit 5 Minuten nicht: ${isolated(door, 60)}.`,
  goesOn: 'Er scannt weiter und sendet seine Scans später',
  heardAgain: 'Meldet sich wieder',
} satisfies ProductWords['notices']
