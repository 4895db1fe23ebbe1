import type { MergeFieldWords } from '../en/merge-fields.ts'

export const mergeFields = {
  code: { name: 'Code QR', help: 'Code personnel, géré par Listpass.' },
  max: { name: 'Scans permis', help: 'Combien de fois le code laisse entrer. 0 le bloque.' },
  scans: { name: 'Scans faits', help: 'Comptés par Listpass à l’entrée.' },
} satisfies MergeFieldWords
