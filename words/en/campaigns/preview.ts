/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'This preview is over. Choose the guest again.',
  noContent: 'Mailchimp shows no content of this draft yet.',
}
