import type { Reason } from '#domain/verdict.ts'

/** The result of a scan in two or three words. They agree with the code or the list, never with the guest. */
export const reasons = {
  ok: 'Entrée validée',
  malformed: 'Pas un code Listpass',
  unknown_code: 'Pas sur la liste',
  wrong_list: 'Autre liste',
  list_inactive: 'Liste désactivée',
  link_expired: 'Lien de scanner expiré',
  removed: 'Contact retiré',
  not_a_guest: 'Pas parmi les invités',
  blocked: 'Code bloqué',
  already_used: 'Déjà utilisé',
  not_invited: 'Pas pour cet événement',
  too_early: 'Pas encore ouvert',
  too_late: 'Fermé',
  already_today: 'Déjà utilisé aujourd’hui',
  still_inside: 'Déjà sur place',
  full: 'Complet',
  conflict: 'Déjà utilisé ailleurs',
  rate_limited: 'Trop d’essais',
  error: 'Non vérifié',
} satisfies Record<Reason, string>
