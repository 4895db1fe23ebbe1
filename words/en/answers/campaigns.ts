/** Emails and segments of a list in Mailchimp. */
export const campaigns = {
  test_sent: 'The test is on its way.',
  segment_made: ({ segment }: { segment: string }) => `“${segment}” is in Mailchimp, up to date.`,
  reminder_made: 'The reminder is a draft in Mailchimp. Look at it there, and send it yourself.',
  reminder_updated: 'The reminder was among your drafts already. Its recipients are up to date.',
  reminder_has_its_time: 'The reminder already has its time in Mailchimp, so nothing was changed.',
  other_copies: ({ titles }: { titles: string }) =>
    `Mailchimp also holds another copy of this email: ${titles}. Delete it there.`,
  quoted_title: ({ title }: { title: string }) => `“${title}”`,
  preview_is_over: 'This preview is over. Choose the guest again.',
  draft_without_content: 'Mailchimp shows no content of this draft yet.',
}
