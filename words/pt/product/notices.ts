import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { count, n } from '../format.ts'

/** News from the doors, in the bar. */
export const notices = {
  title: 'Notificações',
  open: (news: number) =>
    news === 0 ? 'Notificações' : count(news, { one: 'Notificações, # nova', other: 'Notificações, # novas' }),
  none: 'Nada aconteceu ainda',
  noneText: 'Aqui você fica sabendo quando um VIP chega, uma ocasião está quase lotada ou uma porta para de dar sinal.',
  fresh: 'Nova',
  isOver: 'Já passou',
  close: 'Fechar',

  vipArrived: (guest: string) => `Chegada de VIP: ${isolated(guest, 80)}.`,
  nameless: 'um convidado sem nome',
  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `Quase lotado: ${isolated(occasion, 60)} (${n(inside)} de ${n(capacity)} dentro).`,
  silent: 'Porta sem sinal há 5 minutos.',
  silentAt: (door: string) => `Porta sem sinal há 5 minutos: ${isolated(door, 60)}.`,
  goesOn: 'Ela continua escaneando e envia as leituras depois',
  heardAgain: 'Voltou a dar sinal',
} satisfies ProductWords['notices']
