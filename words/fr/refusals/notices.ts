import type { notices as en } from '../../en/refusals/notices.ts'
import { count, n } from '../format.ts'

type Contacts = { contacts: number }
type Part = { shown: number; total: number }

/** What work in the background tells the organiser: why it waits or ended, and what it found. */
export const notices = {
  batch_waits_unreachable: 'Mailchimp est injoignable pour le moment. Listpass continuera automatiquement.',
  batch_waits_busy: 'Mailchimp est trop occupé pour le moment. Listpass continuera automatiquement.',
  batch_waits_unauthorized: 'Mailchimp n’accepte plus la clé de ce compte. Reconnectez le compte pour continuer.',
  batch_waits_forbidden:
    'L’utilisateur Mailchimp de ce compte n’a pas ce droit. Donnez-lui un rôle plus élevé dans Mailchimp pour continuer.',
  batch_ended_refused: 'Mailchimp a refusé la requête. Recommencez.',
  batch_ended_fields_moved: 'Les champs QR de cette liste ont été renommés ou supprimés dans Mailchimp. Recommencez.',
  contacts_repaired: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact différait dans Mailchimp et a été corrigé.',
      other: '# contacts différaient dans Mailchimp et ont été corrigés.',
    }),
  codes_replaced: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact avait un code non valable ou déjà pris, et en a reçu un nouveau.',
      other: '# contacts avaient un code non valable ou déjà pris, et en ont reçu un nouveau.',
    }),
  contacts_left: ({ contacts }: Contacts) =>
    count(contacts, {
      one: '# contact n’est plus dans cette liste dans Mailchimp.',
      other: '# contacts ne sont plus dans cette liste dans Mailchimp.',
    }),
  list_shown_in_part: ({ shown, total }: Part) =>
    count(shown, {
      one: `Mailchimp a montré # contact sur ${n(total)}. Personne n’a été retiré. Les contacts manquants n’ont peut-être pas de code.`,
      other: `Mailchimp a montré # contacts sur ${n(total)}. Personne n’a été retiré. Les contacts manquants n’ont peut-être pas de code.`,
    }),
  contacts_missing: ({ shown, total }: Part) =>
    count(shown, {
      one: `Mailchimp a montré # contact sur ${n(total)}. Personne n’a été retiré.`,
      other: `Mailchimp a montré # contacts sur ${n(total)}. Personne n’a été retiré.`,
    }),
  contacts_left_out: ({ contacts }: Contacts) =>
    count(contacts, {
      one: 'Mailchimp a omis # contact, qui est pourtant encore dans la liste. Personne n’a été retiré.',
      other: 'Mailchimp a omis # contacts, mais certains sont encore dans la liste. Personne n’a été retiré.',
    }),
  tag_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp a montré ${count(shown, { one: '# contact', other: '# contacts' })} de ce tag sur ${n(total)}. Les invitations restent valables tant que Mailchimp ne montre pas tous les contacts.`,
  segment_shown_in_part: ({ shown, total }: Part) =>
    `Mailchimp a montré ${count(shown, { one: '# contact', other: '# contacts' })} de ce segment sur ${n(total)}. Les invitations restent valables tant que Mailchimp ne montre pas tous les contacts.`,
  tag_left_out:
    'Mailchimp a omis des contacts qui ont encore ce tag. Les invitations restent valables tant que Mailchimp ne montre pas tous les contacts.',
  segment_shown_empty:
    'Mailchimp a montré ce segment comme vide, mais y compte des contacts. Les invitations de ce segment restent valables.',
  segment_gone:
    'Ce tag ou ce segment n’existe plus dans Mailchimp. Les invitations de la dernière vérification restent valables.',
} satisfies typeof en
