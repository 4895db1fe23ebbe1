/** Two teams with one audience. */
export const merging = {
  merge_not_open: 'This question is not open any more.',
  codes_before_merge: 'Generate the codes of your list first. Then you can accept.',
  codes_at_work_before_merge: 'Codes of one of the two lists are being worked on. Please try again when that is done.',
  other_list_at_work: 'Mailchimp is being updated with the other list right now. Please try again in a minute.',
  too_many_merge_asks: 'You have asked several times. Please wait an hour and try again.',
  other_team_stays_apart: 'The other team keeps its list apart, so there is nobody to ask.',
  no_other_team: 'No other team has set up a list of this audience.',
  list_being_joined: 'This list is being joined with another one. Please try again in a moment.',
}
