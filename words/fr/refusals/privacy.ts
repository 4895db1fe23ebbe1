import type { privacy as en } from '../../en/refusals/privacy.ts'

/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }: { team: string }) =>
    `Vous êtes l’unique propriétaire de l’équipe «\u{202f}${team}\u{202f}». Nommez un autre propriétaire, ou retirez d’abord les membres.`,
} satisfies typeof en
