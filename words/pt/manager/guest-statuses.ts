import type { GuestStatus } from '#domain/guest-status.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Quem conta como convidado',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Convidados',
  guests: (guests: number) => count(guests, { one: '# convidado', other: '# convidados' }),
  why: 'O Mailchimp também guarda pessoas que não estão inscritas. Escolha quem recebe um código e conta em todos os números.',
  /** As Mailchimp calls them. It calls `transactional` contacts non-subscribed. */
  names: {
    subscribed: 'Inscritos',
    transactional: 'Não inscritos',
    unsubscribed: 'Com assinatura cancelada',
    cleaned: 'Limpos',
    pending: 'Pendentes',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'Recebem suas campanhas.',
    transactional: 'Compraram ou se cadastraram, mas não estão inscritos.',
    unsubscribed: 'Cancelaram seus e-mails, então nenhuma campanha chega a eles.',
    cleaned: 'O endereço devolveu e-mails, então nenhum e-mail chega a eles.',
    pending: 'Ainda não confirmaram o endereço.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# pessoa.', other: '# pessoas.' }),
  admit: 'Liberar os outros',
  admitted: 'Eles não contam, mas um código que já tenham ainda abre a porta.',
  turnedAway: 'As portas recusam os códigos deles como “Não é convidado”.',
  failed: 'Não foi possível atualizar a lista',
  updated: 'Lista atualizada',
} satisfies ManagerWords['guestStatuses']
