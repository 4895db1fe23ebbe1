import type { merging as english } from '../../en/refusals/merging.ts'

/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'Este pedido não está mais aberto.',
  codes_before_merge: 'Gere primeiro os códigos da sua lista. Depois você pode aceitar.',
  codes_at_work_before_merge:
    'O Listpass está trabalhando nos códigos de uma das duas listas. Tente de novo quando isso terminar.',
  other_list_at_work: 'O Mailchimp está sendo atualizado com a outra lista agora. Tente de novo em um minuto.',
  too_many_merge_asks: 'Você já pediu várias vezes. Espere uma hora e tente de novo.',
  other_team_stays_apart: 'A outra equipe mantém a lista dela separada, então não há a quem pedir.',
  no_other_team: 'Nenhuma outra equipe configurou uma lista deste público.',
  list_being_joined: 'Esta lista está sendo unida a outra. Tente de novo em instantes.',
} satisfies typeof english
