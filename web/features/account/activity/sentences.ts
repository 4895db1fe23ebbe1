import { isolated } from '#domain/user-text.ts'
import type { AuditAction, AuditEntry } from '#contract/audit.ts'
import { words as activityWords } from '../../../words/activity.ts'

type Details = AuditEntry['details']
type Detail = Details[string] | undefined
type Plain = keyof typeof activityWords.activity.changes.plain

/** The change as a sentence. Details are shown if present, because older entries have fewer. */
export function sentenceOf({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string {
  return isPlain(action)
    ? activityWords.activity.changes.plain[action]
    : sentences[action](details, activityWords.activity.changes)
}

function isPlain(action: AuditAction): action is Plain {
  return Object.hasOwn(activityWords.activity.changes.plain, action)
}

type Changes = typeof activityWords.activity.changes
type Sentence = (details: Details, words: Changes) => string

const sentences: Record<Exclude<AuditAction, Plain>, Sentence> = {
  signed_in: ({ way }, { signed_in: said }) => chosen(said, way) ?? said.password,
  other_sessions_ended: ({ sessions_ended: ended }, words) =>
    words.other_sessions_ended({ devices: howMany(ended, 'devices') }),
  sessions_ended: ({ sessions_ended: ended }, words) => words.sessions_ended({ devices: howMany(ended, 'devices') }),
  passkey_added: ({ name }, words) => words.passkey_added({ name: named(name) }),
  passkey_renamed: ({ name }, words) => words.passkey_renamed({ name: named(name) }),
  passkey_removed: ({ name }, words) => words.passkey_removed({ name: named(name) }),
  passkey_refused: ({ name }, words) => words.passkey_refused({ name: named(name) }),
  oidc_linked: ({ name }, words) => words.oidc_linked({ name: named(name) }),
  oidc_unlinked: ({ name }, words) => words.oidc_unlinked({ name: named(name) }),
  team_moved_away: ({ to }, words) => words.team_moved_away({ place: String(to) }),
  team_moved_here: ({ from }, words) => words.team_moved_here({ place: String(from) }),
  team_changed: ({ name, second_factor: needs }, { team_changed: said }) => {
    if (typeof needs !== 'boolean') return said.named({ name: named(name) })
    return needs ? said.needsSecondStep : said.needsNone
  },
  person_invited: ({ role }, words) => words.person_invited({ role: asRole(role) }),
  person_joined: ({ role }, words) => words.person_joined({ role: asRole(role) }),
  role_changed: ({ role }, words) => words.role_changed({ role: asRole(role) }),
  account_added: ({ name }, words) => words.account_added({ name: named(name) }),
  account_reconnected: ({ name }, words) => words.account_reconnected({ name: named(name) }),
  account_updated: ({ name, active }, { account_updated: said }) => switched(said, active)({ name: named(name) }),
  account_deleted: ({ name }, words) => words.account_deleted({ name: named(name) }),
  occasions_added: ({ occasions }, words) => words.occasions_added({ occasions: howMany(occasions, 'occasions') }),
  occasion_changed: ({ name }, words) => words.occasion_changed({ name: named(name) }),
  occasion_removed: ({ name }, words) => words.occasion_removed({ name: named(name) }),
  everyone_out: ({ name, exits }, words) => words.everyone_out({ name: named(name), exits: howMany(exits, 'exits') }),
  vips_changed: ({ by }, { vips_changed: said }) => (by === 'none' ? said.none : said.changed),
  attendance_changed: ({ tags, events }, { attendance_changed: said }) => {
    if (typeof tags !== 'boolean' || typeof events !== 'boolean') return said.changed
    if (tags) return events ? said.both : said.tags
    return events ? said.events : said.none
  },
  admissions_stopped: ({ name }, words) => words.admissions_stopped({ name: named(name) }),
  admissions_resumed: ({ name }, words) => words.admissions_resumed({ name: named(name) }),
  branding_changed: ({ name }, words) => words.branding_changed({ name: named(name) }),
  logo_changed: ({ has_logo: has }, { logo_changed: said }) => (has === true ? said.changed : said.removed),
  segment_made: ({ segment }, words) => words.segment_made({ name: named(segment) }),
  reminder_made: ({ draft }, words) => words.reminder_made({ name: named(draft) }),
  lists_synced: ({ lists }, words) => words.lists_synced({ lists: howMany(lists, 'lists') }),
  field_deleted: ({ tag }, words) => words.field_deleted({ name: named(tag) }),
  generation_started: ({ contacts }, words) => words.generation_started({ contacts: howMany(contacts, 'contacts') }),
  sync_started: ({ contacts }, words) => words.sync_started({ contacts: howMany(contacts, 'contacts') }),
  further_codes_ended: ({ codes }, words) => words.further_codes_ended({ codes: howMany(codes, 'codes') }),
  codes_renewed: ({ contacts }, words) => words.codes_renewed({ contacts: howMany(contacts, 'contacts') }),
  webhook_set_up: ({ mode }, { webhook_set_up: said }) => (mode === 'polling' ? said.polling : said.webhook),
  rules_changed: ({ rules }, words) => words.rules_changed({ rules: howMany(rules, 'rules') }),
  list_changed: ({ scanning_on: isOn, guest_statuses: guests, display_field: shown, party_field: size }, words) => {
    if (shown !== undefined) return ofField(words.display_field_changed, shown)
    if (size !== undefined) return ofField(words.party_field_changed, size)
    return words.list_changed({ details: ofScanning(isOn) + countedAsGuests(guests) })
  },
  contact_changed: ({ blocked, max }, { contact_changed: said }) => {
    if (typeof blocked === 'boolean') return blocked ? said.blocked : said.unblocked
    return typeof max === 'number' ? said.max({ scans: max }) : said.changed
  },
  contacts_changed: ({ contacts, blocked, max }, { contacts_changed: said }) => {
    if (typeof contacts !== 'number') return said.some
    if (typeof blocked === 'boolean') return (blocked ? said.blocked : said.unblocked)({ contacts })
    return typeof max === 'number'
      ? said.max({ contacts, times: said.times({ scans: max }) })
      : said.changed({ contacts })
  },
  guests_tagged: ({ tag, given, contacts }, { guests_tagged: said }) =>
    (given === true ? said.given : said.taken)({ tag: named(tag), guests: howMany(contacts, 'guests') }),
  scanner_link_added: ({ label }, words) => words.scanner_link_added({ name: named(label) }),
  scanner_link_changed: ({ label, is_active: active }, { scanner_link_changed: said }) =>
    switched(said, active)({ name: named(label) }),
  scanner_link_rotated: ({ label }, words) => words.scanner_link_rotated({ name: named(label) }),
  scanner_link_removed: ({ label }, words) => words.scanner_link_removed({ name: named(label) }),
  draft_made: ({ name }, words) => words.draft_made({ name: named(name) }),
}

/** A text for a known value of the server. */
function chosen(texts: Record<string, string>, value: Detail): string | undefined {
  return typeof value === 'string' && Object.hasOwn(texts, value) ? texts[value] : undefined
}

function asRole(role: Detail): string {
  if (typeof role !== 'string') return ''
  return activityWords.activity.changes.asRole({ role: chosen(activityWords.activity.changes.roles, role) ?? role })
}

function ofField(said: Changes['display_field_changed'], tag: Detail): string {
  return tag === '' ? said.none : said.named({ name: named(tag) })
}

function ofScanning(isOn: Detail): string {
  if (typeof isOn !== 'boolean') return ''
  return isOn ? activityWords.activity.changes.scanned : activityWords.activity.changes.notScanned
}

function countedAsGuests(statuses: Detail): string {
  if (typeof statuses !== 'string') return ''
  const said = statuses.split(', ').map((status) => chosen(activityWords.activity.changes.statuses, status) ?? status)
  return activityWords.activity.changes.guestsAre({ statuses: said.join(', ') })
}

/** Sets user texts apart from our words. */
function named(name: Detail): string {
  return typeof name === 'string' && name !== ''
    ? activityWords.activity.changes.named({ name: isolated(name, 80) })
    : ''
}

function howMany(count: Detail, what: keyof typeof activityWords.activity.changes.counted): string {
  return typeof count === 'number' ? activityWords.activity.changes.counted[what]({ count }) : ''
}

function switched<T>(said: Record<'changed' | 'active' | 'inactive', T>, active: Detail): T {
  if (typeof active !== 'boolean') return said.changed
  return active ? said.active : said.inactive
}
