import type { oneLine as english } from '../../en/fields/one-line.ts'

/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'N’utilisez pas de sauts de ligne ni de caractères de contrôle.',
} satisfies typeof english
