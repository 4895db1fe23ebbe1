import type { occasions as english } from '../../en/answers/occasions.ts'
import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: '# onderdeel is toegevoegd.', other: '# onderdelen zijn toegevoegd.' }),
  occasion_changed: 'Het onderdeel is gewijzigd.',
  occasion_removed: 'Het onderdeel is verwijderd. De scans blijven in het logboek staan.',
  admissions_stopped: 'Deuren laten niemand meer binnen.',
  admissions_resumed: 'Deuren laten weer gasten binnen.',
  nobody_inside: 'Er is geen gast binnen.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, { one: '# gast uitgecheckt.', other: '# gasten uitgecheckt.' }),
} satisfies typeof english
