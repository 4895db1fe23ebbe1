import type { ManagerWords } from '../../en/manager/index.ts'

/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'Tous', in: 'Entrés', not_in: 'Encore attendus', left: 'Sortis' },
  marks: {
    blocked: 'Bloqués',
    used_up: 'Tous les scans utilisés',
    unreached: 'N’ont jamais reçu l’e-mail',
    refused: 'Refusés par Mailchimp',
    removed: 'Ont quitté la liste',
  },
  histories: { often: 'Venus plus d’une fois', never: 'Jamais venus' },
  none: 'Aucun invité ici pour le moment.',
} satisfies ManagerWords['guestFilters']
