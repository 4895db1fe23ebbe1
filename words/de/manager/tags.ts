import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const ofGuests = (guests: number) => count(guests, { one: '# Gast', other: '# Gäste' })

/** Tags of Mailchimp that many guests get, or lose. A tag may contain `#`, so it is not in the forms. */
export const tags = {
  title: (guests: number) =>
    count(guests, { one: 'Tag für # Gast in Mailchimp', other: 'Tag für # Gäste in Mailchimp' }),
  tag: 'Tag',
  hint: 'Suchen Sie unter den Tags dieser Liste, oder tippen Sie einen neuen ein.',
  loading: 'Die Tags werden aus Mailchimp gelesen...',
  unread: 'Die Tags können gerade nicht aus Mailchimp gelesen werden. Tippen Sie den ganzen Namen ein.',
  known: 'Vorhandene Tags in Mailchimp',
  isNew: (tag: string) => `„${tag}“ ist ein neuer Tag.`,
  none: 'Mailchimp hat für diese Liste noch keine Tags.',
  empty: 'Bitte geben Sie einen Tag ein.',
  /** `Attended:` is part of the tags themselves. */
  isKept: 'Tags, die mit „Attended:“ beginnen, verwaltet Listpass selbst. Bitte wählen Sie einen anderen Namen.',
  long: (most: number) => `Höchstens ${n(most)} Zeichen.`,
  unknown: 'Diesen Tag gibt es in Mailchimp nicht. Bitte wählen Sie einen aus der Liste.',
  cancel: 'Abbrechen',
  give: 'Tag geben',
  take: 'Tag entfernen',

  giving: (guests: number, tag: string) => `Der Tag „${tag}“ wird vergeben: ${ofGuests(guests)}.`,
  taking: (guests: number, tag: string) => `Der Tag „${tag}“ wird entfernt: ${ofGuests(guests)}.`,
  soon: 'Mailchimp hat es in ein paar Sekunden.',
  given: (guests: number, tag: string) => `Der Tag „${tag}“ ist in Mailchimp vergeben: ${ofGuests(guests)}.`,
  taken: (guests: number, tag: string) => `Der Tag „${tag}“ ist in Mailchimp entfernt: ${ofGuests(guests)}.`,
  late: 'Mailchimp kann es gerade nicht annehmen. Listpass versucht es weiter, bis es geht.',
  trouble: (reason: string) => `Mailchimp lehnt diesen Tag ab: ${reason}`,
  refused: (guests: number) =>
    count(guests, { one: 'Mailchimp hat # Gast abgelehnt.', other: 'Mailchimp hat # Gäste abgelehnt.' }),
  gone: (guests: number) =>
    count(guests, {
      one: '# Gast ist nicht mehr auf der Liste und wurde nicht geändert.',
      other: '# Gäste sind nicht mehr auf der Liste und wurden nicht geändert.',
    }),
} satisfies ManagerWords['tags']
