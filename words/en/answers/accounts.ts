/** Connected Mailchimp accounts. */
export const accounts = {
  account_added: 'Account added successfully',
  account_updated: 'Account updated successfully',
  account_deleted: 'Account deleted successfully',
  lists_synced: 'Lists synced successfully',
  consent_begins: 'Going to Mailchimp for your consent.',
}
