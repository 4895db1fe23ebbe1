import type { privacy as english } from '../../en/answers/privacy.ts'

const stillInMailchimp =
  'Supprimez aussi cette personne définitivement dans Mailchimp\u{202f}: tant qu’elle est dans l’audience, la prochaine synchronisation la reprend, comme nouveau contact avec un nouveau code.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `Le contact a été effacé. ${stillInMailchimp}`,
  contact_erased_before: `Le contact avait déjà été effacé. ${stillInMailchimp}`,
  own_account_deleted: 'Votre compte est supprimé, avec tout ce qui vous concerne, vous et vos contacts.',
} satisfies typeof english
