import type { FlashColour } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The settings of a list: its doors, its colours, and its place in Mailchimp. */
export const settings = {
  notifying: 'Notifications',
  afterTheScan: 'Après le scan',
  notifyingLoading: 'Chargement de vos notifications...',
  places: 'Réglages',
  title: 'À l’entrée',
  asks: 'Questions aux invités',
  besideName: 'À côté du nom',
  mailchimp: 'Mailchimp',
  account: 'Compte',
  members: 'Contacts',
  membersOf: (members: number) => count(members, { one: '# abonné', other: '# abonnés' }),
  listId: 'ID de la liste',
  syncText: 'Compare chaque contact avec Mailchimp, et corrige les différences.',

  scanning: 'Scan activé',
  /** Beside the title of the folded card. */
  scanningIsOff: 'Scan désactivé',
  scanningOn: 'Les entrées peuvent scanner cette liste.',
  scanningOff: 'Les entrées refusent chaque scan avec «\u{202f}Liste désactivée\u{202f}».',
  scanningLocked: 'Générez d’abord les codes. Vous pourrez ensuite activer le scan.',
  removed: 'Admettre les contacts qui ont quitté la liste',
  removedHint: 'Les personnes archivées ou supprimées dans Mailchimp peuvent toujours utiliser leur code.',
  party: 'Un code pour plusieurs personnes',
  partyHint: 'Ce que fait un scan tant qu’il reste plus d’une place au contact.',
  parties: {
    one: 'Admet une personne',
    ask: 'Demande combien entrent',
    all: 'Admet toutes les personnes restantes',
  } satisfies Record<PartyMode, string>,
  max: 'Entrées par nouveau contact',
  maxHint: 'Combien de fois chaque nouveau contact peut entrer. Les contacts existants ne changent pas.',
  consent: 'Phrase par laquelle les invités acceptent les e-mails',
  consentExample: 'Vous pouvez m’écrire par e-mail au sujet de vos événements.',
  consentHint:
    'Les entrées qui ajoutent des invités l’affichent avec une case à cocher. Un invité qui accepte reçoit un e-mail de confirmation par Mailchimp. Sans phrase, il n’y a pas de case, et la question n’est pas posée.',
  mail: 'Envoyer leur code aux nouveaux invités',
  mailHint:
    'Les nouveaux invités avec un e-mail reçoivent un seul message avec un lien vers leur code, dès que Mailchimp les connaît.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  failed: 'La liste n’a pas pu être modifiée',
  updated: 'La liste a été modifiée',

  colours: 'Couleurs',
  coloursText:
    'Si le nom de la liste, ou le texte que l’entrée affiche, contient l’un de ces mots, l’écran s’allume dans sa couleur. Sinon, il s’allume en vert.',
  colourWords: (colours: number) => count(colours, { one: '# mot', other: '# mots' }),
  noColourWords: 'Pas encore de mots',
  noColours: 'Pas encore de mots\u{202f}: l’écran s’allume en vert pour chaque scan accepté.',
  redTitle: 'Le rouge ressemble à un refus',
  redText:
    'Ces invités sont admis, mais la page est rouge. L’équipe pourrait les renvoyer. Choisissez une autre couleur si possible.',
  edit: 'Modifier les couleurs',
  dialogTitle: 'Couleurs à l’entrée',
  rule: (place: number) => `Couleur ${n(place)}`,
  word: 'Mot',
  colour: 'Couleur',
  add: 'Ajouter une couleur',
  remove: (place: number) => `Supprimer la couleur ${n(place)}`,
  builtIn: 'Utiliser les mots prédéfinis',
  cancel: 'Annuler',
  tryOut: 'Essayer un nom',
  tryHint: 'Le texte que l’entrée afficherait.',
  becomes: (colour: string) => `Couleur affichée\u{202f}: ${colour}.`,
  names: {
    green: 'vert',
    'dark-red': 'rouge foncé',
    red: 'rouge',
    yellow: 'jaune',
    blue: 'bleu',
  } satisfies Record<FlashColour, string>,
} satisfies ManagerWords['settings']
