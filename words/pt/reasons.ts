import type { Reason } from '#domain/verdict.ts'

/** The result of a scan in two or three words, wherever it is shown. */
export const reasons = {
  ok: 'Entrada liberada',
  malformed: 'Não é código do Listpass',
  unknown_code: 'Não está na lista',
  wrong_list: 'Outra lista',
  list_inactive: 'Lista inativa',
  link_expired: 'Link do scanner expirou',
  removed: 'Removido da lista',
  not_a_guest: 'Não é convidado',
  blocked: 'Bloqueado',
  already_used: 'Já usado',
  not_invited: 'Sem convite',
  too_early: 'Ainda não abriu',
  too_late: 'Entrada encerrada',
  already_today: 'Já usado hoje',
  still_inside: 'Ainda está dentro',
  full: 'Lotado',
  conflict: 'Liberado em outra porta',
  rate_limited: 'Muitas tentativas',
  error: 'Não verificado',
} satisfies Record<Reason, string>
