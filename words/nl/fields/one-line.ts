import type { oneLine as english } from '../../en/fields/one-line.ts'

/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'Laat regeleinden en stuurtekens weg.',
} satisfies typeof english
