import type { privacy as english } from '../../en/refusals/privacy.ts'

/** Deleting an account. */
export const privacy = {
  only_owner: ({ team }: { team: string }) =>
    `Das Team „${team}“ hat außer Ihnen keinen Inhaber. Machen Sie ein anderes Mitglied zum Inhaber, oder entfernen Sie zuerst die Mitglieder.`,
} satisfies typeof english
