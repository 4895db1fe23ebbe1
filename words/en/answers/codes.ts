/** The fields and codes of a list. */
export const codes = {
  fields_created: 'QR code fields created successfully',
  field_deleted: 'QR code field deleted',
  codes_renewed: 'New codes made. Mailchimp gets them within a minute.',
  status_checked: 'List status checked successfully',
  list_too_long_to_read:
    'The list is too long to read while you wait, so these are the last known values. A sync compares every contact.',
  list_not_shown_whole:
    'Mailchimp may not have shown the whole list, so these are the last known values. A sync compares every contact.',
  display_field_updated: 'Display field updated successfully',
  party_field_saved: 'The size of parties was saved.',
  card_saved: 'The card of the doors was saved.',
  asks_saved: 'The questions of the doors were saved.',
}
