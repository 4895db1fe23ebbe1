/** Lists of an account. */
export const lists = {
  list_not_found: 'List not found',
  list_gone: 'This list no longer exists in Mailchimp.',
  account_of_list_inactive: 'The account of this list is inactive. Switch it on in the dashboard first.',
  no_codes_yet: 'No one has a code yet. Generate the codes first.',
}
