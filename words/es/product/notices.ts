import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { count, n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Notificaciones',
  open: (news: number) =>
    news === 0 ? 'Notificaciones' : count(news, { one: 'Notificaciones, # nueva', other: 'Notificaciones, # nuevas' }),
  none: 'Aún no ha pasado nada',
  noneText:
    'Aquí se avisa cuando llega un VIP, cuando un evento tiene el aforo casi completo y cuando una puerta deja de responder.',
  fresh: 'Nuevas',
  isOver: 'Ya pasó',
  close: 'Cerrar',

  vipArrived: (guest: string) => `Ha llegado un VIP: ${isolated(guest, 80)}.`,
  nameless: 'un invitado sin nombre',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${isolated(occasion, 60)}: aforo casi completo, ${n(inside)} de ${n(capacity)} dentro.`,
  silent: 'Puerta sin respuesta desde hace 5 minutos.',
  silentAt: (door: string) => `Puerta sin respuesta desde hace 5 minutos: ${isolated(door, 60)}.`,
  goesOn: 'Sigue escaneando y envía sus escaneos más tarde',
  heardAgain: 'Vuelve a responder',
} satisfies ProductWords['notices']
