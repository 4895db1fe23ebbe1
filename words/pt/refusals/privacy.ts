import type { privacy as english } from '../../en/refusals/privacy.ts'

/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }) =>
    `Ninguém além de você é proprietário da equipe “${team}”. Torne outro membro proprietário ou remova os membros primeiro.`,
} satisfies typeof english
