import type { DoorWords } from '../../en/door/index.ts'

/** The list of latest scans. */
export const latest = {
  latest: 'Últimos escaneos',
  noScans: 'Aún no hay escaneos.',
  scanned: 'Escaneo:',
  unnamed: 'Contacto sin nombre',
  ways: {
    camera: '',
    reader: 'con lector',
    typed: 'a mano',
    photo: 'con foto',
    name: 'por nombre',
    added: 'alta en puerta',
  },
  undo: 'Deshacer',
  undoOf: (name: string) => `Deshacer: ${name}`,
} satisfies DoorWords['latest']
