import type { DoorWords } from '../../en/door/index.ts'

/** The list of latest scans. */
export const latest = {
  latest: 'Laatste scans',
  noScans: 'Nog niets gescand.',
  scanned: 'Gescand:',
  unnamed: 'Contact zonder naam',
  ways: {
    camera: '',
    reader: 'met codelezer',
    typed: 'getypt',
    photo: 'van een foto',
    name: 'op naam',
    added: 'hier toegevoegd',
  },
  /** “Ongedaan maken” is too long for this button. “Herstel” could also mean that a scan counts again. */
  undo: 'Intrekken',
  undoOf: (name: string) => `Intrekken: ${name}`,
} satisfies DoorWords['latest']
