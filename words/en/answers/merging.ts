/** Two teams with one audience. */
export const merging = {
  other_team_asked: 'The other team was asked. You will get an email when they accept.',
  merge_withdrawn: 'The question is withdrawn.',
  list_stays_apart: 'Your list stays apart.',
  list_may_be_asked_for: 'Other teams can ask you again.',
  lists_united: 'The two lists are one now.',
}
