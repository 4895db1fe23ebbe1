import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags and events in Mailchimp for guests who came. Events are Mailchimp's: “événement” alone is an occasion. */
export const attendance = {
  loading: 'Chargement des tags et des événements Mailchimp...',
  loadFailed: 'Les tags et les événements Mailchimp n’ont pas pu être chargés',
  failed: 'Les tags et les événements Mailchimp n’ont pas pu être modifiés',
  text: 'Indiquez à Mailchimp qui est venu, et écrivez à ces invités le lendemain matin.',
  chosen: {
    both: 'Tags et événements Mailchimp',
    tags: 'Tags',
    events: 'Événements Mailchimp',
    none: 'Désactivés',
  },
  tags: 'Ajouter un tag aux invités venus',
  tagsHint:
    'En quelques secondes, chaque invité venu reçoit le tag «\u{202f}Attended:\u{202f}…\u{202f}» avec le nom de l’événement. Si son scan est annulé, le tag est retiré. Ses autres tags restent.',
  events: 'Envoyer un événement Mailchimp à chaque entrée',
  eventsHint:
    'Pour des automatisations qui commencent à l’entrée\u{202f}: «\u{202f}checked_in\u{202f}» à chaque scan à partir de maintenant, et «\u{202f}check_in_undone\u{202f}» s’il est annulé.',
  tagged: (guests: number) => count(guests, { one: '# invité avec le tag', other: '# invités avec le tag' }),
  waiting: (changes: number) => `${n(changes)} en cours d’envoi`,
  refused: (changes: number) => `${n(changes)} refus par Mailchimp`,
  sent: (events: number) => count(events, { one: '# événement envoyé', other: '# événements envoyés' }),
  doubled: (events: number) =>
    count(events, { one: '# événement envoyé deux fois', other: '# événements envoyés deux fois' }),
  writtenTags: 'Tags dans Mailchimp',
  tagTrouble: (name: string) => `Mailchimp refuse le tag «\u{202f}${name}\u{202f}»`,
} satisfies ManagerWords['attendance']
