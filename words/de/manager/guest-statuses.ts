import type { GuestStatus } from '#domain/guest-status.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'
import { reasons } from '../reasons.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Wer als Gast zählt',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Gäste',
  guests: (guests: number) => count(guests, { one: '# Gast', other: '# Gäste' }),
  why: 'Mailchimp behält auch Personen, die nicht abonniert sind. Wählen Sie, wer einen Code bekommt und in allen Zahlen zählt.',
  /** As Mailchimp calls them. */
  names: {
    subscribed: 'Abonniert',
    transactional: 'Transaktional',
    unsubscribed: 'Abbestellt',
    cleaned: 'Bereinigt',
    pending: 'Ausstehend',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'Bekommen Ihre Kampagnen.',
    transactional: 'Haben etwas gekauft oder sich registriert, aber nicht abonniert.',
    unsubscribed: 'Haben Ihre E-Mails abbestellt, darum erreicht sie keine Kampagne.',
    cleaned: 'Die Adresse war nicht zustellbar, darum erreicht sie keine E-Mail.',
    pending: 'Haben ihre Adresse noch nicht bestätigt.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# Person.', other: '# Personen.' }),
  admit: 'Die anderen einlassen',
  admitted: 'Diese Personen zählen nicht, aber wer einen Code hat, wird damit weiterhin eingelassen.',
  turnedAway: `Einlässe weisen ihre Codes ab: „${reasons.not_a_guest}“.`,
  failed: 'Die Liste konnte nicht geändert werden',
  updated: 'Die Liste ist geändert',
} satisfies ManagerWords['guestStatuses']
