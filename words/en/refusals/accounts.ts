/** Connected Mailchimp accounts. */
export const accounts = {
  account_not_found: 'Account not found',
  account_not_connected: 'This account is no longer connected.',
  account_inactive: 'This account is inactive. Switch it on to sync its lists.',
  account_connected_already: 'This Mailchimp account is already connected.',
  api_key_wrong: 'Mailchimp doesn’t accept this API key. Please check it, or create a new one.',
  too_many_keys: 'Too many tries. Please wait a few minutes and try again.',
  user_not_authenticated: 'User not authenticated',
  credential_not_opened:
    'Listpass cannot open the stored credential of this account: LISTPASS_KEYS is no longer what it was. The team who runs Listpass can put the former key back.',
  no_consent: 'Connecting by consent is not set up here.',
  no_consent_use_key: 'Connecting through Mailchimp’s page is not set up here. Please connect with an API key instead.',
  account_not_saved: 'This Mailchimp account could not be saved.',
  account_was_not_connected: 'The account was not connected.',
  no_access_given: 'Mailchimp did not give Listpass access.',
  consent_link_over: 'This link back from Mailchimp no longer works.',
  consent_too_late: 'That took too long.',
  consent_again: 'Please start again: enter the account name and choose Connect with Mailchimp.',
  consent_used_again:
    'It was already used, or belongs to another browser. Please start again: enter the account name and choose Connect with Mailchimp.',
  consent_ten_minutes_again:
    'Connecting must be finished within ten minutes. Please start again: enter the account name and choose Connect with Mailchimp.',
  consent_denied: 'You did not allow access in Mailchimp, so nothing has changed. To connect after all, start again.',
  consent_nameless_again:
    'Mailchimp did not say who you are. Please start again: enter the account name and choose Connect with Mailchimp. An API key works as well.',
  consent_unreachable:
    'Mailchimp can’t be reached right now. Please try again in a few minutes. Then start again. Nothing has changed so far.',
  consent_busy:
    'Mailchimp is too busy right now. Please try again in a few minutes. Then start again. Nothing has changed so far.',
  consent_unknown_client: 'Mailchimp does not recognise this Listpass. Please connect with an API key instead.',
  consent_expired_again:
    'The permission was already used, or has expired. Please start again: enter the account name and choose Connect with Mailchimp.',
}
