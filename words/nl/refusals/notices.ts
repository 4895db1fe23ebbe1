import type { notices as english } from '../../en/refusals/notices.ts'
import { count, n } from '../format.ts'

type Contacts = { contacts: number }
type Part = { shown: number; total: number }

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'Mailchimp is nu niet bereikbaar. Listpass gaat vanzelf verder.',
  batch_waits_busy: 'Mailchimp heeft het nu te druk. Listpass gaat vanzelf verder.',
  batch_waits_unauthorized:
    'Mailchimp accepteert de sleutel van dit account niet meer. Koppel het account opnieuw om verder te gaan.',
  batch_waits_forbidden:
    'De Mailchimp-gebruiker van dit account mag dit niet. Geef die gebruiker een hogere rol in Mailchimp om verder te gaan.',
  batch_ended_refused: 'Mailchimp heeft het verzoek geweigerd. Begin opnieuw.',
  batch_ended_fields_moved: 'De QR-velden van deze lijst zijn in Mailchimp hernoemd of verwijderd. Begin opnieuw.',
  contacts_repaired: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact week af van Mailchimp en is hersteld.',
      other: '# contacten weken af van Mailchimp en zijn hersteld.',
    }),
  codes_replaced: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact had een ongeldige code, of die van een ander contact, en heeft een nieuwe gekregen.',
      other: '# contacten hadden een ongeldige code, of die van een ander contact, en hebben een nieuwe gekregen.',
    }),
  contacts_left: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact staat in Mailchimp niet meer in deze lijst.',
      other: '# contacten staan in Mailchimp niet meer in deze lijst.',
    }),
  list_shown_in_part: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp toonde ${n(shown)} van # contact. Er is niemand verwijderd. Het ontbrekende contact heeft misschien geen code.`,
      other: `Mailchimp toonde ${n(shown)} van # contacten. Er is niemand verwijderd. De ontbrekende contacten hebben misschien geen code.`,
    }),
  contacts_missing: ({ shown, total }: Part) =>
    count(total, {
      one: `Mailchimp toonde ${n(shown)} van # contact. Er is niemand verwijderd.`,
      other: `Mailchimp toonde ${n(shown)} van # contacten. Er is niemand verwijderd.`,
    }),
  contacts_left_out: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Mailchimp heeft # contact weggelaten dat nog wel in de lijst staat. Er is niemand verwijderd.',
      other:
        'Mailchimp heeft # contacten weggelaten, maar een deel daarvan staat nog in de lijst. Er is niemand verwijderd.',
    }),
  tag_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp toonde ${n(shown)} van ${count(total, { one: '# contact', other: '# contacten' })} met deze tag. De gasten blijven uitgenodigd tot Mailchimp ze allemaal toont.`,
  segment_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp toonde ${n(shown)} van ${count(total, { one: '# contact', other: '# contacten' })} van dit segment. De gasten blijven uitgenodigd tot Mailchimp ze allemaal toont.`,
  tag_left_out:
    'Mailchimp heeft contacten weggelaten die deze tag nog hebben. De gasten blijven uitgenodigd tot Mailchimp ze allemaal toont.',
  segment_shown_empty:
    'Mailchimp toonde dit segment als leeg, maar telt er wel contacten in. De gasten van dit segment blijven uitgenodigd.',
  segment_gone:
    'Deze tag of dit segment bestaat niet meer in Mailchimp. De gasten die er het laatst bij hoorden, blijven uitgenodigd.',
} satisfies typeof english
