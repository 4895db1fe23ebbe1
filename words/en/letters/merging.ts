/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const merging = {
  /** To the team that is asked. */
  ask: {
    subject: (list: string) => `Another team asks to share the list “${list}” with you`,
    same: (team: string, list: string) =>
      `The team “${team}” uses the same Mailchimp audience as your list “${list}”. Today each of you counts check-ins separately.`,
    asked:
      'They ask you to make one list of the two. If you accept, their codes, scans and scanner links become part of your list.',
    see: 'See the question',
    safe: 'Nothing changes unless an owner of your team accepts. You can also choose to stay apart.',
  },
  /** To the team that asked. */
  done: {
    subject: (list: string) => `Your list “${list}” is one with that of another team now`,
    accepted: (team: string, list: string) =>
      `The team “${team}” has accepted. Your list “${list}” is part of theirs: one list, one count, one set of QR fields.`,
    codes:
      'All codes that you have sent still work, and so do your scanner links. Scans that a door has not sent yet will be counted.',
    open: 'Open the list',
  },
}
