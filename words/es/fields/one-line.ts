import type { oneLine as english } from '../../en/fields/one-line.ts'

/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'Quita los saltos de línea y los caracteres de control.',
} satisfies typeof english
