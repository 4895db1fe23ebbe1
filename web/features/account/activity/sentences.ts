import type { AuditAction, AuditEntry } from '#contract/audit.ts'
import { showCount } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

type Details = AuditEntry['details']

/** The change as a sentence. Details are shown if present, because older entries have fewer. */
export function sentenceOf({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  return sentences[action](details)
}

const sentences: Record<AuditAction, (details: Details) => string> = {
  registered: () => 'The account was created.',
  signed_in: ({ way }) => `Signed in${signInWays[String(way)] ?? ''}.`,
  signed_out: () => 'Signed out.',
  session_ended: () => 'A device was signed out.',
  other_sessions_ended: ({ sessions_ended: ended }) => `All other devices were signed out${howMany(ended, 'device')}.`,
  sessions_ended: ({ sessions_ended: ended }) => `All devices were signed out${howMany(ended, 'device')}.`,
  password_changed: () => 'The password was changed.',
  password_reset: () => 'A new password was chosen with a link from an email.',
  reset_link_made: () => 'A link for a new password was made for you.',
  second_factor_turned_on: () => 'Signing in now needs a code from your authenticator app.',
  second_factor_turned_off: () => 'The second step of signing in was turned off.',
  recovery_codes_renewed: () => 'New recovery codes were made. The old ones no longer work.',
  passkey_added: ({ name }) => `The passkey${named(name)} was added.`,
  passkey_renamed: ({ name }) => `A passkey was renamed to${named(name)}.`,
  passkey_removed: ({ name }) => `The passkey${named(name)} was removed.`,
  passkey_refused: ({ name }) => `A sign-in with a copy of the passkey${named(name)} was refused.`,
  oidc_linked: ({ name }) => `The account was linked with${named(name)}.`,
  oidc_unlinked: ({ name }) => `The link with${named(name)} was removed.`,
  account_exported: () => 'Everything was downloaded.',
  team_moved_away: ({ to }) => `The team moved to ${to}.`,
  team_moved_here: ({ from }) => `The team came here from ${from}.`,
  team_stayed: () => 'The move of the team was given up. It goes on here.',
  team_changed: ({ name, second_factor: needs }) => changedTeam(name, needs),
  person_invited: ({ role }) => `A person was invited to the team${asRole(role)}.`,
  invitation_withdrawn: () => 'An invitation was withdrawn.',
  person_joined: ({ role }) => `A person joined the team${asRole(role)}.`,
  person_left: () => 'A member left the team.',
  person_removed: () => 'A member was removed from the team.',
  role_changed: ({ role }) => `A member got another role${asRole(role)}.`,
  account_added: ({ name }) => `The Mailchimp account${named(name)} was connected.`,
  account_reconnected: ({ name }) => `The Mailchimp account${named(name)} was connected again.`,
  account_updated: ({ name, active }) => `The Mailchimp account${named(name)} was changed${switched(active)}.`,
  account_deleted: ({ name }) => `The Mailchimp account${named(name)} was deleted, with its lists.`,
  merge_asked: () => 'Another team was asked to make one list of two.',
  merge_withdrawn: () => 'The question to another team was withdrawn.',
  list_apart_changed: ({ stays_apart: apart }) =>
    apart === true ? 'The list stays apart from that of another team.' : 'Other teams can ask to share the list again.',
  occasions_added: ({ occasions }) => `Occasions were added${howMany(occasions, 'occasion')}.`,
  occasion_changed: ({ name }) => `The occasion${named(name)} was changed.`,
  occasion_removed: ({ name }) => `The occasion${named(name)} was removed.`,
  everyone_out: ({ name, exits }) =>
    `All people inside the occasion${named(name)} were counted out${howMany(exits, 'exit')}.`,
  vips_changed: ({ by }) => (by === 'none' ? 'The list has no VIPs any more.' : 'The VIPs of the list were changed.'),
  notifying_changed: () => 'Notifications about the doors were changed.',
  attendance_changed: ({ tags, events }) =>
    `The tags and events for guests who come were changed${tagsAndEvents(tags, events)}.`,
  admissions_stopped: ({ name }) => `Admissions${named(name)} were stopped.`,
  admissions_resumed: ({ name }) => `Doors let guests in again${named(name)}.`,
  branding_changed: ({ name }) => `The look for guests was changed${named(name)}.`,
  logo_changed: ({ has_logo: has }) => (has === true ? 'The logo was changed.' : 'The logo was removed.'),
  segment_made: ({ segment }) => `A segment in Mailchimp was made or brought up to date${named(segment)}.`,
  reminder_made: ({ draft }) => `A reminder was made as a draft in Mailchimp${named(draft)}.`,
  lists_merged: ({ list, scans }) => `Two lists became one${named(list)}${howMany(scans, 'scan')}.`,
  lists_synced: ({ lists }) => `Lists were read from Mailchimp${howMany(lists, 'list')}.`,
  fields_created: () => 'The QR fields were created.',
  field_deleted: ({ tag }) => `The QR field${named(tag)} was deleted.`,
  generation_started: ({ contacts }) => `QR codes were generated${howMany(contacts, 'contact')}.`,
  sync_started: ({ contacts }) => `QR codes were compared with Mailchimp${howMany(contacts, 'contact')}.`,
  codes_renewed: ({ contacts }) => `Codes of an earlier tool were replaced${howMany(contacts, 'contact')}.`,
  batch_cancelled: () => 'Work on the QR codes was cancelled.',
  display_field_changed: ({ tag }) =>
    tag === '' ? 'The door no longer shows a field.' : `The door shows the field${named(tag)}.`,
  party_field_changed: ({ tag }) =>
    tag === ''
      ? 'No field says how many come in with a code any more.'
      : `The field${named(tag)} says how many come in with a code.`,
  asks_changed: () => 'What the doors ask guests was changed.',
  card_changed: () => 'What the doors show beside the name was changed.',
  webhook_set_up: ({ mode }) =>
    mode === 'polling' ? 'Listpass now checks Mailchimp for changes every 10 minutes.' : 'The webhook was set up.',
  rules_changed: ({ rules }) => `The rules were changed${howMany(rules, 'rule')}.`,
  list_changed: ({ scanning, guests }) =>
    `The settings of a list were changed${switchedScanning(scanning)}${countedAsGuests(guests)}.`,
  contact_changed: ({ blocked, max }) => changedContact(blocked, max),
  contacts_changed: ({ contacts, blocked, max }) => changedContacts(contacts, blocked, max),
  guests_tagged: ({ tag, given, contacts }) =>
    `${given === true ? 'Guests got a tag' : 'Guests lost a tag'} in Mailchimp${named(tag)}${howMany(contacts, 'guest')}.`,
  contact_exported: () => 'The data of a contact was downloaded.',
  contact_erased: () => 'The data of a contact was erased.',
  scanner_link_added: ({ label }) => `The scanner link${named(label)} was added.`,
  scanner_link_changed: ({ label, is_active: active }) =>
    `The scanner link${named(label)} was changed${switched(active)}.`,
  scanner_link_rotated: ({ label }) =>
    `The scanner link${named(label)} got a new address. The old one no longer works.`,
  scanner_link_removed: ({ label }) => `The scanner link${named(label)} was removed.`,
  scanner_session_started: () => 'The scanner link was opened on a device.',
  scanner_session_ended: () => 'A device at the door was signed out.',
  scan_undone: () => 'A check-in was undone.',
  try_opened: () => 'A phone opened a scanner to try a scan.',
  scan_tried: () => 'A scan was tried. Nothing was counted.',
  first_run_closed: () => 'The first steps on the dashboard were closed.',
  test_mail_sent: () => 'Mailchimp sent a test of a draft.',
  draft_made: ({ name }) => `The draft${named(name)} was made in Mailchimp.`,
}

const signInWays: Record<string, string> = {
  totp: ' with password and code',
  recovery: ' with a recovery code',
  passkey: ' with a passkey',
  oidc: ' with a company account',
}

function changedTeam(name: Details[string] | undefined, needs: Details[string] | undefined): string {
  if (typeof needs === 'boolean')
    return needs
      ? 'The team now requires a second step at sign-in.'
      : 'The team no longer requires a second step at sign-in.'
  return `The team is called${named(name)} now.`
}

function asRole(role: Details[string] | undefined): string {
  return typeof role === 'string' ? ` (${role})` : ''
}

function switchedScanning(isOn: Details[string] | undefined): string {
  if (typeof isOn !== 'boolean') return ''
  return isOn ? ': it can be scanned now' : ': it cannot be scanned now'
}

function tagsAndEvents(tags: Details[string] | undefined, events: Details[string] | undefined): string {
  if (typeof tags !== 'boolean' || typeof events !== 'boolean') return ''
  const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off')
  return `: tags ${onOrOff(tags)}, events ${onOrOff(events)}`
}

function countedAsGuests(statuses: Details[string] | undefined): string {
  return typeof statuses === 'string' ? `: guests are ${statuses}` : ''
}

function changedContact(isBlocked: Details[string] | undefined, max: Details[string] | undefined): string {
  if (typeof isBlocked === 'boolean')
    return isBlocked ? 'A contact’s code was blocked.' : 'A contact’s code was unblocked.'
  return typeof max === 'number' ? `A contact’s code now lets in ${showCount(max, 'time')}.` : 'A contact was changed.'
}

function changedContacts(
  count: Details[string] | undefined,
  isBlocked: Details[string] | undefined,
  max: Details[string] | undefined,
): string {
  if (typeof count !== 'number') return 'Contacts were changed.'
  const codes = `The ${count === 1 ? 'code' : 'codes'} of ${showCount(count, 'contact')}`
  const verb = count === 1 ? 'was' : 'were'
  if (typeof isBlocked === 'boolean') return `${codes} ${verb} ${isBlocked ? 'blocked' : 'unblocked'}.`
  return typeof max === 'number'
    ? `${codes} now ${count === 1 ? 'lets' : 'let'} in ${showCount(max, 'time')}.`
    : `${showCount(count, 'contact')} ${verb} changed.`
}

/** Sets user texts apart from our words. */
function named(name: Details[string] | undefined): string {
  return typeof name === 'string' && name !== '' ? ` “${isolated(name, 80)}”` : ''
}

function howMany(count: Details[string] | undefined, one: string): string {
  return typeof count === 'number' ? `: ${showCount(count, one)}` : ''
}

function switched(active: Details[string] | undefined): string {
  if (typeof active !== 'boolean') return ''
  return active ? ' and is active' : ' and is inactive'
}
