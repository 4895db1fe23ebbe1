import type { OccasionsWords } from '../../en/occasions/index.ts'
import { occasion } from '../fields/occasion.ts'
import { oneLine } from '../fields/one-line.ts'
import { who } from '../fields/who.ts'
import { count, n } from '../format.ts'

/** The form of an occasion, or of several. */
export const form = {
  name: 'Nom',
  mainHint: 'L’événement principal porte le nom de la liste, jusqu’à ce que vous lui en donniez un autre.',
  nameOfDays: 'Nom',
  nameOfDaysHint: 'Chaque événement le reçoit avec son jour, comme «\u{202f}Fête d’été, ven. 5 juin\u{202f}».',
  opens: 'Ouverture',
  closes: 'Fermeture',
  closesMoved: 'La fermeture a été décalée avec l’ouverture.',
  timesHint: 'Laissez les deux vides pour que l’événement soit toujours ouvert.',
  zone: 'Fuseau horaire',
  place: 'Lieu (facultatif)',
  placeHint: 'Les invités le lisent sur la page de leur code et dans leur calendrier.',
  twice: (time: string) => `Cette nuit-là, il est deux fois ${time}. La première fois est retenue.`,
  skipped: (time: string, meant: string) => `Cette nuit-là, l’heure ${time} n’existe pas. Elle devient ${meant}.`,
  who: 'Qui peut entrer\u{202f}?',
  everyone: 'Toute la liste',
  often: 'Combien de fois un invité peut-il entrer\u{202f}?',
  shared: 'Jusqu’à son propre maximum, partagé avec d’autres événements',
  own: 'Un nombre de fois, pour cet événement seulement',
  ownMax: 'Entrées par invité',
  countHint: 'Vous ne pourrez plus le changer\u{202f}: ce choix décide quelles entrées Mailchimp compte dans QRSCANS.',
  countFixed: 'Ce choix reste tel qu’à l’ajout de l’événement. Pour compter autrement, ajoutez un autre événement.',
  again: 'Quand un invité peut-il revenir\u{202f}?',
  agains: {
    shared: {
      never: 'Tant qu’il lui reste des entrées',
      daily: 'Une fois par jour',
      after_exit: 'Après le scan de sa sortie\u{202f}: son entrée est alors de nouveau libre',
    },
    own: {
      never: 'Jamais\u{202f}: une entrée utilisée le reste',
      daily: 'Le jour suivant, avec de nouvelles entrées',
      after_exit: 'Après le scan de sa sortie\u{202f}: son entrée est alors de nouveau libre',
    },
  },
  dayBegins: 'Un nouveau jour commence à',
  capacity: 'Maximum de personnes sur place',
  capacityHint: 'Laissez vide pour ne pas fixer de limite.',
  whenFull: 'Quand c’est complet, une entrée',
  fulls: { refuse: 'refuse les invités', warn: 'avertit, et les laisse entrer' },
  whenUnsure: 'Quand c’est peut-être complet, une entrée sans connexion',
  unsures: { let_in: 'laisse entrer les invités, et vous l’apprenez', stop: 'refuse les invités' },
  exits: 'Les entrées scannent aussi les sorties',
  exitsHint: 'Vous voyez alors combien de personnes sont sur place.',
  exitsNeeded: 'Nécessaire pour revenir après une sortie.',
  outAt: 'Compter toutes les sorties à',
  outAtHint: 'Laissez vide pour le faire à la main.',
  cancel: 'Annuler',
  add: 'Ajouter cet événement',
  addMany: (occasions: number) => count(occasions, { one: 'Ajouter # événement', other: 'Ajouter # événements' }),
  adding: 'Ajout...',
  addFailed: 'Les événements n’ont pas pu être ajoutés',
  added: 'L’événement a été ajouté',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saveFailed: 'L’événement n’a pas pu être modifié',
  saved: 'L’événement a été modifié',
  rowsOf: (occasions: number) =>
    count(occasions, { one: '# événement sera ajouté', other: '# événements seront ajoutés' }),
  tooMany: (most: number) =>
    `Vous pouvez ajouter au maximum ${n(most)} événements à la fois. Choisissez moins de jours, ou une fin plus proche.`,
  noRows: 'Choisissez d’abord les jours.',
  noSessions: 'Collez au moins une ligne lisible.',
  moreRows: (rows: number) => `et encore ${n(rows)}`,
  vipHint:
    'Il ouvre avec le premier de vos jours et ferme avec le dernier. Ajoutez-en un pour chaque jour si les invités sont différents.',
  cardHint:
    'Fixez le maximum de chaque invité à 10 sous «\u{202f}Invités\u{202f}», ou comme valeur par défaut dans les réglages de la liste.',
  /** Under the fields. */
  problems: { ...occasion, ...oneLine, ...who },
} satisfies OccasionsWords['form']
