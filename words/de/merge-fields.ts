import type { MergeFieldWords } from '../en/merge-fields.ts'

export const mergeFields = {
  code: { name: 'QR-Code', help: 'Persönlicher Code, von Listpass verwaltet.' },
  max: { name: 'Erlaubte QR-Scans', help: 'Wie oft der Code einlässt. 0 sperrt ihn.' },
  scans: { name: 'QR-Scans bisher', help: 'Von Listpass am Einlass gezählt.' },
} satisfies MergeFieldWords
