import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'Après l’événement',
  loading: 'Chargement de vos e-mails...',
  failed: 'Vos e-mails n’ont pas pu être chargés',
  chooseOccasion: 'Choisissez un événement en haut de la page pour en voir le suivi.',
  invitation: 'Invitation',
  everyone: 'Toute la liste',
  untitled: 'E-mail sans nom',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails:
    'Aucun e-mail envoyé pour l’instant. Les e-mails que vous envoyez depuis Mailchimp à cette liste apparaissent ici.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `E-mails lus\u{202f}: ${when}`,
  again: 'Actualiser',
  looking: 'Actualisation...',
  readFailed: 'Mailchimp n’a pas pu être interrogé. Ces chiffres sont ceux d’avant.',
  steps: {
    sent: 'Envoyés',
    bounced: 'Non remis',
    opened: 'Ont ouvert leur code',
    came: 'Sont venus',
    onTime: (minutes: number) => `Dans les ${n(minutes)} premières minutes`,
  },

  reminder: 'Relancer ceux qui ne sont pas venus',
  reminderText: 'Une copie de l’invitation, comme brouillon dans Mailchimp. Listpass ne l’envoie jamais.',
  reminderNeeds: 'Choisissez l’e-mail que vous avez envoyé comme invitation.',
  remind: 'Créer un rappel',
  reminding: 'Création du brouillon...',
  remindFailed: 'Le rappel n’a pas pu être créé',
  toReminder: 'Ouvrir le rappel dans Mailchimp',
  reminderMade: (moment: string) => `Création du brouillon\u{202f}: ${moment}`,

  segments: 'Segments dans Mailchimp',
  segmentsText: 'Un clic crée le segment, ou le met à jour.',
  segment: { came: 'Sont venus', stayed_away: 'Invités, pas venus', no_code: 'N’ont pas de code' },
  making: 'Création...',
  segmentFailed: 'Le segment n’a pas pu être créé',
  segmentMade: (moment: string) => `Dernière mise à jour\u{202f}: ${moment}`,
  segmentNone: 'Pas encore créé',
  make: 'Créer',
  makeNamed: (segment: string) => `Créer\u{202f}: ${segment}`,
  update: 'Mettre à jour',
  updateNamed: (segment: string) => `Mettre à jour\u{202f}: ${segment}`,
  toSegments: 'Ouvrir dans Mailchimp',
} satisfies ManagerWords['followingUp']
