import type { privacy as english } from '../../en/refusals/privacy.ts'

/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }: { team: string }) =>
    `Je bent de enige eigenaar van het team “${team}”. Maak een ander lid eigenaar, of verwijder eerst de leden.`,
} satisfies typeof english
