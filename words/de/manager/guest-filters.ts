import type { ManagerWords } from '../../en/manager/index.ts'

/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'Alle', in: 'Drin', not_in: 'Noch nicht da', left: 'Gegangen' },
  marks: {
    blocked: 'Gesperrt',
    used_up: 'Alle Scans benutzt',
    unreached: 'E-Mail nie bekommen',
    refused: 'Von Mailchimp abgelehnt',
    removed: 'Nicht mehr auf der Liste',
  },
  histories: { often: 'Mehrmals gekommen', never: 'Nie gekommen' },
  none: 'Zurzeit kein Gast.',
} satisfies ManagerWords['guestFilters']
