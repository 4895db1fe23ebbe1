import type { ManagerWords } from '../../en/manager/index.ts'

/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'Todos', in: 'Entraram', not_in: 'Ainda não entraram', left: 'Saíram' },
  marks: {
    blocked: 'Bloqueados',
    used_up: 'Todas as leituras usadas',
    unreached: 'Não receberam o e-mail',
    refused: 'Recusados pelo Mailchimp',
    removed: 'Saíram da lista',
  },
  histories: { often: 'Vieram mais de uma vez', never: 'Nunca vieram' },
  none: 'Nenhum convidado aqui agora.',
} satisfies ManagerWords['guestFilters']
