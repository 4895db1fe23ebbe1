import type { GuestStatus } from '#domain/guest-status.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'
import { reasons } from '../reasons.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Wie als gast telt',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Gasten',
  guests: (guests: number) => count(guests, { one: '# gast', other: '# gasten' }),
  why: 'Mailchimp bewaart ook mensen die niet zijn geabonneerd. Kies wie een code krijgt en in elk cijfer meetelt.',
  /** As Mailchimp calls them. */
  names: {
    subscribed: 'Geabonneerd',
    transactional: 'Transactioneel',
    unsubscribed: 'Uitgeschreven',
    cleaned: 'Opgeschoond',
    pending: 'In afwachting',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'Ze krijgen je campagnes.',
    transactional: 'Ze hebben iets gekocht of zich aangemeld, maar zijn niet geabonneerd.',
    unsubscribed: 'Ze hebben zich afgemeld voor je e-mails, dus ze krijgen geen campagne.',
    cleaned: 'Hun adres bestaat niet of weigert e-mail, dus geen e-mail bereikt ze.',
    pending: 'Ze hebben hun adres nog niet bevestigd.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# persoon.', other: '# personen.' }),
  admit: 'De anderen binnenlaten',
  admitted: 'Ze tellen niet mee, maar met een code die ze hebben, komen ze nog binnen.',
  turnedAway: `Deuren weigeren hun codes met “${reasons.not_a_guest}”.`,
  failed: 'Lijst wijzigen mislukt',
  updated: 'De lijst is gewijzigd',
} satisfies ManagerWords['guestStatuses']
