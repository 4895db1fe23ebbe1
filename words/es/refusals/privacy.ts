import type { privacy as Privacy } from '../../en/refusals/privacy.ts'

/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }: { team: string }) =>
    `Solo tú tienes el rol de propietario en el equipo “${team}”. Da ese rol a otro miembro o elimina antes a los miembros.`,
} satisfies typeof Privacy
