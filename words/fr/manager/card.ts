import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** What a door shows of a guest beside the name. */
export const card = {
  text: 'Ce que l’entrée affiche d’un invité à côté du nom\u{202f}: jusqu’à cinq champs, une note, et une alerte. Les entrées les ont aussi sans connexion, jusqu’à 50\u{202f}000 contacts.',
  loading: 'Chargement de ce que l’entrée affiche...',
  loadFailed: 'Échec du chargement de ce que l’entrée affiche',
  loadingFields: 'Chargement des champs de la liste...',
  fieldsFailed: 'Échec du chargement des champs de la liste',
  onlyName: 'Le nom seulement',
  /** What the door shows, in a list such as “2 champs, une note, une alerte”. */
  parts: {
    fields: (fields: number) => count(fields, { one: '# champ', other: '# champs' }),
    note: 'une note',
    alert: 'une alerte',
  },
  nothing: 'L’entrée affiche seulement le nom.',
  large: 'en grand',
  noteIs: 'Note',
  alertIs: 'Alerte',
  everyValue: 'toute valeur',
  onlyValue: (value: string) => `«\u{202f}${value}\u{202f}»`,
  edit: 'Choisir les champs',
  dialogTitle: 'À côté du nom',
  field: (place: number) => `Champ ${n(place)}`,
  whichField: 'Champ',
  isLarge: 'En grand',
  isLargeHint: 'Lisible à deux pas\u{202f}: une table, une place',
  addField: 'Ajouter un champ',
  earlier: (place: number) => `Monter le champ ${n(place)}`,
  remove: (place: number) => `Supprimer le champ ${n(place)}`,
  note: 'Note',
  noteHint: 'Un texte plus long\u{202f}: 200 caractères au maximum sont affichés.',
  alert: 'Alerte',
  alertHint:
    'Une bande en travers de l’écran, avec son propre son. L’équipe doit appuyer sur «\u{202f}Compris\u{202f}» avant le scan suivant.',
  alertValue: 'Seulement pour cette valeur (facultatif)',
  alertValueHint: 'Vide\u{202f}: l’alerte apparaît pour chaque invité avec une valeur dans ce champ.',
  none: 'Aucun',
  choose: 'Choisissez un champ',
  gone: (tag: string) => `${tag} (plus dans Mailchimp)`,
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'L’affichage des entrées a été enregistré.',
  failed: 'L’affichage des entrées n’a pas pu être enregistré',
} satisfies ManagerWords['card']
