import type { DoorWords } from '../../en/door/index.ts'

/** The list of latest scans. */
export const latest = {
  latest: 'Derniers scans',
  noScans: 'Aucun scan pour l’instant.',
  scanned: 'Scan\u{202f}:',
  unnamed: 'Contact sans nom',
  ways: {
    camera: '',
    reader: 'par lecteur',
    typed: 'par saisie',
    photo: 'par photo',
    name: 'par nom',
    added: 'ajout à l’entrée',
  },
  undo: 'Annuler',
  undoOf: (name: string) => `Annuler\u{202f}: ${name}`,
} satisfies DoorWords['latest']
