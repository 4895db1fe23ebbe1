import type { ManagerWords } from '../../en/manager/index.ts'

/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Taille d’un groupe',
  byHand: 'Les «\u{202f}Scans permis\u{202f}» de chaque invité',
  byField: (tag: string) => `Le nombre du champ ${tag}`,
  edit: 'Choisir un champ',
  dialogTitle: 'Taille d’un groupe',
  text: 'Un champ de nombre de la liste peut indiquer combien de personnes entrent avec un code. Son nombre devient «\u{202f}Scans permis\u{202f}». Listpass ne modifie jamais ce champ. Les invités sans nombre gardent ce qu’ils ont.',
  field: 'Champ',
  none: 'Aucun champ',
  gone: (tag: string) => `${tag} (plus dans Mailchimp)`,
  loadingFields: 'Chargement des champs de la liste...',
  fieldsFailed: 'Échec du chargement des champs de la liste',
  failed: 'La taille des groupes n’a pas pu être enregistrée.',
  saved: 'La taille des groupes a été enregistrée.',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
} satisfies ManagerWords['partyField']
