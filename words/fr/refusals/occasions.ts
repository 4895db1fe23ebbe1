import type { occasions as en } from '../../en/refusals/occasions.ts'
import { count, n } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasion_gone: 'Cet événement n’existe plus.',
  occasion_gone_choose: 'Cet événement n’existe plus. Choisissez-en un autre.',
  occasions_at_most: ({ most, had }: { most: number; had: number }) =>
    `Une liste peut avoir au maximum ${n(most)} événements, et celle-ci en a ${n(had)}. Supprimez des événements terminés.`,
  main_counts_together: 'L’événement principal est compté avec d’autres. Ajoutez un événement qui est compté à part.',
  counting_alone_stays:
    'Un événement reste compté à part, ou avec d’autres, comme à sa création. Ajoutez plutôt un autre événement.',
  main_occasion_stays: 'L’événement principal ne peut pas être supprimé.',
  links_open_occasion: ({ links }: { links: number }) =>
    count(links, {
      one: '# lien de scanner ouvre cet événement. Supprimez-le, ou choisissez un autre événement pour ce lien.',
      other:
        '# liens de scanner ouvrent cet événement. Supprimez-les, ou choisissez un autre événement pour ces liens.',
    }),
  occasion_not_open: 'Cet événement n’est pas ouvert maintenant. Modifiez plutôt ses horaires.',
  occasion_would_be_over: 'Cet événement serait déjà terminé. Modifiez plutôt son heure de fermeture.',
  occasion_counts_nobody_inside: 'Cet événement ne compte pas les personnes sur place.',
} satisfies typeof en
