/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Mailchimp can’t be reached right now. Please try again in a few minutes.',
  mailchimp_busy: 'Mailchimp is too busy right now. Please try again in a few minutes.',
  mailchimp_unauthorized: 'Mailchimp no longer accepts the key of this account. Please reconnect the account.',
  mailchimp_forbidden: 'The Mailchimp user of this account may not do this. Please check its role in Mailchimp.',
  mailchimp_not_found: 'Mailchimp could not find this. It may have been deleted there.',
  mailchimp_refused: 'Mailchimp refused the request.',
  mailchimp_fields_moved: 'The QR fields of this list were renamed or deleted in Mailchimp.',
}
