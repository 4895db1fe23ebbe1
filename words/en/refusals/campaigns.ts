/** Emails of a list in Mailchimp: drafts, tests and reports. */
export const campaigns = {
  no_fields_for_email: 'This list has no QR fields yet. Create them in the settings first.',
  looked_again_too_often: 'You have looked again many times just now. Please try again in a moment.',
  draft_made_just_now: 'A draft was made just now. Please wait some seconds.',
  draft_unsure:
    'Mailchimp did not answer, so Listpass can’t tell whether the draft was made. Look at your campaigns in Mailchimp before you try again.',
  draft_name_taken: 'A draft with this name is in Mailchimp already. Choose another name.',
  draft_content_not_kept: ({ title }: { title: string }) =>
    `Mailchimp made the draft “${title}”, but did not keep its content. Paste the HTML of the code into it.`,
  draft_gone: 'This draft is no longer in Mailchimp, or was sent.',
  too_many_proofs: 'You have looked at many guests just now. Please wait a moment.',
  guest_not_in_mailchimp: 'This contact is no longer in Mailchimp. Sync the list first.',
  too_many_tests: 'You have sent many tests just now. Please wait a minute.',
  test_unsure: 'Mailchimp did not answer, so the test may be on its way. Look into your inbox before you send another.',
  test_address_refused: 'Mailchimp does not accept this address.',
  tests_used_up: 'Your Mailchimp plan allows no more tests for now. Its limit is for 24 hours.',
  test_not_sent: 'Mailchimp did not send the test. Open the draft in Mailchimp to see what is missing.',
  email_unidentified: 'Mailchimp doesn’t say which email this is. Choose another one.',
  email_not_among_sent: 'Mailchimp no longer has this email among the sent ones. Choose another one.',
  no_code_field: 'This list has no field for codes yet. Create the fields in its settings.',
  at_work_in_mailchimp: 'Listpass is already at work on this list in Mailchimp. Please try again in a moment.',
}
