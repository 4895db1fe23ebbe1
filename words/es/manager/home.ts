import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Esta noche',
    guests: 'Invitados',
    doors: 'Puertas',
    email: 'Correo',
    results: 'Resultados',
    occasions: 'Eventos',
    settings: 'Ajustes',
  },
  partsLabel: 'Partes de esta lista',
  more: 'Más',
  guests: (guests: number) => count(guests, { one: '# invitado', other: '# invitados' }),
  openScanner: 'Abrir escáner',
  onlyEditors: 'Solo los editores pueden abrir esta parte',
  onlyEditorsText:
    'Puedes ver “Esta noche”, “Invitados” y “Resultados”. Un propietario del equipo puede cambiar tu rol.',

  occasion: 'Evento',
  occasionIs: 'Evento:',
  allOccasions: 'Todos los eventos',
  changeOccasions: 'Añadir o cambiar eventos',
  addOccasion: 'Añadir un evento',
  ended: (moment: string) => `fin: ${moment}`,
} satisfies ManagerWords['home']
