import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The guests of a list or an occasion. The status of one guest agrees with no gender. */
export const guests = {
  title: 'Invités',
  search: 'Nom, e-mail ou code',
  loading: 'Chargement des invités...',
  failed: 'Les invités n’ont pas pu être chargés',
  countsFailed: 'Les chiffres n’ont pas pu être chargés',
  filters: 'Afficher',
  more: 'Filtrer',
  statuses: {
    in: 'Entrée validée',
    not_in: 'Pas d’entrée',
    left: 'Sortie validée',
    blocked: 'Code bloqué',
    refused: 'Refus par Mailchimp',
    removed: 'A quitté la liste',
  },
  leftAt: (time: string) => `Sortie\u{202f}: ${time}`,
  unreached: 'N’a jamais reçu l’e-mail',
  alsoBlocked: 'Code bloqué',

  table: 'Invités de cette liste',
  columns: { name: 'Nom', status: 'Statut', came_at: 'Arrivée', door: 'Entrée', scans: 'Scans' },
  scans: (scans: number, max: number) => `${n(scans)} sur ${n(max)}`,
  noEmail: 'Ajout à l’entrée, sans e-mail',
  notYet: '–',
  actions: 'Actions',
  actionsOf: (name: string) => `Actions pour ${name}`,
  choose: (name: string) => `Sélectionner ${name}`,
  choosePage: 'Tout sélectionner sur cette page',
  paging: 'Pages d’invités',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page: number) => `Page ${n(page)}`,

  none: 'Pas encore d’invités',
  noneText:
    'Choisissez qui compte\u{202f}: créez les codes de cette liste, et chaque contact avec un code devient un invité.',
  toSettings: 'Ouvrir les réglages',
  noneHere: (search: string) => `Aucun invité ne correspond à «\u{202f}${search}\u{202f}».`,
  showAll: 'Afficher tous les invités',

  checkIn: 'Admettre',
  checkInOf: (name: string) => `Admettre ${name}`,
  checkedIn: (name: string) => `Entrée validée\u{202f}: ${name}.`,
  notCheckedIn: (name: string, reason: string) => `${name} n’a pas pu entrer\u{202f}: ${reason}`,
  checkInFailed: 'L’entrée de l’invité n’a pas pu être validée',

  print: 'Imprimer A–Z',
  csv: 'Exporter en CSV',
  makingCsv: 'Préparation...',
  csvFailed: 'Le fichier n’a pas pu être téléchargé',
} satisfies ManagerWords['guests']
