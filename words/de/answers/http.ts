import type { http as english } from '../../en/answers/http.ts'

/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'Anmelden',
  go_to_dashboard: 'Zur Übersicht',
  go_to_connecting: 'Konto verbinden',
  ways_on: 'So geht es weiter',
} satisfies typeof english
