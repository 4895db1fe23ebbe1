import type { lists as english } from '../../en/answers/lists.ts'

/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'De lijst is gewijzigd',
  contact_updated: 'Het contact is gewijzigd',
  rules_updated: 'De regels zijn gewijzigd',
  webhook_set_up: 'De webhook is ingesteld',
  polling_set_up:
    'Listpass kijkt nu in Mailchimp of er iets is gewijzigd. Nieuwe contacten krijgen hun code binnen 10 minuten.',
  look_saved: 'Je huisstijl is opgeslagen.',
  logo_saved: 'Je logo is opgeslagen.',
  logo_removed: 'Je logo is verwijderd.',
  attendance_changed: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd.',
  tags_compared: 'De tags zijn met Mailchimp vergeleken.',
  notices_seen: 'De meldingen zijn als gezien gemarkeerd.',
  notifying_changed: 'Je meldingen zijn gewijzigd.',
  vips_changed: 'De vips van deze lijst zijn gewijzigd.',
  no_vips_now: 'Deze lijst heeft nu geen vips.',
} satisfies typeof english
