import type { merging as english } from '../../en/answers/merging.ts'

/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'O pedido foi feito à outra equipe. Você vai receber um e-mail quando ela aceitar.',
  merge_withdrawn: 'O pedido foi retirado.',
  list_stays_apart: 'Sua lista continua separada.',
  list_may_be_asked_for: 'Outras equipes podem pedir a você de novo.',
  lists_united: 'As duas listas agora são uma só.',
} satisfies typeof english
