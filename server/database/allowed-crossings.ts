/**
 * Statements that cross the row of features, each with its reason. The list only shrinks: owners.test.ts fails for a
 * crossing that is missing here, and for an entry whose crossing is gone.
 */
export const allowedCrossings: Record<string, string> = {
  // One statement decides a whole group of scans; calling a function per contact would make scans slow.
  'scanning writes contacts': 'decide_scans counts in place; take_in_scans and take_back_scan do under the same lock',
  'scanning writes pending_writes': 'decide_scans queues a group at once, with what its rules have changed',
  'scanning writes door_events': 'decide_scans tells the doors of a group at once',
  'scanning writes door_seqs': 'the same, and the row is locked last',
  'doors reads occasion_seats': 'door_occasions tells a door its occasion with the people inside',
  'doors writes sessions': 'member_doors notes the use of many sessions in its own statement',

  // Erasing must remove a person from all tables in one transaction, so its function knows all tables.
  'contacts writes lists':
    'erase_contact counts the contact out; the other three keep columns of lists about texts and changes',
  'contacts writes batch_failures': 'erase_contact',
  'contacts writes batch_pages': 'erase_contact',
  'contacts writes webhook_deliveries': 'erase_contact',
  'contacts writes scans': 'erase_contact',
  'contacts writes occasion_guests': 'erase_contact',
  'contacts writes vip_guests': 'erase_contact',
  'contacts writes tag_wishes': 'erase_contact',
  'contacts writes member_events': 'erase_contact',
  'contacts writes page_openings': 'erase_contact',
  'privacy writes users': 'deleting an account takes everything along by its foreign keys',

  // Columns of a list or account that a later feature writes. A separate table would have to be read with each list.
  'webhooks writes lists': 'where and how Mailchimp tells of changes, and what was polled',
  'codes writes accounts': 'when an account in trouble was last tried again',
  'codes writes fields': 'the three fields of a list are made with its codes',
  'codes writes contacts': 'a batch removes contacts that it has not met, and renewing replaces codes',

  // Tables that overviews and searches show together.
  'audit reads lists': 'the log of changes shows the name of each list',
  'auth calls needs_second_step': 'a passkey must follow the password only where a team of the person requires it',
  'lists reads batches': 'a list is shown with the batch that is at work on it',
  'lists reads rules': 'a list is shown with its rules',
  'lists reads contacts': 'a list is shown with its counts',
  'lists calls rule_troubles': 'a list is shown with what its rules set in vain',
  'lists reads odd_rows': 'a list is shown with the contacts that could not be read',
  'contacts reads batches': 'newcomers get the code that the open batch would give them',
  'contacts reads retired_codes': 'a retired code is given to no contact again',
  'contacts reads rules': 'rules may change the field that is searched',

  // Rows of several features that one sweep removes every hour.
  'auth reads accounts': 'the sweep keeps logins that an account uses',
  'auth writes oauth_states': 'the sweep of what has expired',
  'auth writes slot_leases': 'the sweep of what has expired',
  'auth writes login_paces': 'the sweep of what has expired',
  'accounts writes login_paces': 'forget_login, with the last account of a login',
  'accounts writes slot_leases': 'forget_login, with the last account of a login',
  'mailchimp reads accounts': 'free_slot leaves nothing of a login that no account uses any more',
  'mailchimp writes leases': 'taking over frees slots and leases of a killed server together',

  // The database's room knows the acting team, and the restored data.
  'database reads lists': 'acting_list asks whether the list belongs to the acting person',
  'database writes tag_wishes': 'after a restore tags are written again',
  'database writes member_events': 'after a restore events are looked for before they are sent',

  // A team that moves takes the rows of every feature along. They leave and come in one transaction each.
  'moving writes departures': 'a team leaves, stays after all, or comes back',
  'moving writes arrivals': 'a team has come',
  'moving writes lists': 'they belong to a team that has left, and are deleted when it is elsewhere',
  'moving writes accounts': 'the same',
  'moving writes teams': 'the same',
  'moving writes memberships': 'the same, and a new person begins with one that the moved one replaces',
  'moving writes audit_log': 'the same, and the log tells of the move',
  'moving writes waiting_changes': 'triggers take arriving contacts for changes',
}
