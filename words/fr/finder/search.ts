import { isolated } from '#domain/user-text.ts'
import type { FinderWords } from '../../en/finder/index.ts'
import { count } from '../format.ts'

/** The search of the top bar: guests, actions, places. */
export const search = {
  title: 'Recherche',
  field: 'Chercher ou aller à',
  hint: 'Invités, listes, entrées, actions…',
  close: 'Échap, fermer la recherche',
  escKey: 'Échap',
  enterKey: 'Entrée',
  results: 'Résultats',
  groups: { guests: 'Invités', do: 'Actions', go: 'Aller à' },
  noResults: 'Aucun résultat',
  count: (results: number) => count(results, { one: '# résultat', other: '# résultats' }),
  none: 'Rien ne correspond',
  noneText: 'Cherchez un invité par nom, e-mail ou code, ou écrivez ce que vous voulez faire.',
  searching: 'Recherche des invités…',
  guestsFailed: 'La recherche des invités a échoué',
  placesFailed: 'Vos listes n’ont pas pu être chargées',
  asksFirst: 'avec confirmation',

  notIn: 'Pas encore d’entrée',
  cameIn: (times: number) => count(times, { one: 'Entrée validée', other: '# entrées validées' }),
  blocked: 'Code bloqué',
  removed: 'Contact retiré',
  /** Typed as it is shown, it searches for the guest alone; so does the next text. */
  checkIn: (guest: string) => `Admettre ${guest}`,
  block: (guest: string) => `Bloquer ${guest}`,

  openScanner: 'Ouvrir le scanner',
  newLink: 'Nouveau lien de scanner',
  printGuests: 'Imprimer la liste A–Z',
  printDoors: 'Imprimer les fiches des entrées',
  addAccount: 'Ajouter un compte Mailchimp',
  newOccasion: 'Ajouter un événement',

  parts: {
    tonight: 'Ce soir',
    guests: 'Invités',
    doors: 'Entrées',
    email: 'E-mail',
    results: 'Résultats',
    settings: 'Réglages',
    occasions: 'Événements',
  },
  list: {
    guests: (guests: number) => count(guests, { one: 'liste, # invité', other: 'liste, # invités' }),
    toSetUp: 'liste, pas encore configurée',
  },
  /** Beside the list of the screen. */
  otherList: {
    guests: (guests: number) => count(guests, { one: 'autre liste, # invité', other: 'autre liste, # invités' }),
    toSetUp: 'autre liste, pas encore configurée',
  },
  door: 'entrée',
  doorScanning: 'entrée, scan en cours',
  occasion: 'événement',
  dashboard: 'Tableau de bord',
  scanner: 'Scanner',
  account: 'compte',
  password: 'Changer le mot de passe',
  secondStep: 'Deuxième étape pour s’identifier',
  passkeys: 'Clés d’accès',
  devices: 'Appareils et identifications',
  activity: 'Activité',
  team: 'Équipe',
  ownData: 'Vos données',
  help: 'Guide',
  helpText: 'aide',
  api: 'Documentation de l’API',

  noneOpen: 'Aucun événement n’est ouvert',
  opens: (occasion: string, time: string) =>
    `L’événement «\u{202f}${isolated(occasion, 80)}\u{202f}» n’est pas encore ouvert. Ouverture\u{202f}: ${time}. D’ici là, les entrées n’admettent personne.`,
  isOver: (occasion: string) =>
    `L’événement «\u{202f}${isolated(occasion, 80)}\u{202f}» est terminé. Les entrées n’admettent personne.`,
  toTonight: 'Ouvrir «\u{202f}Ce soir\u{202f}»',
  cancel: 'Fermer',
  blockTitle: 'Bloquer cet invité\u{202f}?',
  blockQuestion: (guest: string) =>
    `Les entrées refuseront alors le code pour ${guest}. Vous pouvez le débloquer à tout moment.`,
  blocking: 'Blocage...',
  blockConfirm: 'Bloquer l’invité',
  blockFailed: 'L’invité n’a pas pu être bloqué',
  blockDone: 'L’invité est bloqué.',
} satisfies FinderWords['search']
