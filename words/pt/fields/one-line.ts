import type { oneLine as english } from '../../en/fields/one-line.ts'

/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'Não use quebras de linha nem caracteres de controle.',
} satisfies typeof english
