import type { occasions as english } from '../../en/answers/occasions.ts'
import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: '# événement a été ajouté.', other: '# événements ont été ajoutés.' }),
  occasion_changed: 'L’événement a été modifié.',
  occasion_removed: 'L’événement a été supprimé. Ses scans restent dans le journal.',
  admissions_stopped: 'Les entrées n’admettent plus personne.',
  admissions_resumed: 'Les entrées admettent de nouveau les invités.',
  nobody_inside: 'Aucun invité n’est sur place.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, { one: '# sortie comptée.', other: '# sorties comptées.' }),
} satisfies typeof english
