import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Ensayar',
  text: 'Mira qué diría una puerta a un invitado en un momento dado. No se cuenta nada.',
  guest: 'Invitado',
  guestHint: 'Escribe un nombre o un correo.',
  found: 'Invitados encontrados',
  searching: 'Buscando...',
  searchFailed: 'No se han podido buscar los invitados',
  noOne: (search: string) => `Nadie coincide con “${isolated(search, 60)}”.`,
  at: 'Momento',
  direction: 'Sentido',
  directions: { in: 'Entrada', out: 'Salida' },
  ask: 'Preguntar',
  asking: 'Preguntando...',
  failed: 'No se ha podido preguntar a la puerta',
  chooseGuest: 'Elige antes un invitado.',
  decidedBy: (setting: string) => `Lo decide: ${setting}`,
  settings: {
    list: 'la lista, que ahora no se puede escanear',
    contact: 'el invitado, que está bloqueado o ya no está en la lista',
    who: 'Quién',
    opens_at: 'Apertura',
    closes_at: 'Cierre',
    own_max: 'Veces por invitado',
    max_scans: 'el máximo del invitado',
    again: 'Volver a entrar',
    capacity: 'Máximo de personas dentro',
  },
} satisfies OccasionsWords['rehearsal']
