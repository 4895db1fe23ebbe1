import type { UiWords } from '../en/ui.ts'

/** Words of controls that every screen has. */
export const ui = {
  slow: 'C’est plus long que d’habitude. Veuillez patienter un instant.',
  messages: 'Messages',
  dismiss: 'Fermer le message',
  close: 'Fermer',
  show: 'Afficher',
  hide: 'Masquer',
  /** Not “Annuler”, which is the undo of a scan: a dialog would have two buttons that begin alike. */
  cancel: 'Retour',
  tryAgain: 'Réessayer',
  tryingAgain: 'Nouvel essai...',
  copied: 'Copié',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Appuyez sur Ctrl ou ⌘ et C',
  unknown: 'Date inconnue',
  invalidDate: 'Date non valide',
  connectionLost: 'Erreur de réseau. Vérifiez votre connexion.',
  previous: 'Précédent',
  next: 'Suivant',
  pageOf: (page: string, pages: string) => `Page ${page} sur ${pages}`,
} satisfies UiWords
