import type { notices as english } from '../../en/refusals/notices.ts'
import { count, n } from '../format.ts'

type Contacts = { contacts: number }
type Part = { shown: number; total: number }

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'Mailchimp ist gerade nicht erreichbar. Listpass macht automatisch weiter.',
  batch_waits_busy: 'Mailchimp ist gerade überlastet. Listpass macht automatisch weiter.',
  batch_waits_unauthorized:
    'Mailchimp nimmt den Schlüssel dieses Kontos nicht mehr an. Verbinden Sie das Konto neu, damit es weitergeht.',
  batch_waits_forbidden:
    'Der Mailchimp-Benutzer dieses Kontos darf das nicht. Geben Sie dem Benutzer in Mailchimp eine höhere Rolle, damit es weitergeht.',
  batch_ended_refused: 'Mailchimp hat die Anfrage abgelehnt. Bitte fangen Sie neu an.',
  batch_ended_fields_moved:
    'Die QR-Felder dieser Liste wurden in Mailchimp umbenannt oder gelöscht. Bitte fangen Sie neu an.',
  contacts_repaired: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# Kontakt wich von Mailchimp ab und wurde berichtigt.',
      other: '# Kontakte wichen von Mailchimp ab und wurden berichtigt.',
    }),
  codes_replaced: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# Kontakt hatte einen ungültigen oder schon vergebenen Code und hat einen neuen bekommen.',
      other: '# Kontakte hatten einen ungültigen oder schon vergebenen Code und haben einen neuen bekommen.',
    }),
  contacts_left: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# Kontakt ist in Mailchimp nicht mehr in dieser Liste.',
      other: '# Kontakte sind in Mailchimp nicht mehr in dieser Liste.',
    }),
  list_shown_in_part: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp hat ${n(shown)} von # Kontakt gezeigt. Es wurde niemand entfernt. Der fehlende Kontakt hat vielleicht keinen Code.`,
      other: `Mailchimp hat ${n(shown)} von # Kontakten gezeigt. Es wurde niemand entfernt. Die fehlenden Kontakte haben vielleicht keinen Code.`,
    }),
  contacts_missing: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp hat ${n(shown)} von # Kontakt gezeigt. Es wurde niemand entfernt.`,
      other: `Mailchimp hat ${n(shown)} von # Kontakten gezeigt. Es wurde niemand entfernt.`,
    }),
  contacts_left_out: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Mailchimp hat # Kontakt ausgelassen, der aber noch in der Liste ist. Es wurde niemand entfernt.',
      other:
        'Mailchimp hat # Kontakte ausgelassen, aber einige davon sind noch in der Liste. Es wurde niemand entfernt.',
    }),
  tag_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp hat ${n(shown)} von ${count(total, { one: '# Kontakt', other: '# Kontakten' })} mit diesem Tag gezeigt. Die Gäste bleiben eingeladen, bis Mailchimp alle zeigt.`,
  segment_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp hat ${n(shown)} von ${count(total, { one: '# Kontakt', other: '# Kontakten' })} dieses Segments gezeigt. Die Gäste bleiben eingeladen, bis Mailchimp alle zeigt.`,
  tag_left_out:
    'Mailchimp hat Kontakte ausgelassen, die diesen Tag noch haben. Die Gäste bleiben eingeladen, bis Mailchimp alle zeigt.',
  segment_shown_empty:
    'Mailchimp hat dieses Segment leer gezeigt, zählt darin aber Kontakte. Die Gäste des Segments bleiben eingeladen.',
  segment_gone:
    'Diesen Tag oder dieses Segment gibt es in Mailchimp nicht mehr. Die Gäste, die zuletzt dazugehörten, bleiben eingeladen.',
} satisfies typeof english
