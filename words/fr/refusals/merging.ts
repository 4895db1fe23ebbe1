import type { merging as en } from '../../en/refusals/merging.ts'

/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'Cette demande n’est plus en attente.',
  codes_before_merge: 'Générez d’abord les codes de votre liste. Vous pourrez ensuite accepter.',
  codes_at_work_before_merge:
    'Des codes de l’une des deux listes sont en cours de traitement. Réessayez quand ce sera terminé.',
  other_list_at_work: 'Mailchimp est en cours de mise à jour avec l’autre liste. Réessayez dans une minute.',
  too_many_merge_asks: 'Vous avez demandé plusieurs fois. Attendez une heure, puis réessayez.',
  other_team_stays_apart: 'L’autre équipe garde sa liste à part\u{202f}: il n’y a personne à qui demander.',
  no_other_team: 'Aucune autre équipe n’a configuré de liste pour cette audience.',
  list_being_joined: 'Cette liste est en cours de réunion avec une autre. Réessayez dans un instant.',
} satisfies typeof en
