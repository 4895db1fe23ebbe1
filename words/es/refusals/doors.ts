import type { doors as Doors } from '../../en/refusals/doors.ts'
import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'Este enlace de escáner ya no es válido. Pide uno nuevo a la organización.',
  link_expired: 'Este enlace de escáner ha caducado. Pide uno nuevo a la organización.',
  link_switched_off: 'Este enlace de escáner está desactivado. Pide a la organización que lo active.',
  link_gone: 'Este enlace de escáner ya no existe.',
  link_not_opened:
    'Listpass no puede abrir la dirección guardada de un enlace de escáner: LISTPASS_KEYS ya no es la de antes. El equipo que administra Listpass puede volver a poner la clave anterior.',
  links_at_most: ({ most }: { most: number }) =>
    `Una lista puede tener como máximo ${n(most)} enlaces de escáner. Elimina uno que ya no se use.`,
  time_is_past: 'Elige una hora futura.',
  session_has_ended: 'Esta sesión ya ha terminado.',
  no_check_of_members: 'Solo las puertas con enlace de escáner dicen si están listas.',
  too_many_devices: 'Demasiados dispositivos han abierto este enlace de escáner. Inténtalo de nuevo en un minuto.',
  too_many_wrong_links: 'Demasiados enlaces incorrectos. Inténtalo de nuevo en un minuto.',
  no_page_of_list: 'Esta página de la lista no existe. Empieza por la primera.',
  door_closed_phone: 'Ahora esta puerta está cerrada. Llama por teléfono a la organización.',
  too_many_calls_of_door: 'Demasiados avisos desde esta puerta. Espera un momento e inténtalo de nuevo.',
  call_made_already: 'Este aviso ya se ha enviado.',
  call_gone: 'Este aviso ya no existe.',
} satisfies typeof Doors
