import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Tags and events in Mailchimp for guests who came. */
export const attendance = {
  loading: 'Tags en gebeurtenissen laden...',
  loadFailed: 'De tags en gebeurtenissen konden niet worden geladen',
  failed: 'De tags en gebeurtenissen konden niet worden gewijzigd',
  text: 'Laat Mailchimp weten wie er is gekomen, en schrijf die gasten de volgende ochtend.',
  chosen: { both: 'Tags en gebeurtenissen', tags: 'Tags', events: 'Gebeurtenissen', none: 'Uit' },
  tags: 'Gasten die kwamen een tag geven',
  /** `Attended:` is part of the tags themselves. */
  tagsHint:
    'Iedereen die kwam, krijgt binnen enkele seconden de tag “Attended: …” met de naam van het onderdeel. Wordt de scan ingetrokken, dan gaat de tag weer weg. Andere tags blijven.',
  events: 'Bij elke check-in een gebeurtenis versturen',
  eventsHint:
    'Voor automatiseringen die aan de deur beginnen: “checked_in” bij elke scan vanaf nu, en “check_in_undone” als die wordt ingetrokken.',
  tagged: (guests: number) => count(guests, { one: '# gast met tag', other: '# gasten met tag' }),
  waiting: (changes: number) => `${n(changes)} onderweg`,
  refused: (changes: number) => `Mailchimp weigert er ${n(changes)}`,
  sent: (events: number) => count(events, { one: '# gebeurtenis verstuurd', other: '# gebeurtenissen verstuurd' }),
  doubled: (events: number) => `${n(events)} twee keer verstuurd`,
  writtenTags: 'De tags in Mailchimp',
  tagTrouble: (name: string) => `Mailchimp weigert de tag “${name}”`,
} satisfies ManagerWords['attendance']
