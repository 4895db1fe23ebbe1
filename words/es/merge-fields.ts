import type { MergeFieldWords } from '../en/merge-fields.ts'

export const mergeFields = {
  code: { name: 'Código QR', help: 'Código personal, gestionado por Listpass.' },
  max: { name: 'Entradas permitidas', help: 'Cuántas veces deja entrar el código. 0 lo bloquea.' },
  scans: { name: 'Escaneos hasta ahora', help: 'Listpass los cuenta en la puerta.' },
} satisfies MergeFieldWords
