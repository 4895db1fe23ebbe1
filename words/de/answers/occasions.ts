import type { occasions as english } from '../../en/answers/occasions.ts'
import { count } from '../format.ts'

/** What the scans of a list are for. */
export const occasions = {
  occasions_added: ({ occasions }: { occasions: number }) =>
    count(occasions, { one: '# Anlass wurde hinzugefügt.', other: '# Anlässe wurden hinzugefügt.' }),
  occasion_changed: 'Der Anlass ist geändert.',
  occasion_removed: 'Der Anlass ist entfernt. Seine Scans bleiben im Protokoll.',
  admissions_stopped: 'Es wird niemand mehr eingelassen.',
  admissions_resumed: 'Es werden wieder Gäste eingelassen.',
  nobody_inside: 'Es ist kein Gast drin.',
  guests_counted_out: ({ guests }: { guests: number }) =>
    count(guests, { one: '# Gast ausgecheckt.', other: '# Gäste ausgecheckt.' }),
} satisfies typeof english
