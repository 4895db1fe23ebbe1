import type { lists as english } from '../../en/answers/lists.ts'

/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'Die Liste ist geändert',
  contact_updated: 'Der Kontakt ist geändert',
  rules_updated: 'Die Regeln sind geändert',
  webhook_set_up: 'Der Webhook ist eingerichtet',
  polling_set_up:
    'Listpass sieht jetzt in Mailchimp nach, was sich geändert hat. Neue Kontakte bekommen ihren Code innerhalb von 10 Minuten.',
  look_saved: 'Das Aussehen für Gäste ist gespeichert.',
  logo_saved: 'Ihr Logo ist gespeichert.',
  logo_removed: 'Ihr Logo ist entfernt.',
  attendance_changed: 'Die Tags und Ereignisse für Gäste, die kommen, sind geändert.',
  tags_compared: 'Die Tags wurden mit Mailchimp verglichen.',
  notices_seen: 'Die Benachrichtigungen sind als gesehen markiert.',
  notifying_changed: 'Ihre Benachrichtigungen sind geändert.',
  vips_changed: 'Die VIPs dieser Liste sind geändert.',
  no_vips_now: 'Diese Liste hat jetzt keine VIPs.',
} satisfies typeof english
