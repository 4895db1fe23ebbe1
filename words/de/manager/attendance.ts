import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags and events in Mailchimp for guests who came. */
export const attendance = {
  loading: 'Die Tags und Ereignisse werden geladen...',
  loadFailed: 'Die Tags und Ereignisse konnten nicht geladen werden',
  failed: 'Die Tags und Ereignisse konnten nicht geändert werden',
  text: 'Mailchimp erfährt, wer gekommen ist, und Sie können diesen Gästen am nächsten Morgen schreiben.',
  chosen: { both: 'Tags und Ereignisse', tags: 'Tags', events: 'Ereignisse', none: 'Aus' },
  tags: 'Gästen, die kommen, einen Tag geben',
  tagsHint:
    'Alle, die gekommen sind, bekommen in Sekunden den Tag „Attended: …“ mit dem Namen des Anlasses. Wird der Scan storniert, verschwindet der Tag wieder. Andere Tags bleiben.',
  events: 'Für jeden Check-in ein Ereignis senden',
  eventsHint:
    'Für Automatisierungen, die am Einlass beginnen: „checked_in“ für jeden Scan ab jetzt und „check_in_undone“, wenn er storniert wird.',
  tagged: (guests: number) => count(guests, { one: '# Gast mit Tag', other: '# Gäste mit Tag' }),
  waiting: (changes: number) => `${n(changes)} unterwegs`,
  refused: (changes: number) => `${n(changes)} von Mailchimp abgelehnt`,
  sent: (events: number) => count(events, { one: '# Ereignis gesendet', other: '# Ereignisse gesendet' }),
  doubled: (events: number) => `${n(events)} doppelt gesendet`,
  writtenTags: 'Vergebene Tags in Mailchimp',
  tagTrouble: (name: string) => `Mailchimp lehnt den Tag „${name}“ ab`,
} satisfies ManagerWords['attendance']
