import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'Na het evenement',
  loading: 'E-mails laden...',
  failed: 'Je e-mails konden niet worden geladen',
  chooseOccasion: 'Kies bovenaan één onderdeel om te zien hoe het ging.',
  invitation: 'Uitnodiging',
  everyone: 'Iedereen op de lijst',
  untitled: 'E-mail zonder naam',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails: 'Nog geen e-mails verstuurd. E-mails die je vanuit Mailchimp naar deze lijst verstuurt, verschijnen hier.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `Stand van de e-mails: ${when}`,
  again: 'Opnieuw kijken',
  looking: 'Kijken...',
  readFailed: 'Mailchimp was niet bereikbaar. Dit zijn de vorige cijfers.',
  steps: {
    sent: 'Verstuurd',
    bounced: 'Niet bezorgd',
    opened: 'Code geopend',
    came: 'Gekomen',
    onTime: (minutes: number) => `In de eerste ${n(minutes)} minuten`,
  },

  reminder: 'Herinner wie niet kwam',
  reminderText: 'Een kopie van de uitnodiging, als concept in Mailchimp. Listpass verstuurt die nooit.',
  reminderNeeds: 'Kies de e-mail die je als uitnodiging hebt verstuurd.',
  remind: 'Herinnering maken',
  reminding: 'Concept maken...',
  remindFailed: 'De herinnering kon niet worden gemaakt',
  toReminder: 'Herinnering in Mailchimp openen',
  reminderMade: (moment: string) => `Concept gemaakt: ${moment}`,

  segments: 'Segmenten in Mailchimp',
  segmentsText: 'Met één klik maak je het segment, of werk je het bij.',
  segment: { came: 'Gekomen', stayed_away: 'Uitgenodigd, niet gekomen', no_code: 'Heeft geen code' },
  making: 'Maken...',
  segmentFailed: 'Het segment kon niet worden gemaakt',
  segmentMade: (moment: string) => `Bijgewerkt: ${moment}`,
  segmentNone: 'Nog niet gemaakt',
  make: 'Maken',
  makeNamed: (segment: string) => `Maken: ${segment}`,
  update: 'Bijwerken',
  updateNamed: (segment: string) => `Bijwerken: ${segment}`,
  toSegments: 'Segmenten in Mailchimp openen',
} satisfies ManagerWords['followingUp']
