import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The occasions of a list: their strip, the chosen one and its actions, templates of new ones. */
export const page = {
  title: 'Événements',
  text: 'À quoi sert un scan\u{202f}: une soirée, une salle, un bon.',
  loading: 'Chargement des événements...',
  loadFailed: 'Les événements n’ont pas pu être chargés',

  phases: { now: 'Ouvert', always: 'Toujours ouvert', later: 'Pas encore ouvert', ended: 'Terminé' },
  main: 'Événement principal',
  calendar: 'Événements de cette semaine',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  today: 'Aujourd’hui',
  noneInWeek: 'Aucun événement pendant ces sept jours.',
  cards: 'Événements en cours et à venir',
  allOthers: (occasions: number) => `Tous les événements en cours et à venir (${n(occasions)})`,
  ended: (occasions: number) => `Terminés (${n(occasions)})`,
  columns: { name: 'Événement', when: 'Quand', invited: 'Invités', came: 'Venus', inside: 'Sur place' },
  insideOf: (inside: number, capacity: number) => `${n(inside)} sur ${n(capacity)}`,
  short: {
    insideOf: (inside: number, capacity: number) => `Sur place\u{202f}: ${n(inside)} sur ${n(capacity)}`,
    inside: (inside: number) => `${n(inside)} sur place`,
    came: (came: number) => count(came, { one: '# venu', other: '# venus' }),
    cameOf: (came: number, invited: number) =>
      count(came, { one: `# venu sur ${n(invited)}`, other: `# venus sur ${n(invited)}` }),
    invited: (invited: number) => count(invited, { one: '# invité', other: '# invités' }),
    opens: (moment: string) => `Ouverture\u{202f}: ${moment}`,
    closes: (moment: string) => `Fermeture\u{202f}: ${moment}`,
  },
  figures: { invited: 'Invités', came: 'Venus', entries: 'Entrées', inside: 'Sur place' },
  ofCapacity: (capacity: number) => `sur ${n(capacity)}`,

  change: 'Modifier',
  rehearse: 'Simuler',
  out: 'Sortie pour tous',
  outQuestion: (name: string) =>
    `${isolated(name)}\u{202f}: Listpass compte la sortie de toutes les personnes sur place. À utiliser quand le lieu est vide.`,
  /** A name may have a `#`, so it is no part of a form. */
  outQuestionOf: (inside: number, name: string) =>
    `${isolated(name)}\u{202f}: Listpass compte la sortie de ${count(inside, { one: '# personne', other: '# personnes' })}. À utiliser quand le lieu est vide.`,
  outConfirm: 'Compter les sorties',
  outBusy: 'Comptage...',
  outFailed: 'Les sorties n’ont pas pu être comptées',
  outDone: 'Toutes les sorties sont comptées',
  beside: 'La liste entière, à côté de vos autres événements',
  besideText:
    'Une entrée pour cet événement admet toute la liste à tout moment, même en dehors de vos jours. Fermez-le si seuls vos jours comptent.',
  close: 'Le fermer',
  closeTitle: 'Fermer la liste en dehors de vos jours',
  closeQuestion:
    'Les entrées pour la liste entière refusent désormais les invités. Les entrées pour vos jours restent telles quelles. Pour rouvrir, choisissez «\u{202f}Modifier\u{202f}», et videz «\u{202f}Fermeture\u{202f}».',
  closeConfirm: 'Fermer',
  closing: 'Fermeture...',
  closeFailed: 'L’événement n’a pas pu être fermé',
  closed: 'Fermé en dehors de vos jours',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cet événement',
  removeQuestion: (name: string) =>
    `L’événement «\u{202f}${isolated(name)}\u{202f}» est supprimé définitivement. Ses scans restent dans le journal des scans.`,
  removeConfirm: 'Supprimer l’événement',
  removing: 'Suppression...',
  removeFailed: 'L’événement n’a pas pu être supprimé',
  removed: 'L’événement a été supprimé',
  /** After the sentence of a tag or segment. */
  read: (invited: number, time: string) =>
    `${count(invited, { one: '# invité', other: '# invités' })}, dernière lecture\u{202f}: ${time}`,
  notRead: 'Pas encore lu dans Mailchimp',
  trouble: 'Le tag ou le segment n’a pas pu être lu',

  sentences: {
    where: 'Où',
    when: 'Quand',
    who: 'Qui',
    often: 'Combien de fois',
    again: 'Retour',
    inside: 'Sur place à la fois',
    leaving: 'Sortie',
  },

  addTitle: 'Ajouter un événement',
  addText: 'Vous pourrez presque tout modifier plus tard.',
  copies: (name: string) => `Copie «\u{202f}${isolated(name, 40)}\u{202f}» avec une nouvelle date`,
  templates: {
    another: { name: 'Autre soirée', text: 'Avec une nouvelle date' },
    days: { name: 'Jours d’un festival', text: 'Une ligne par jour, un total commun ou un total par jour' },
    sessions: { name: 'Sessions', text: 'Collez votre programme, une ligne par session' },
    vip: { name: 'Espace VIP', text: 'Seulement pour un tag ou un segment' },
    coupon: { name: 'Bons à utiliser', text: 'Une utilisation par invité, avec des dates' },
    card: { name: 'Carte de dix entrées', text: 'Le maximum de chaque invité, une fois par jour, n’importe quel jour' },
    weekly: { name: 'Soirée régulière', text: 'Chaque semaine, les jours que vous choisissez' },
    nothing: { name: 'Autre chose', text: 'Partir de zéro' },
  },
} satisfies OccasionsWords['page']
