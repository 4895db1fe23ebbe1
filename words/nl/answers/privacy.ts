import type { privacy as english } from '../../en/answers/privacy.ts'

const stillInMailchimp =
  'Verwijder de persoon ook in Mailchimp definitief: zolang die in de doelgroep staat, komt die bij de volgende synchronisatie terug, als nieuw contact met een nieuwe code.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `Het contact is gewist. ${stillInMailchimp}`,
  contact_erased_before: `Het contact was al gewist. ${stillInMailchimp}`,
  own_account_deleted: 'Je account is verwijderd, met alles over jou en je contacten.',
} satisfies typeof english
