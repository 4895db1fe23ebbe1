import type { http as english } from '../../en/answers/http.ts'

/** Links of a page to which another site sends people back. */
export const http = {
  go_to_sign_in: 'Entrar',
  go_to_dashboard: 'Ir para o painel',
  go_to_connecting: 'Conectar uma conta',
  ways_on: 'Próximos passos',
} satisfies typeof english
