import { isolated } from '#domain/user-text.ts'
import { count } from '../format.ts'

/** Each recorded change as a sentence, by the name of its action. A `name` is what `named` says, or nothing. */
export const changes = {
  plain: {
    registered: 'The account was created.',
    signed_out: 'Signed out.',
    session_ended: 'A device was signed out.',
    password_changed: 'The password was changed.',
    password_reset: 'A new password was chosen with a link from an email.',
    reset_link_made: 'A link for a new password was made for you.',
    second_factor_turned_on: 'Signing in now needs a code from your authenticator app.',
    second_factor_turned_off: 'The second step of signing in was turned off.',
    recovery_codes_renewed: 'New recovery codes were made. The old ones no longer work.',
    account_exported: 'Everything was downloaded.',
    team_stayed: 'The move of the team was given up. It goes on here.',
    invitation_withdrawn: 'An invitation was withdrawn.',
    person_left: 'A member left the team.',
    person_removed: 'A member was removed from the team.',
    merge_asked: 'Another team was asked to make one list of two.',
    merge_withdrawn: 'The question to another team was withdrawn.',
    notifying_changed: 'Notifications about the doors were changed.',
    fields_created: 'The QR fields were created.',
    batch_cancelled: 'Work on the QR codes was cancelled.',
    asks_changed: 'What the doors ask guests was changed.',
    card_changed: 'What the doors show beside the name was changed.',
    contact_exported: 'The data of a contact was downloaded.',
    contact_erased: 'The data of a contact was erased.',
    scanner_session_started: 'The scanner link was opened on a device.',
    scanner_session_ended: 'A device at the door was signed out.',
    scan_undone: 'A check-in was undone.',
    try_opened: 'A phone opened a scanner to try a scan.',
    scan_tried: 'A scan was tried. Nothing was counted.',
    first_run_closed: 'The first steps on the dashboard were closed.',
    test_mail_sent: 'Mailchimp sent a test of a draft.',
  },

  /** After the kind of a thing, such as “The passkey”. */
  named: (name: string) => ` “${isolated(name, 80)}”`,

  signed_in: {
    password: 'Signed in.',
    totp: 'Signed in with password and code.',
    recovery: 'Signed in with a recovery code.',
    passkey: 'Signed in with a passkey.',
    oidc: 'Signed in with a company account.',
  },
  other_sessions_ended: (devices: string) => `All other devices were signed out${devices}.`,
  sessions_ended: (devices: string) => `All devices were signed out${devices}.`,
  passkey_added: (name: string) => `The passkey${name} was added.`,
  passkey_renamed: (name: string) => `A passkey was renamed to${name}.`,
  passkey_removed: (name: string) => `The passkey${name} was removed.`,
  passkey_refused: (name: string) => `A sign-in with a copy of the passkey${name} was refused.`,
  oidc_linked: (name: string) => `The account was linked with${name}.`,
  oidc_unlinked: (name: string) => `The link with${name} was removed.`,

  team_moved_away: (place: string) => `The team moved to ${place}.`,
  team_moved_here: (place: string) => `The team came here from ${place}.`,
  team_changed: {
    named: (name: string) => `The team is called${name} now.`,
    needsSecondStep: 'The team now requires a second step at sign-in.',
    needsNone: 'The team no longer requires a second step at sign-in.',
  },
  person_invited: (role: string) => `A person was invited to the team${role}.`,
  person_joined: (role: string) => `A person joined the team${role}.`,
  role_changed: (role: string) => `A member got another role${role}.`,
  asRole: (role: string) => ` (${role})`,
  roles: { owner: 'owner', editor: 'editor', viewer: 'viewer', door: 'door' },

  account_added: (name: string) => `The Mailchimp account${name} was connected.`,
  account_reconnected: (name: string) => `The Mailchimp account${name} was connected again.`,
  account_updated: {
    changed: (name: string) => `The Mailchimp account${name} was changed.`,
    active: (name: string) => `The Mailchimp account${name} was changed and is active.`,
    inactive: (name: string) => `The Mailchimp account${name} was changed and is inactive.`,
  },
  account_deleted: (name: string) => `The Mailchimp account${name} was deleted, with its lists.`,
  list_apart_changed: {
    apart: 'The list stays apart from that of another team.',
    open: 'Other teams can ask to share the list again.',
  },
  lists_merged: (name: string, scans: string) => `Two lists became one${name}${scans}.`,
  lists_synced: (lists: string) => `Lists were read from Mailchimp${lists}.`,

  occasions_added: (occasions: string) => `Occasions were added${occasions}.`,
  occasion_changed: (name: string) => `The occasion${name} was changed.`,
  occasion_removed: (name: string) => `The occasion${name} was removed.`,
  everyone_out: (name: string, exits: string) => `All people inside the occasion${name} were counted out${exits}.`,
  vips_changed: { none: 'The list has no VIPs any more.', changed: 'The VIPs of the list were changed.' },
  attendance_changed: {
    changed: 'The tags and events for guests who come were changed.',
    both: 'The tags and events for guests who come were changed: tags on, events on.',
    tags: 'The tags and events for guests who come were changed: tags on, events off.',
    events: 'The tags and events for guests who come were changed: tags off, events on.',
    none: 'The tags and events for guests who come were changed: tags off, events off.',
  },
  admissions_stopped: (name: string) => `Admissions${name} were stopped.`,
  admissions_resumed: (name: string) => `Doors let guests in again${name}.`,
  branding_changed: (name: string) => `The look for guests was changed${name}.`,
  logo_changed: { changed: 'The logo was changed.', removed: 'The logo was removed.' },
  segment_made: (name: string) => `A segment in Mailchimp was made or brought up to date${name}.`,
  reminder_made: (name: string) => `A reminder was made as a draft in Mailchimp${name}.`,
  draft_made: (name: string) => `The draft${name} was made in Mailchimp.`,

  field_deleted: (name: string) => `The QR field${name} was deleted.`,
  generation_started: (contacts: string) => `QR codes were generated${contacts}.`,
  sync_started: (contacts: string) => `QR codes were compared with Mailchimp${contacts}.`,
  codes_renewed: (contacts: string) => `Codes of an earlier tool were replaced${contacts}.`,
  display_field_changed: {
    none: 'The door no longer shows a field.',
    named: (name: string) => `The door shows the field${name}.`,
  },
  party_field_changed: {
    none: 'No field says how many come in with a code any more.',
    named: (name: string) => `The field${name} says how many come in with a code.`,
  },
  webhook_set_up: {
    polling: 'Listpass now checks Mailchimp for changes every 10 minutes.',
    webhook: 'The webhook was set up.',
  },
  rules_changed: (rules: string) => `The rules were changed${rules}.`,
  list_changed: (details: string) => `The settings of a list were changed${details}.`,
  scanned: ': it can be scanned now',
  notScanned: ': it cannot be scanned now',
  guestsAre: (statuses: string) => `: guests are ${statuses}`,
  /** Mailchimp’s statuses of contacts. */
  statuses: {
    subscribed: 'subscribed',
    transactional: 'transactional',
    unsubscribed: 'unsubscribed',
    cleaned: 'cleaned',
    pending: 'pending',
  },

  contact_changed: {
    changed: 'A contact was changed.',
    blocked: 'A contact’s code was blocked.',
    unblocked: 'A contact’s code was unblocked.',
    max: (scans: number) =>
      count(scans, {
        one: 'A contact’s code now lets in # time.',
        other: 'A contact’s code now lets in # times.',
      }),
  },
  contacts_changed: {
    some: 'Contacts were changed.',
    changed: (contacts: number) =>
      count(contacts, { one: '# contact was changed.', other: '# contacts were changed.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'The code of # contact was blocked.',
        other: 'The codes of # contacts were blocked.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'The code of # contact was unblocked.',
        other: 'The codes of # contacts were unblocked.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `The code of # contact now lets in ${times}.`,
        other: `The codes of # contacts now let in ${times}.`,
      }),
    times: (scans: number) => count(scans, { one: '# time', other: '# times' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Guests got a tag in Mailchimp${tag}${guests}.`,
    taken: (tag: string, guests: string) => `Guests lost a tag in Mailchimp${tag}${guests}.`,
  },

  scanner_link_added: (name: string) => `The scanner link${name} was added.`,
  scanner_link_changed: {
    changed: (name: string) => `The scanner link${name} was changed.`,
    active: (name: string) => `The scanner link${name} was changed and is active.`,
    inactive: (name: string) => `The scanner link${name} was changed and is inactive.`,
  },
  scanner_link_rotated: (name: string) => `The scanner link${name} got a new address. The old one no longer works.`,
  scanner_link_removed: (name: string) => `The scanner link${name} was removed.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: ': # device', other: ': # devices' }),
    occasions: (occasions: number) => count(occasions, { one: ': # occasion', other: ': # occasions' }),
    exits: (exits: number) => count(exits, { one: ': # exit', other: ': # exits' }),
    scans: (scans: number) => count(scans, { one: ': # scan', other: ': # scans' }),
    lists: (lists: number) => count(lists, { one: ': # list', other: ': # lists' }),
    contacts: (contacts: number) => count(contacts, { one: ': # contact', other: ': # contacts' }),
    rules: (rules: number) => count(rules, { one: ': # rule', other: ': # rules' }),
    guests: (guests: number) => count(guests, { one: ': # guest', other: ': # guests' }),
  },
}
