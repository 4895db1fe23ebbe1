import type { merging as english } from '../../en/answers/merging.ts'

/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'Het is aan het andere team gevraagd. Je krijgt een e-mail als ze accepteren.',
  merge_withdrawn: 'De vraag is ingetrokken.',
  list_stays_apart: 'Je lijst blijft apart.',
  list_may_be_asked_for: 'Andere teams kunnen je weer vragen.',
  lists_united: 'De twee lijsten zijn nu één lijst.',
} satisfies typeof english
