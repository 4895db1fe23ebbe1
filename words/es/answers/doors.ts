import type { doors as english } from '../../en/answers/doors.ts'

/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'Enlace de escáner creado',
  link_updated: 'Enlace de escáner actualizado',
  link_rotated: 'El enlace tiene una dirección nueva. La anterior ya no funciona.',
  link_removed: 'Enlace de escáner eliminado',
  door_answers_kept: 'Las respuestas se han guardado.',
  scan_undone: 'Escaneo deshecho. Esta entrada ya no cuenta.',
  call_sent: 'La organización ve tu aviso.',
  call_answered: 'La puerta tiene tu respuesta.',
} satisfies typeof english
