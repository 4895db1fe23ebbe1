import type { mailchimp as en } from '../../en/refusals/mailchimp.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Mailchimp est injoignable pour le moment. Réessayez dans quelques minutes.',
  mailchimp_busy: 'Mailchimp est trop occupé pour le moment. Réessayez dans quelques minutes.',
  mailchimp_unauthorized: 'Mailchimp n’accepte plus la clé de ce compte. Reconnectez le compte.',
  mailchimp_forbidden: 'L’utilisateur Mailchimp de ce compte n’a pas ce droit. Vérifiez son rôle dans Mailchimp.',
  mailchimp_not_found: 'Introuvable dans Mailchimp. Cet élément y a peut-être été supprimé.',
  mailchimp_refused: 'Mailchimp a refusé la requête.',
  mailchimp_fields_moved: 'Les champs QR de cette liste ont été renommés ou supprimés dans Mailchimp.',
} satisfies typeof en
