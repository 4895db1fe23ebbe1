import type { AuditAction, AuditEntry } from '#contract/audit.ts'
import { words as log } from './words.ts'

type Details = AuditEntry['details']
type Detail = Details[string] | undefined
type Plain = keyof typeof log.changes.plain

/** The change as a sentence. Details are shown if present, because older entries have fewer. */
export function sentenceOf({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  return isPlain(action) ? log.changes.plain[action] : sentences[action](details, log.changes)
}

function isPlain(action: AuditAction): action is Plain {
  return Object.hasOwn(log.changes.plain, action)
}

type Sentence = (details: Details, words: typeof log.changes) => string

const sentences: Record<Exclude<AuditAction, Plain>, Sentence> = {
  signed_in: ({ way }, { signed_in: said }) => chosen(said, way) ?? said.password,
  other_sessions_ended: ({ sessions_ended: ended }, words) => words.other_sessions_ended(howMany(ended, 'devices')),
  sessions_ended: ({ sessions_ended: ended }, words) => words.sessions_ended(howMany(ended, 'devices')),
  passkey_added: ({ name }, words) => words.passkey_added(named(name)),
  passkey_renamed: ({ name }, words) => words.passkey_renamed(named(name)),
  passkey_removed: ({ name }, words) => words.passkey_removed(named(name)),
  passkey_refused: ({ name }, words) => words.passkey_refused(named(name)),
  oidc_linked: ({ name }, words) => words.oidc_linked(named(name)),
  oidc_unlinked: ({ name }, words) => words.oidc_unlinked(named(name)),
  team_moved_away: ({ to }, words) => words.team_moved_away(String(to)),
  team_moved_here: ({ from }, words) => words.team_moved_here(String(from)),
  team_changed: ({ name, second_factor: needs }, { team_changed: said }) => {
    if (typeof needs !== 'boolean') return said.named(named(name))
    return needs ? said.needsSecondStep : said.needsNone
  },
  person_invited: ({ role }, words) => words.person_invited(asRole(role)),
  person_joined: ({ role }, words) => words.person_joined(asRole(role)),
  role_changed: ({ role }, words) => words.role_changed(asRole(role)),
  account_added: ({ name }, words) => words.account_added(named(name)),
  account_reconnected: ({ name }, words) => words.account_reconnected(named(name)),
  account_updated: ({ name, active }, { account_updated: said }) => switched(said, active)(named(name)),
  account_deleted: ({ name }, words) => words.account_deleted(named(name)),
  list_apart_changed: ({ stays_apart: apart }, { list_apart_changed: said }) =>
    apart === true ? said.apart : said.open,
  occasions_added: ({ occasions }, words) => words.occasions_added(howMany(occasions, 'occasions')),
  occasion_changed: ({ name }, words) => words.occasion_changed(named(name)),
  occasion_removed: ({ name }, words) => words.occasion_removed(named(name)),
  everyone_out: ({ name, exits }, words) => words.everyone_out(named(name), howMany(exits, 'exits')),
  vips_changed: ({ by }, { vips_changed: said }) => (by === 'none' ? said.none : said.changed),
  attendance_changed: ({ tags, events }, { attendance_changed: said }) => {
    if (typeof tags !== 'boolean' || typeof events !== 'boolean') return said.changed
    if (tags) return events ? said.both : said.tags
    return events ? said.events : said.none
  },
  admissions_stopped: ({ name }, words) => words.admissions_stopped(named(name)),
  admissions_resumed: ({ name }, words) => words.admissions_resumed(named(name)),
  branding_changed: ({ name }, words) => words.branding_changed(named(name)),
  logo_changed: ({ has_logo: has }, { logo_changed: said }) => (has === true ? said.changed : said.removed),
  segment_made: ({ segment }, words) => words.segment_made(named(segment)),
  reminder_made: ({ draft }, words) => words.reminder_made(named(draft)),
  lists_merged: ({ list, scans }, words) => words.lists_merged(named(list), howMany(scans, 'scans')),
  lists_synced: ({ lists }, words) => words.lists_synced(howMany(lists, 'lists')),
  field_deleted: ({ tag }, words) => words.field_deleted(named(tag)),
  generation_started: ({ contacts }, words) => words.generation_started(howMany(contacts, 'contacts')),
  sync_started: ({ contacts }, words) => words.sync_started(howMany(contacts, 'contacts')),
  codes_renewed: ({ contacts }, words) => words.codes_renewed(howMany(contacts, 'contacts')),
  display_field_changed: ({ tag }, { display_field_changed: said }) =>
    tag === '' ? said.none : said.named(named(tag)),
  party_field_changed: ({ tag }, { party_field_changed: said }) => (tag === '' ? said.none : said.named(named(tag))),
  webhook_set_up: ({ mode }, { webhook_set_up: said }) => (mode === 'polling' ? said.polling : said.webhook),
  rules_changed: ({ rules }, words) => words.rules_changed(howMany(rules, 'rules')),
  list_changed: ({ scanning, guests }, words) => words.list_changed(ofScanning(scanning) + countedAsGuests(guests)),
  contact_changed: ({ blocked, max }, { contact_changed: said }) => {
    if (typeof blocked === 'boolean') return blocked ? said.blocked : said.unblocked
    return typeof max === 'number' ? said.max(max) : said.changed
  },
  contacts_changed: ({ contacts, blocked, max }, { contacts_changed: said }) => {
    if (typeof contacts !== 'number') return said.some
    if (typeof blocked === 'boolean') return (blocked ? said.blocked : said.unblocked)(contacts)
    return typeof max === 'number' ? said.max(contacts, said.times(max)) : said.changed(contacts)
  },
  guests_tagged: ({ tag, given, contacts }, { guests_tagged: said }) =>
    (given === true ? said.given : said.taken)(named(tag), howMany(contacts, 'guests')),
  scanner_link_added: ({ label }, words) => words.scanner_link_added(named(label)),
  scanner_link_changed: ({ label, is_active: active }, { scanner_link_changed: said }) =>
    switched(said, active)(named(label)),
  scanner_link_rotated: ({ label }, words) => words.scanner_link_rotated(named(label)),
  scanner_link_removed: ({ label }, words) => words.scanner_link_removed(named(label)),
  draft_made: ({ name }, words) => words.draft_made(named(name)),
}

/** A text for a known value of the server. */
function chosen(texts: Record<string, string>, value: Detail): string | undefined {
  return typeof value === 'string' && Object.hasOwn(texts, value) ? texts[value] : undefined
}

function asRole(role: Detail): string {
  if (typeof role !== 'string') return ''
  return log.changes.asRole(chosen(log.changes.roles, role) ?? role)
}

function ofScanning(isOn: Detail): string {
  if (typeof isOn !== 'boolean') return ''
  return isOn ? log.changes.scanned : log.changes.notScanned
}

function countedAsGuests(statuses: Detail): string {
  if (typeof statuses !== 'string') return ''
  const said = statuses.split(', ').map((status) => chosen(log.changes.statuses, status) ?? status)
  return log.changes.guestsAre(said.join(', '))
}

/** Sets user texts apart from our words. */
function named(name: Detail): string {
  return typeof name === 'string' && name !== '' ? log.changes.named(name) : ''
}

function howMany(count: Detail, what: keyof typeof log.changes.counted): string {
  return typeof count === 'number' ? log.changes.counted[what](count) : ''
}

function switched<T>(said: Record<'changed' | 'active' | 'inactive', T>, active: Detail): T {
  if (typeof active !== 'boolean') return said.changed
  return active ? said.active : said.inactive
}
