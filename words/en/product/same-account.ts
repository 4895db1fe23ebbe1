/** Two teams with one Mailchimp account. */
export const sameAccount = {
  title: 'Another organiser uses this Mailchimp account too',
  detail:
    'Each of you counts check-ins separately, so one code lets a guest in once at your doors and once at theirs. If one of you disables a list, both lose its QR fields. On the page of the list, you can ask them to make one list of the two, or stay apart.',
}
