import type { DoorWords } from '../../en/door/index.ts'

/** The list of latest scans. */
export const latest = {
  latest: 'Últimas leituras',
  noScans: 'Nenhuma leitura ainda.',
  scanned: 'Leitura:',
  unnamed: 'Contato sem nome',
  ways: {
    camera: '',
    reader: 'com leitor',
    typed: 'digitado',
    photo: 'de uma foto',
    name: 'por nome',
    added: 'incluído aqui',
  },
  undo: 'Desfazer',
  undoOf: (name: string) => `Desfazer: ${name}`,
} satisfies DoorWords['latest']
