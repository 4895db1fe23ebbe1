import type { http as english } from '../../en/answers/http.ts'

/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'S’identifier',
  go_to_dashboard: 'Aller au tableau de bord',
  go_to_connecting: 'Connecter un compte',
  ways_on: 'Pour continuer',
} satisfies typeof english
