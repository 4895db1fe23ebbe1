import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The guests as a list on paper. */
export const print = {
  title: 'Imprimer A–Z',
  paper: 'La liste sur papier',
  loading: 'Chargement des noms...',
  failed: 'Les noms n’ont pas pu être chargés',
  back: 'Retour aux invités',
  print: 'Imprimer',
  again: 'Actualiser',
  hint: (pages: number) =>
    count(pages, {
      one: '# page, A4 ou Letter. Dans la fenêtre d’impression, désactivez les en-têtes et les pieds de page.',
      other: '# pages, A4 ou Letter. Dans la fenêtre d’impression, désactivez les en-têtes et les pieds de page.',
    }),
  narrowed: 'Seulement les invités que vous avez choisis',
  printAll: 'Tous les invités',
  matching: (search: string) => `«\u{202f}${search}\u{202f}»`,
  none: 'Pas encore d’invités à imprimer',
  noneText: 'Les invités apparaissent ici dès qu’ils ont un code.',
  cut: (printed: number, total: number) =>
    `Seuls les ${n(printed)} premiers noms sur ${n(total)} tiennent ici. Choisissez un événement avec moins d’invités.`,
  guests: (guests: number) => count(guests, { one: '# invité, A–Z', other: '# invités, A–Z' }),
  printedAt: (moment: string) => `Impression\u{202f}: ${moment}`,
  filled: 'Case pleine\u{202f}: entrée déjà validée à ce moment',
  blocked: 'code bloqué',
  foot: 'Si les scanners sont en panne, cochez ici, et validez les entrées par nom plus tard.',
  page: (page: number, of: number) => `Page ${n(page)} sur ${n(of)}`,
  in: 'entrée validée',
} satisfies ManagerWords['print']
