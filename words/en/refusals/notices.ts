import { count, n } from '../format.ts'

type Contacts = { contacts: number }
type Part = { shown: number; total: number }

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'Mailchimp can’t be reached right now. Listpass continues automatically.',
  batch_waits_busy: 'Mailchimp is too busy right now. Listpass continues automatically.',
  batch_waits_unauthorized: 'Mailchimp no longer accepts the key of this account. Reconnect the account to continue.',
  batch_waits_forbidden:
    'The Mailchimp user of this account may not do this. Give the user a higher role in Mailchimp to continue.',
  batch_ended_refused: 'Mailchimp refused the request. Please start again.',
  batch_ended_fields_moved: 'The QR fields of this list were renamed or deleted in Mailchimp. Please start again.',
  contacts_repaired: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact differed from Mailchimp and was repaired.',
      other: '# contacts differed from Mailchimp and were repaired.',
    }),
  codes_replaced: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact had an invalid or taken code, and got a new one.',
      other: '# contacts had an invalid or taken code, and got a new one.',
    }),
  contacts_left: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact is no longer in this list in Mailchimp.',
      other: '# contacts are no longer in this list in Mailchimp.',
    }),
  list_shown_in_part: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp showed ${n(shown)} of # contact. No one was removed. The missing contacts may have no code.`,
      other: `Mailchimp showed ${n(shown)} of # contacts. No one was removed. The missing contacts may have no code.`,
    }),
  contacts_missing: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp showed ${n(shown)} of # contact. No one was removed.`,
      other: `Mailchimp showed ${n(shown)} of # contacts. No one was removed.`,
    }),
  contacts_left_out: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Mailchimp left out # contact, but some of them are still in the list. No one was removed.',
      other: 'Mailchimp left out # contacts, but some of them are still in the list. No one was removed.',
    }),
  // Numbers without separators, in English.
  tag_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp showed ${shown} of ${total} contacts of this tag. Guests stay invited until it shows all of them.`,
  segment_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp showed ${shown} of ${total} contacts of this segment. Guests stay invited until it shows all of them.`,
  tag_left_out: 'Mailchimp left out contacts that still have this tag. Guests stay invited until it shows all of them.',
  segment_shown_empty: 'Mailchimp showed this segment as empty, and counts contacts in it. Its guests stay invited.',
  segment_gone: 'This tag or segment no longer exists in Mailchimp. The guests of its last reading stay invited.',
}
