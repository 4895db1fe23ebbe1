import type { DoorWords } from '../../en/door/index.ts'

/** The list of latest scans. */
export const latest = {
  latest: 'Letzte Scans',
  noScans: 'Noch nichts gescannt.',
  scanned: 'Gescannt:',
  unnamed: 'Kontakt ohne Namen',
  ways: {
    camera: '',
    reader: 'mit Lesegerät',
    typed: 'eingetippt',
    photo: 'aus einem Foto',
    name: 'per Namenssuche',
    added: 'hier eingetragen',
  },
  /** „Rückgängig“ would take the room of the guest’s name. */
  undo: 'Storno',
  undoOf: (name: string) => `Storno: ${name}`,
} satisfies DoorWords['latest']
