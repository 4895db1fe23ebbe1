import type { merging as english } from '../../en/answers/merging.ts'

/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'La demande à l’autre équipe est envoyée. Vous recevrez un e-mail si elle accepte.',
  merge_withdrawn: 'La demande a été retirée.',
  list_stays_apart: 'Votre liste reste à part.',
  list_may_be_asked_for: 'D’autres équipes peuvent de nouveau vous le demander.',
  lists_united: 'Les deux listes n’en font plus qu’une.',
} satisfies typeof english
