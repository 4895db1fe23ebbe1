import type { http as english } from '../../en/answers/http.ts'

/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'Inloggen',
  go_to_dashboard: 'Naar het dashboard',
  go_to_connecting: 'Account koppelen',
  ways_on: 'Zo ga je verder',
} satisfies typeof english
