import type { MergeFieldWords } from '../en/merge-fields.ts'

export const mergeFields = {
  code: { name: 'Código QR', help: 'Código pessoal, mantido pelo Listpass.' },
  max: { name: 'Leituras QR permitidas', help: 'Quantas vezes o código libera a entrada. 0 o bloqueia.' },
  scans: { name: 'Leituras QR até agora', help: 'Contadas pelo Listpass na porta.' },
} satisfies MergeFieldWords
