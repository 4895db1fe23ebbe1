import type { campaigns as english } from '../../en/answers/campaigns.ts'

/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'De testmail is onderweg.',
  segment_made: ({ segment }: { segment: string }) => `“${segment}” staat in Mailchimp en is bijgewerkt.`,
  reminder_made: 'De herinnering staat als concept in Mailchimp. Bekijk die daar en verstuur die zelf.',
  reminder_updated: 'De herinnering stond al bij je concepten. De ontvangers zijn bijgewerkt.',
  reminder_has_its_time: 'De herinnering is in Mailchimp al ingepland, dus er is niets gewijzigd.',
  other_copies: ({ titles }: { titles: string }) =>
    `In Mailchimp staat nog een kopie van deze e-mail: ${titles}. Verwijder die daar.`,
  quoted_title: ({ title }: { title: string }) => `“${title}”`,
  preview_is_over: 'Dit voorbeeld is verlopen. Kies de gast opnieuw.',
  draft_without_content: 'Mailchimp toont nog geen inhoud van dit concept.',
} satisfies typeof english
