const stillInMailchimp =
  'Delete them permanently in Mailchimp as well: as long as they are in the audience, the next sync takes them in again, as a new contact with a new code.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `The contact is erased. ${stillInMailchimp}`,
  contact_erased_before: `The contact was already erased. ${stillInMailchimp}`,
  own_account_deleted: 'Your account is deleted, with everything about you and your contacts.',
}
