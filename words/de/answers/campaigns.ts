import type { campaigns as english } from '../../en/answers/campaigns.ts'

/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'Der Test ist unterwegs.',
  segment_made: ({ segment }: { segment: string }) => `„${segment}“ ist in Mailchimp und auf dem neuesten Stand.`,
  reminder_made: 'Die Erinnerung ist als Entwurf in Mailchimp. Sehen Sie sie dort an und senden Sie sie selbst.',
  reminder_updated: 'Die Erinnerung war schon unter Ihren Entwürfen. Ihre Empfänger sind auf dem neuesten Stand.',
  reminder_has_its_time: 'Die Erinnerung ist in Mailchimp schon geplant, darum wurde nichts geändert.',
  other_copies: ({ titles }: { titles: string }) =>
    `In Mailchimp gibt es noch eine Kopie dieser E-Mail: ${titles}. Löschen Sie sie dort.`,
  quoted_title: ({ title }: { title: string }) => `„${title}“`,
  preview_is_over: 'Diese Vorschau ist vorbei. Wählen Sie den Gast noch einmal aus.',
  draft_without_content: 'Mailchimp zeigt noch keinen Inhalt dieses Entwurfs.',
} satisfies typeof english
