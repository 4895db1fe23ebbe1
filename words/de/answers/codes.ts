import type { codes as english } from '../../en/answers/codes.ts'

/** The fields and codes of a list. */
export const codes = {
  fields_created: 'Die QR-Felder sind erstellt',
  field_deleted: 'Das QR-Feld ist gelöscht',
  codes_renewed: 'Die neuen Codes sind erzeugt. Mailchimp bekommt sie innerhalb einer Minute.',
  status_checked: 'Die Liste ist geprüft',
  list_too_long_to_read:
    'Diese Liste zu lesen würde jetzt zu lange dauern. Darum sehen Sie die letzten bekannten Werte. Ein Abgleich vergleicht jeden Kontakt.',
  list_not_shown_whole:
    'Mailchimp hat vielleicht nicht die ganze Liste gezeigt. Darum sehen Sie die letzten bekannten Werte. Ein Abgleich vergleicht jeden Kontakt.',
  display_field_updated: 'Das Anzeigefeld ist geändert',
  party_field_saved: 'Die Größe der Gruppen ist gespeichert.',
  card_saved: 'Was der Einlass neben dem Namen zeigt, ist gespeichert.',
  asks_saved: 'Die Fragen der Einlässe sind gespeichert.',
} satisfies typeof english
