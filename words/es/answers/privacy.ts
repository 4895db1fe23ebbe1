import type { privacy as english } from '../../en/answers/privacy.ts'

const stillInMailchimp =
  'Borra también a esta persona en Mailchimp de forma permanente: mientras esté en el público, la próxima sincronización la traerá de vuelta, como contacto nuevo con un código nuevo.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `El contacto se ha borrado. ${stillInMailchimp}`,
  contact_erased_before: `El contacto ya estaba borrado. ${stillInMailchimp}`,
  own_account_deleted: 'Tu cuenta se ha eliminado, con todo lo que había sobre ti y tus contactos.',
} satisfies typeof english
