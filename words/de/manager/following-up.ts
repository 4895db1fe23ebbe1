import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'Nach der Veranstaltung',
  loading: 'Ihre E-Mails werden geladen...',
  failed: 'Ihre E-Mails konnten nicht geladen werden',
  chooseOccasion: 'Wählen Sie oben einen Anlass, um ihn nachzubereiten.',
  invitation: 'Einladung',
  everyone: 'Alle auf der Liste',
  untitled: 'E-Mail ohne Namen',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails: 'Noch keine gesendeten E-Mails. Was Sie aus Mailchimp an diese Liste senden, erscheint hier.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `Stand der E-Mails: ${when}`,
  again: 'Neu laden',
  looking: 'Wird geladen...',
  readFailed: 'Mailchimp konnte nicht gefragt werden. Das sind die Zahlen von vorher.',
  steps: {
    sent: 'Gesendet',
    bounced: 'Nicht zustellbar',
    opened: 'Code geöffnet',
    came: 'Gekommen',
    onTime: (minutes: number) => `In den ersten ${n(minutes)} Minuten`,
  },

  reminder: 'Wer nicht gekommen ist, erinnern',
  reminderText: 'Eine Kopie der Einladung, als Entwurf in Mailchimp. Listpass sendet sie nie.',
  reminderNeeds: 'Wählen Sie die E-Mail, die Sie als Einladung gesendet haben.',
  remind: 'Erinnerung erstellen',
  reminding: 'Der Entwurf wird erstellt...',
  remindFailed: 'Die Erinnerung konnte nicht erstellt werden',
  toReminder: 'Erinnerung in Mailchimp öffnen',
  reminderMade: (moment: string) => `Entwurf erstellt: ${moment}`,

  segments: 'Segmente in Mailchimp',
  segmentsText: 'Ein Klick erstellt das Segment oder aktualisiert es.',
  segment: { came: 'Gekommen', stayed_away: 'Eingeladen, nicht gekommen', no_code: 'Ohne Code' },
  making: 'Wird erstellt...',
  segmentFailed: 'Das Segment konnte nicht erstellt werden',
  segmentMade: (moment: string) => `Stand: ${moment}`,
  segmentNone: 'Noch nicht erstellt',
  make: 'Erstellen',
  makeNamed: (segment: string) => `Erstellen: ${segment}`,
  update: 'Aktualisieren',
  updateNamed: (segment: string) => `Aktualisieren: ${segment}`,
  toSegments: 'Segmente in Mailchimp öffnen',
} satisfies ManagerWords['followingUp']
