/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'List updated successfully',
  contact_updated: 'Contact updated successfully',
  rules_updated: 'Logic rules updated successfully',
  webhook_set_up: 'Webhook set up successfully',
  polling_set_up: 'Listpass now checks Mailchimp for changes. New contacts get their code within 10 minutes.',
  look_saved: 'Your look was saved.',
  logo_saved: 'Your logo was saved.',
  logo_removed: 'Your logo was removed.',
  attendance_changed: 'Tags and events for guests who come were changed.',
  tags_compared: 'The tags were compared with Mailchimp.',
  notices_seen: 'The notices are marked as seen.',
  notifying_changed: 'Your notifications were changed.',
  vips_changed: 'The VIPs of this list were changed.',
  no_vips_now: 'This list has no VIPs now.',
}
