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
    name: 'über den Namen',
    added: 'hier eingetragen',
  },
  /** „Rückgängig“ is more than twice as long as its button. */
  undo: 'Storno',
  undoOf: (name: string) => `Storno: ${name}`,
} satisfies DoorWords['latest']
