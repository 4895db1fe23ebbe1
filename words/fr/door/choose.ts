import type { DoorWords } from '../../en/door/index.ts'

/** The choice of a list. */
export const choose = {
  chooseText: 'Choisissez la liste à contrôler à cette entrée.',
  chooseForCode: 'Choisissez la liste où vérifier ce code. Rien n’est compté avant votre confirmation.',
  listPages: 'Listes, page par page',
  findList: 'Chercher une liste par son nom',
  noneFound: 'Aucune liste ne correspond.',
  listsLoading: 'Chargement de vos listes...',
  listsFailed: 'Échec du chargement des listes',
  noLists: 'Il n’y a pas encore de liste à scanner.',
  noListsText: 'Connectez d’abord un compte Mailchimp dans le tableau de bord.',
  noScannersText: 'Demandez à un propriétaire de votre équipe de vous attribuer une liste.',
  toDashboard: 'Retour au tableau de bord',
  otherList: 'Choisir une autre liste',
} satisfies DoorWords['choose']
