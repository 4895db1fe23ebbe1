import type { mailchimp as english } from '../../en/refusals/mailchimp.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Mailchimp is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  mailchimp_busy: 'Mailchimp heeft het nu te druk. Probeer het over een paar minuten opnieuw.',
  mailchimp_unauthorized: 'Mailchimp accepteert de sleutel van dit account niet meer. Koppel het account opnieuw.',
  mailchimp_forbidden:
    'De Mailchimp-gebruiker van dit account mag dit niet. Controleer de rol van die gebruiker in Mailchimp.',
  mailchimp_not_found: 'Mailchimp kon dit niet vinden. Misschien is het daar verwijderd.',
  mailchimp_refused: 'Mailchimp heeft het verzoek geweigerd.',
  mailchimp_fields_moved: 'De QR-velden van deze lijst zijn in Mailchimp hernoemd of verwijderd.',
} satisfies typeof english
