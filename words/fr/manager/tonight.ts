import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Chargement de la soirée...',
  failed: 'Les chiffres n’ont pas pu être chargés',
  head: 'Personnes',
  /** They stand after “fermeture dans”, “il y a” and “hors ligne depuis”. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} h ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# jour', other: '# jours' }),
  },
  states: { before: 'Pas encore ouvert', open: 'Ouvert', stopped: 'Arrêté', over: 'Fermé' },
  opensAt: (time: string) => `ouverture\u{202f}: ${time}`,
  closesIn: (duration: string) => `fermeture dans ${duration}`,
  since: (time: string) => `depuis ${time}`,
  noEnd: 'sans heure de fermeture',

  /** After the large number of the night, as “214 sur place (max. 300)” or “214 sur 300 invités attendus”. */
  inside: 'sur place',
  insideOf: (capacity: number) => `(max. ${n(capacity)})`,
  cameOf: (invited: number) => count(invited, { one: 'sur # invité attendu', other: 'sur # invités attendus' }),
  share: (people: number, of: number) => `${n(people)} sur ${n(of)}`,
  came: 'venus',
  left: 'sortis',
  toCome: 'encore attendus',
  didNotCome: 'pas venus',
  lately: 'ces 10 dernières min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min avant l’ouverture',
    hours: 'heures avant l’ouverture',
    days: (days: number) => count(days, { one: 'jour avant l’ouverture', other: 'jours avant l’ouverture' }),
  },

  stopped: 'Les admissions sont arrêtées',
  stoppedText: 'Les entrées n’admettent personne.',
  stoppedList: 'Les entrées n’admettent personne, car le scan de cette liste est désactivé.',

  arrivals: 'Arrivées',
  arrivalsNone: 'La courbe commence avec le premier invité.',
  chart: 'Invités venus et personnes sur place, au fil du temps',
  expected: (time: string) => `Attendus (${time})\u{202f}:`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) =>
    count(nights, { one: 'D’après # soirée précédente.', other: 'D’après # soirées précédentes.' }),
  linesCame: (guests: number) => count(guests, { one: '# venu', other: '# venus' }),
  linesSince: (guests: number, time: string) => `${n(guests)} depuis ${time}`,
  linesInside: (people: number) => `${n(people)} sur place`,
  linesCapacity: (capacity: number) => `${n(capacity)} sur place au maximum`,
  asTable: 'En tableau',
  columns: { time: 'Heure', came: 'Venus', inside: 'Sur place', expected: 'Attendus' },

  doors: 'Entrées',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `En ligne\u{202f}: ${n(connected)} sur ${n(all)} · Admissions ces 10 dernières min\u{202f}: ${n(lately)}`,
  doorColumns: {
    door: 'Entrée',
    state: 'État',
    letIn: 'Admissions',
    lastScan: 'Dernier scan',
    battery: 'Batterie',
  },
  doorStates: {
    scanning: () => 'Scan en cours',
    ready: () => 'Prête',
    not_ready: () => 'Pas prête',
    quiet: (time: string) => `Calme depuis ${time}`,
    offline: (time: string) => `Hors ligne depuis ${time}`,
    not_open: () => 'Pas ouverte',
    ended: () => 'Terminée',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'caméra éteinte',
    light: 'pas de lampe',
    sound: 'son coupé',
    screen: 'l’écran peut s’éteindre',
    list: 'liste non enregistrée',
    storage: 'les scans peuvent être effacés',
    clock: 'horloge décalée',
    battery: 'batterie faible',
    version: 'à recharger',
  },
  secondsAgo: (seconds: number) => `il y a ${n(seconds)} s`,
  ago: (duration: string) => `il y a ${duration}`,
  noScan: 'aucun',
  charging: (percent: string) => `${percent}, en charge`,
  unknownBattery: '–',
  noDoors:
    'Aucune entrée ne peut encore scanner ici. Créez un lien de scanner pour chaque entrée, et ouvrez-le sur son téléphone.',
  makeLink: 'Créer un lien de scanner',
  toDoors: 'Toutes les entrées',

  attention: 'À vérifier',
  items: {
    over_capacity: (over: number) =>
      count(over, { one: '# personne de trop sur place', other: '# personnes de trop sur place' }),
    over_capacityStep: (capacity: number) =>
      `Des entrées sans connexion ont laissé entrer ces personnes. Le maximum est ${n(capacity)}\u{202f}: n’admettez plus personne tant que des invités ne sortent pas.`,
    door_offline: (name: string, duration: string) => `${door(name)}\u{202f}: hors ligne depuis ${duration}`,
    door_offlineStep:
      'Cette entrée continue de scanner. Ses scans arrivent à son retour en ligne. Vérifiez si sa page est ouverte.',
    door_offlineBattery: (percent: string) => `La batterie était à ${percent}.`,
    door_quiet: (name: string) => `${door(name)}\u{202f}: personne n’est scanné`,
    door_quietStep: (time: string) =>
      `Dernier invité\u{202f}: ${time}. Envoyez-y une partie de la file, ou vérifiez sa caméra.`,
    battery_low: (name: string, percent: string) => `${door(name)}\u{202f}: batterie à ${percent}`,
    battery_lowStep: 'Apportez un chargeur, ou ouvrez le lien sur un autre téléphone.',
    guests_unread: 'Le tag des invités n’a pas pu être lu dans Mailchimp',
    guests_unreadStep: 'Les entrées utilisent les invités de la dernière lecture. Vérifiez l’événement.',
    without_code: (guests: number) =>
      count(guests, {
        one: '# invité n’a pas de code dans Mailchimp',
        other: '# invités n’ont pas de code dans Mailchimp',
      }),
    without_codeStep:
      'Leurs e-mails n’en montrent pas. Générez les codes manquants dans «\u{202f}Réglages\u{202f}», ou cherchez ces invités par nom à l’entrée.',
    conflicts: (scans: number) =>
      count(scans, { one: '# scan compté à une autre entrée', other: '# scans comptés à une autre entrée' }),
    conflictsStep:
      'Des entrées sans connexion ont laissé entrer des invités déjà sur place. Voyez lesquels dans le journal des scans.',
  },
  see: { guests_unread: 'Événements', without_code: 'Réglages', conflicts: 'Journal des scans' },

  justIn: 'Dernières arrivées',
  justInNone: 'Personne n’est encore venu. Les derniers scans apparaissent ici.',
  allScans: 'Tous les scans',
  noName: 'Sans nom',
  checkedOut: 'Sortie',
  undone: 'Annulé',
  conflict: 'Compté à une autre entrée',
  nth: (scan: number, most: number) => `${n(scan)} sur ${n(most)}`,

  ahead: 'Avant l’ouverture',
  aheadDoors: (ready: number, all: number) => `Entrées prêtes\u{202f}: ${n(ready)} sur ${n(all)}`,
  aheadDoorsStep:
    'Ouvrez chaque lien de scanner sur son téléphone, et choisissez-y «\u{202f}Vérifier l’appareil\u{202f}».',
  aheadNoDoors: 'Pas encore d’entrée',
  aheadGuests: (guests: number) => count(guests, { one: '# invité attendu', other: '# invités attendus' }),
  aheadNoGuests: 'Aucun invité',
  aheadNoGuestsStep: 'Aucun contact de cette liste ne remplit la condition de l’événement.',
  aheadCodes: 'Chaque invité abonné a un code dans Mailchimp',
  toOccasion: 'Modifier l’événement',
  toSettings: 'Réglages',

  result: 'Bilan',
  resultGuests: (guests: number) => count(guests, { one: '# invité', other: '# invités' }),
  resultCame: (share: string) => `${share} des invités sont venus.`,
  resultMost: (people: number, time: string) => `Maximum sur place\u{202f}: ${n(people)} (${time}).`,
  toResults: 'Voir les résultats',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Appels des entrées',
    call: (door: string, subject: string) => `${door}\u{202f}: ${subject}`,
    subjects: {
      guest_insists: 'l’invité insiste',
      need_help: 'besoin d’aide',
      crowd: 'file trop longue',
      trouble: 'problème technique',
    } satisfies Record<CallSubject, string>,
    unnamed: 'Un code sans invité',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: { let_in: 'Admettre', refuse: 'Refuser', coming: 'J’arrive' } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}\u{202f}: ${by}`,
    failed: 'L’entrée n’a pas reçu votre réponse. Veuillez réessayer.',
  },
} satisfies ManagerWords['tonight']
