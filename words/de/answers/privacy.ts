import type { privacy as english } from '../../en/answers/privacy.ts'

const stillInMailchimp =
  'Löschen Sie die Person auch in Mailchimp endgültig: Solange sie in der Zielgruppe ist, nimmt der nächste Abgleich sie wieder auf, als neuen Kontakt mit einem neuen Code.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `Der Kontakt ist gelöscht. ${stillInMailchimp}`,
  contact_erased_before: `Der Kontakt war schon gelöscht. ${stillInMailchimp}`,
  own_account_deleted: 'Ihr Konto ist gelöscht, und mit ihm alles über Sie und Ihre Kontakte.',
} satisfies typeof english
