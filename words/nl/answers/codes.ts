import type { codes as english } from '../../en/answers/codes.ts'

/** The fields and codes of a list. */
export const codes = {
  fields_created: 'De QR-velden zijn gemaakt',
  field_deleted: 'Het QR-veld is verwijderd',
  codes_renewed: 'De nieuwe codes zijn gemaakt. Mailchimp krijgt ze binnen een minuut.',
  status_checked: 'De lijst is gecontroleerd',
  list_too_long_to_read:
    'De lijst is te lang om te lezen terwijl je wacht. Dit zijn daarom de laatst bekende waarden. Synchroniseren vergelijkt elk contact.',
  list_not_shown_whole:
    'Mailchimp heeft misschien niet de hele lijst getoond. Dit zijn daarom de laatst bekende waarden. Synchroniseren vergelijkt elk contact.',
  display_field_updated: 'Het veld aan de deur is gewijzigd',
  party_field_saved: 'De groepsgrootte is opgeslagen.',
  card_saved: 'De kaart van de deuren is opgeslagen.',
  asks_saved: 'De vragen van de deuren zijn opgeslagen.',
} satisfies typeof english
