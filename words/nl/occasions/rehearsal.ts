import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Uitproberen',
  text: 'Bekijk wat een deur op een bepaald moment tegen een gast zou zeggen. Er wordt niets geteld.',
  guest: 'Gast',
  guestHint: 'Typ een naam of een e-mailadres.',
  found: 'Gevonden gasten',
  searching: 'Zoeken...',
  searchFailed: 'Gasten zoeken mislukt',
  noOne: (search: string) => `Niemand gevonden met “${isolated(search, 60)}”.`,
  at: 'Moment',
  direction: 'Richting',
  directions: { in: 'Naar binnen', out: 'Naar buiten' },
  ask: 'Vraag de deur',
  asking: 'Vragen...',
  failed: 'De deur kon niet worden gevraagd',
  chooseGuest: 'Kies eerst een gast.',
  decidedBy: (setting: string) => `Bepaald door: ${setting}`,
  settings: {
    list: 'de lijst, waarvan scannen uitstaat',
    contact: 'de gast, die is geblokkeerd of van de lijst is gehaald',
    who: 'Wie',
    opens_at: 'Openingstijd',
    closes_at: 'Sluitingstijd',
    own_max: 'Aantal keer per gast',
    max_scans: 'het maximum van de gast',
    again: 'Terugkomen',
    capacity: 'Capaciteit',
  },
} satisfies OccasionsWords['rehearsal']
