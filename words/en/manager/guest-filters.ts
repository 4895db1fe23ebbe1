/** Which guests are shown: on the screen, and on paper. */
export const guestFilters = {
  presences: { all: 'All', in: 'In', not_in: 'Not in yet', left: 'Left' },
  marks: {
    blocked: 'Blocked',
    used_up: 'All scans used',
    unreached: 'Never got the email',
    refused: 'Refused by Mailchimp',
    removed: 'Left the list',
  },
  histories: { often: 'Came more than once', never: 'Never came' },
  none: 'No guest here right now.',
}
