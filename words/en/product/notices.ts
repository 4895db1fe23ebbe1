import { isolated } from '#domain/user-text.ts'
import { n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Notifications',
  open: (news: number) => (news === 0 ? 'Notifications' : `Notifications, ${n(news)} new`),
  none: 'Nothing has happened yet',
  noneText: 'A VIP who arrives, an occasion that is nearly full, and a door that goes silent are told here.',
  fresh: 'New',
  isOver: 'Over',
  close: 'Close',

  vipArrived: (guest: string) => `VIP arrived: ${isolated(guest, 80)}.`,
  nameless: 'a guest without a name',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${isolated(occasion, 60)} is nearly full: ${n(inside)} of ${n(capacity)} inside.`,
  silent: 'Door silent for 5 minutes.',
  silentAt: (door: string) => `Door silent for 5 minutes: ${isolated(door, 60)}.`,
  goesOn: 'It keeps scanning and sends its scans later',
  heardAgain: 'Heard again',
}
