import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { count, n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Notifications',
  open: (news: number) =>
    news === 0
      ? 'Notifications'
      : count(news, { one: 'Notifications, # nouvelle', other: 'Notifications, # nouvelles' }),
  none: 'Rien de nouveau pour l’instant',
  noneText: 'L’arrivée d’un VIP, un événement presque complet et une entrée silencieuse sont signalés ici.',
  fresh: 'Nouveau',
  isOver: 'Terminé',
  close: 'Fermer',

  vipArrived: (guest: string) => `Arrivée VIP\u{202f}: ${isolated(guest, 80)}.`,
  nameless: 'un invité sans nom',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `Presque complet\u{202f}: ${isolated(occasion, 60)}, ${n(inside)} personnes sur ${n(capacity)}.`,
  silent: 'Entrée silencieuse depuis 5 minutes.',
  silentAt: (door: string) => `Entrée silencieuse depuis 5 minutes\u{202f}: ${isolated(door, 60)}.`,
  goesOn: 'Elle continue de scanner, et enverra ses scans plus tard',
  heardAgain: 'De nouveau en contact',
} satisfies ProductWords['notices']
