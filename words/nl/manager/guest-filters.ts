import type { ManagerWords } from '../../en/manager/index.ts'

/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'Alle', in: 'Binnen', not_in: 'Nog niet binnen', left: 'Vertrokken' },
  marks: {
    blocked: 'Geblokkeerd',
    used_up: 'Alle scans gebruikt',
    unreached: 'E-mail nooit ontvangen',
    refused: 'Geweigerd door Mailchimp',
    removed: 'Van de lijst gehaald',
  },
  histories: { often: 'Meer dan eens gekomen', never: 'Nooit gekomen' },
  none: 'Hier zijn nu geen gasten.',
} satisfies ManagerWords['guestFilters']
