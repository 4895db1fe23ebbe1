import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Nom ou e-mail',
  hint: 'Au moins 3 lettres, mots dans n’importe quel ordre.',
  hintOfLink: 'Au moins 3 lettres du nom, ou l’e-mail complet.',
  codeEnd: (four: string) => `Fin du code\u{202f}: ${four}`,
  searching: 'Recherche...',
  found: (people: number) => count(people, { one: '# personne trouvée.', other: '# personnes trouvées.' }),
  more: 'Il y en a d’autres. Précisez le nom.',
  none: 'Personne de ce nom sur cette liste.',
  failed: 'La recherche a échoué. Veuillez réessayer.',
  needsConnection: 'Il faut une connexion pour chercher par nom. Vous pouvez toujours scanner et saisir des codes.',
  checkIn: 'Admettre',
  checkInOf: (name: string, four: string) =>
    `Admettre\u{202f}: ${name}${four === '' ? '' : `, fin du code\u{202f}: ${four}`}`,
  state: {
    open: '',
    used_up: 'Entrée déjà validée',
    blocked: 'Code bloqué',
    removed: 'Contact retiré',
    not_a_guest: 'Pas parmi les invités',
  },
  uses: (used: number, max: number) => `Entrées\u{202f}: ${n(used)} sur ${n(max)}`,

  names: {
    filter: 'Quels invités',
    all: 'Tous',
    notIn: 'Encore attendus',
    letters: 'Première lettre',
    loading: 'Chargement des invités...',
    failed: 'Échec du chargement des invités',
    none: 'Aucun invité ici.',
    more: 'Afficher plus',
  },
} satisfies DoorWords['people']
