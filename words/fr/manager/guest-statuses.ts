import type { GuestStatus } from '#domain/guest-status.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** Who counts as a guest, by the statuses of Mailchimp. */
export const guestStatuses = {
  title: 'Qui compte parmi les invités',
  /** The name in the links beside the settings. It is the same as the list's part Guests. */
  place: 'Invités',
  guests: (guests: number) => count(guests, { one: '# invité', other: '# invités' }),
  why: 'Mailchimp garde aussi des personnes qui ne sont pas abonnées. Choisissez qui reçoit un code et compte dans tous les chiffres.',
  /** As Mailchimp calls them. */
  names: {
    subscribed: 'Abonnés',
    transactional: 'Non-abonnés',
    unsubscribed: 'Désabonnés',
    cleaned: 'Nettoyés',
    pending: 'En attente',
  } satisfies Record<GuestStatus, string>,
  whoTheyAre: {
    subscribed: 'Ils reçoivent vos campagnes.',
    transactional: 'Ils ont fait un achat ou une inscription, mais sans s’abonner.',
    unsubscribed: 'Ils ont quitté vos e-mails\u{202f}: aucune campagne ne leur parvient.',
    cleaned: 'Leur adresse ne fonctionne pas\u{202f}: aucun e-mail ne leur parvient.',
    pending: 'Ils n’ont pas encore confirmé leur adresse.',
  } satisfies Record<GuestStatus, string>,
  /** A sentence of its own, before the one that says who they are. */
  people: (people: number) => count(people, { one: '# personne.', other: '# personnes.' }),
  admit: 'Admettre les autres',
  admitted: 'Ils ne comptent pas, mais le code qu’ils ont permet toujours d’entrer.',
  turnedAway: 'Les entrées refusent leurs codes avec «\u{202f}Pas parmi les invités\u{202f}».',
  failed: 'La liste n’a pas pu être modifiée',
  updated: 'La liste a été modifiée',
} satisfies ManagerWords['guestStatuses']
