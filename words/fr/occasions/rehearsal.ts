import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Simuler',
  text: 'Voyez ce qu’une entrée dirait à un invité à un moment donné. Rien n’est compté.',
  guest: 'Invité',
  guestHint: 'Saisissez un nom ou un e-mail.',
  found: 'Invités trouvés',
  searching: 'Recherche...',
  searchFailed: 'La recherche des invités a échoué',
  noOne: (search: string) => `Personne ne correspond à «\u{202f}${isolated(search, 60)}\u{202f}».`,
  at: 'Moment',
  direction: 'Sens de passage',
  directions: { in: 'Entrée', out: 'Sortie' },
  ask: 'Interroger l’entrée',
  asking: 'Un instant...',
  failed: 'L’entrée n’a pas pu être interrogée',
  chooseGuest: 'Choisissez d’abord un invité.',
  decidedBy: (setting: string) => `Réglage décisif\u{202f}: ${setting}`,
  settings: {
    list: 'la liste, qui n’est pas activée pour le scan',
    contact: 'l’invité, dont le code est bloqué ou qui a quitté la liste',
    who: 'Qui',
    opens_at: 'Ouverture',
    closes_at: 'Fermeture',
    own_max: 'Entrées par invité',
    max_scans: 'le maximum de l’invité',
    again: 'Retour',
    capacity: 'Maximum de personnes sur place',
  },
} satisfies OccasionsWords['rehearsal']
