import type { GuestStatus } from '#domain/guest-status.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Quién cuenta como invitado',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Invitados',
  guests: (guests: number) => count(guests, { one: '# invitado', other: '# invitados' }),
  why: 'Mailchimp también guarda a personas que no están suscritas. Elige quién recibe un código y cuenta en todas las cifras.',
  /** As Mailchimp calls them. */
  names: {
    subscribed: 'Suscritos',
    transactional: 'Transaccionales',
    unsubscribed: 'Suscripción cancelada',
    cleaned: 'Limpiados',
    pending: 'Pendientes',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'Reciben tus campañas.',
    transactional: 'Compraron o se registraron, pero no están suscritos.',
    unsubscribed: 'Dejaron tus correos, así que no les llega ninguna campaña.',
    cleaned: 'Su dirección rebotó, así que no les llega ningún correo.',
    pending: 'Aún no han confirmado su dirección.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# persona.', other: '# personas.' }),
  admit: 'Admitir a los demás',
  admitted: 'No cuentan, pero un código que ya tengan sigue abriendo la puerta.',
  turnedAway: 'Las puertas rechazan sus códigos con “No es de los invitados”.',
  failed: 'No se ha podido actualizar la lista',
  updated: 'Lista actualizada',
} satisfies ManagerWords['guestStatuses']
