import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Ajouter des règles',
  text: 'Modifiez un champ d’un contact quand il entre\u{202f}: pour une campagne de remerciement, un groupe, une table.',
  configure: 'Configurer les règles',
  rule: (place: number) => `Règle ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `Si ${ifField} est ${ifValue}, ${thenField} devient ${thenValue}.`,
  value: (value: string) => `«\u{202f}${isolated(value)}\u{202f}»`,
  unset: 'vide',
  moreRules: (more: number) => `et encore ${n(more)}`,
  unsaved: 'Vous avez des modifications non enregistrées.',

  intro:
    'Après chaque entrée validée, les règles s’appliquent dans cet ordre. Chaque règle voit les modifications des règles précédentes.',
  ifField: 'Si le champ',
  ifValue: 'Si sa valeur est',
  thenField: 'Alors le champ',
  thenValue: 'Reçoit la valeur',
  notSet: 'Vide',
  choose: 'Choisissez un champ',
  email: 'E-mail (EMAIL)',
  goneField: (tag: string) => `${tag} (plus dans la liste)`,
  goneChoice: (value: string) => `${value} (plus parmi les choix)`,
  moveUp: (place: number) => `Monter la règle ${n(place)}`,
  moveDown: (place: number) => `Descendre la règle ${n(place)}`,
  remove: (place: number) => `Supprimer la règle ${n(place)}`,
  moved: (from: number, to: number) => `La règle ${n(from)} est maintenant la règle ${n(to)}.`,
  removed: (place: number) => `La règle ${n(place)} a été supprimée.`,
  none: 'Pas encore de règle. Les scans sont comptés, et aucun autre champ ne change.',
  add: 'Ajouter une règle',
  full: (limit: number) => `Une liste peut avoir au maximum ${n(limit)} règles.`,

  preview: 'Aperçu',
  previewing: 'Comptage...',
  previewFailed: 'L’aperçu n’a pas pu être affiché',
  matches: (matching: number, all: number) => `Contacts concernés maintenant\u{202f}: ${n(matching)} sur ${n(all)}.`,
  previewed: 'Chaque règle indique combien de contacts elle concerne maintenant.',

  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  loading: 'Chargement des champs de la liste...',
  loadFailed: 'Échec du chargement des champs',
  failed: 'Les règles n’ont pas pu être enregistrées',
  updated: 'Les règles ont été enregistrées',
} satisfies ManagerWords['rules']
