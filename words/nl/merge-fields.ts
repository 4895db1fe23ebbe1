import type { MergeFieldWords } from '../en/merge-fields.ts'

export const mergeFields = {
  code: { name: 'QR-code', help: 'Persoonlijke code, beheerd door Listpass.' },
  max: { name: 'Toegestane QR-scans', help: 'Hoe vaak de code toegang geeft. 0 blokkeert hem.' },
  scans: { name: 'QR-scans tot nu toe', help: 'Door Listpass aan de deur geteld.' },
} satisfies MergeFieldWords
