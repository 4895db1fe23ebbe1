import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) =>
    count(guests, { one: 'Tag Mailchimp pour # invité', other: 'Tag Mailchimp pour # invités' }),
  tag: 'Tag',
  hint: 'Cherchez parmi les tags de cette liste, ou saisissez-en un nouveau.',
  loading: 'Lecture des tags dans Mailchimp...',
  unread: 'Les tags ne peuvent pas être lus dans Mailchimp pour le moment. Saisissez le nom entier.',
  known: 'Tags dans Mailchimp',
  isNew: (tag: string) => `«\u{202f}${tag}\u{202f}» est un nouveau tag.`,
  none: 'Mailchimp n’a pas encore de tags pour cette liste.',
  empty: 'Veuillez saisir un tag.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'Listpass gère lui-même les tags qui commencent par «\u{202f}Attended:\u{202f}». Choisissez un autre nom.',
  long: (most: number) => `${n(most)} caractères au maximum.`,
  unknown: 'Mailchimp n’a pas ce tag. Choisissez-en un dans la liste.',
  cancel: 'Annuler',
  give: 'Ajouter le tag',
  take: 'Retirer le tag',

  giving: (guests: number, tag: string) =>
    `Ajout du tag «\u{202f}${tag}\u{202f}» à ${count(guests, { one: '# invité.', other: '# invités.' })}`,
  taking: (guests: number, tag: string) =>
    `Retrait du tag «\u{202f}${tag}\u{202f}» à ${count(guests, { one: '# invité.', other: '# invités.' })}`,
  soon: 'Mailchimp le reçoit en quelques secondes.',
  given: (guests: number, tag: string) =>
    `Tag «\u{202f}${tag}\u{202f}» ajouté à ${count(guests, { one: '# invité', other: '# invités' })} dans Mailchimp.`,
  taken: (guests: number, tag: string) =>
    `Tag «\u{202f}${tag}\u{202f}» retiré à ${count(guests, { one: '# invité', other: '# invités' })} dans Mailchimp.`,
  late: 'Mailchimp ne peut pas le recevoir pour le moment. Listpass réessaie jusqu’à ce que ce soit possible.',
  trouble: (reason: string) => `Mailchimp refuse ce tag\u{202f}: ${reason}`,
  refused: (guests: number) =>
    count(guests, { one: 'Mailchimp a refusé # invité.', other: 'Mailchimp a refusé # invités.' }),
  gone: (guests: number) =>
    count(guests, {
      one: '# invité a quitté la liste, et n’a pas été modifié.',
      other: '# invités ont quitté la liste, et n’ont pas été modifiés.',
    }),
} satisfies ManagerWords['tags']
