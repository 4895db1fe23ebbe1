import type { Reason } from '#domain/verdict.ts'

/**
 * The result of a scan in two or three words, wherever it is shown. No word agrees with the guest, whose gender is not
 * known.
 */
export const reasons = {
  ok: 'Entrada válida',
  malformed: 'No es de Listpass',
  unknown_code: 'No está en la lista',
  wrong_list: 'Otra lista',
  list_inactive: 'Lista inactiva',
  link_expired: 'Enlace caducado',
  removed: 'Ya no está en la lista',
  not_a_guest: 'No es de los invitados',
  blocked: 'Código bloqueado',
  already_used: 'Ya usado',
  not_invited: 'Sin invitación',
  too_early: 'Aún no ha abierto',
  too_late: 'Cerrado',
  already_today: 'Ya usado hoy',
  still_inside: 'Sigue dentro',
  full: 'Aforo completo',
  conflict: 'Entró por otra puerta',
  rate_limited: 'Demasiados intentos',
  error: 'Sin comprobar',
} satisfies Record<Reason, string>
