import type { http as english } from '../../en/answers/http.ts'

/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'Iniciar sesión',
  go_to_dashboard: 'Ir al panel',
  go_to_connecting: 'Conectar una cuenta',
  ways_on: 'Para continuar',
} satisfies typeof english
