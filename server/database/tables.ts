// Written by kysely-codegen from the database. npm run table-types writes it anew.

import type { Said } from "../kernel/said.ts";
import type { Told } from "../kernel/told.ts";
import type { AddedJobs, CampaignsRead, CountByName, FollowUpKind, RuleEffects, Stored, StoredAsks, StoredCard, StoredNames, StoredSettings, StoredWho, TextByName, ThingByName, VisitFacts } from "./column-types.ts";
import type { CallAnswer, CallSubject } from "#domain/door-call.ts";
import type { NoticeKind } from "#domain/notice.ts";
import type { Again } from "#domain/occasion.ts";
import type { Role } from "#domain/role.ts";
import type { Language } from "#domain/spoken.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface Accounts {
  account_name: string;
  created_at: Generated<Date>;
  credential: string;
  display_name: string | null;
  has_left: Generated<boolean>;
  id: string;
  is_active: Generated<boolean>;
  lists_left_out: Generated<string[]>;
  lists_refused_said: Stored<Told> | null;
  login_key: string;
  looked_at: Date | null;
  mailchimp_id: string;
  owner_id: string;
  reconnect_since: Date | null;
  server_prefix: string;
  switched_off_at: Date | null;
}

export interface Admissions {
  contact_id: string;
  day: number | null;
  entered_at: Date | null;
  entries: Generated<number>;
  inside: Generated<number>;
  list_id: string;
  occasion_id: string;
  on_day: Generated<number>;
}

export interface Arrivals {
  from_url: string;
  move_id: string;
  team_id: string;
}

export interface Attendance {
  events_from: Date | null;
  heard_seq: number | null;
  list_id: string;
  sends_events: Generated<boolean>;
  writes_tags: Generated<boolean>;
}

export interface AuditLog {
  action: string;
  at: Generated<Date>;
  details: Generated<Stored<ThingByName>>;
  id: string;
  list_id: string | null;
  member_id: string | null;
  member_name: string | null;
  member_role: string | null;
  owner_id: string;
  who: string;
}

export interface Batches {
  cancelled_at: Date | null;
  counted: number | null;
  failed: number | null;
  finished_at: Date | null;
  id: string;
  in_doubt: Generated<boolean>;
  kind: "generate" | "sync";
  list_id: string;
  may_remove: Generated<number>;
  pass: Generated<number>;
  pass_began_at: Generated<Date>;
  processed: number | null;
  said: Stored<Told> | null;
  seed: Buffer | null;
  started_at: Generated<Date>;
  stopped_by: "list gone" | "fields gone" | null;
}

export interface BatchFailures {
  batch_id: string;
  email: string;
  list_id: string;
  reason: string;
}

export interface BatchPages {
  archived: string[] | null;
  batch_id: string;
  counted: string[] | null;
  failed: number | null;
  finished_at: Date | null;
  head: string[] | null;
  is_extra: Generated<boolean>;
  list_id: string;
  members: number | null;
  odd: string[] | null;
  page: number;
  pass: Generated<number>;
  planned: number;
  processed: number | null;
  repaired: Generated<string[]>;
  replaced: Generated<string[]>;
  seen: string[] | null;
  tail: string[] | null;
  total: number | null;
}

export interface BouncedMails {
  contact_id: string;
  list_id: string;
  sent_at: Date;
}

export interface BounceReadings {
  campaigns: Generated<CampaignsRead>;
  list_id: string;
  looked_at: Date;
}

export interface Brandings {
  accent: string | null;
  list_id: string;
  logo: Buffer | null;
  logo_id: string | null;
  name: Generated<string>;
  place: Generated<string>;
  shows_guest: Generated<boolean>;
}

export interface ContactChanges {
  at: Date;
  contact_id: string | null;
  list_id: string;
  no: number;
  occasion_id: string | null;
}

export interface Contacts {
  accepted: Generated<number>;
  code: string;
  code_key: Generated<string>;
  code_number: Generated<number>;
  created_at: Generated<Date>;
  email: string;
  email_key: Generated<string>;
  erased_at: Date | null;
  given_back: Generated<number>;
  heard_at: Generated<Date>;
  held_code: string | null;
  held_max: number | null;
  held_scans: number | null;
  id: string;
  is_blocked: Generated<boolean>;
  list_id: string;
  mailchimp_contact_id: string | null;
  max_scans: number;
  member_hash: string;
  merge_fields: Generated<Stored<ThingByName>>;
  opening_count: Generated<number>;
  refusal: string | null;
  removed_at: Date | null;
  scan_count: Generated<number>;
  status: string;
}

export interface ContactTexts {
  contact_ids: string[];
  id: Generated<string>;
  lines: string;
  list_id: string;
}

export interface Departures {
  arrived_at: Date | null;
  jobs: Generated<Stored<AddedJobs>>;
  move_id: string;
  team_id: string;
  to_url: string;
}

export interface DoorCalls {
  about: CallSubject;
  answer: CallAnswer | null;
  answered_at: Date | null;
  answered_by: string | null;
  called_at: Generated<Date>;
  door: string;
  id: string;
  link_id: string | null;
  list_id: string;
  occasion_id: string | null;
  scan_id: string | null;
  session_id: string;
  waiting: Stored<ThingByName> | null;
}

export interface DoorEvents {
  at: Date;
  contact_id: string;
  door: string;
  kind: "accepted" | "undone" | "conflict";
  list_id: string;
  scan_id: string;
  seq: number;
}

export interface DoorSeqs {
  list_id: string;
  seq: Generated<number>;
}

export interface Fields {
  gone_since: Date | null;
  id: string;
  list_id: string;
  merge_id: number;
  name: string;
  role: "code" | "max" | "scans";
  tag: string;
  type: "text" | "number";
}

export interface FollowUps {
  begun_at: Date;
  campaign_id: string | null;
  kind: FollowUpKind;
  list_id: string;
  made_at: Date | null;
  made_id: string | null;
  occasion_id: string;
  web_id: number | null;
}

export interface Invitations {
  created_at: Generated<Date>;
  email: string;
  email_key: string;
  expires_at: Date;
  id: string;
  invited_by: string;
  list_ids: Generated<string[]>;
  role: Role;
  secret_hash: Buffer;
  sent_at: Generated<Date>;
  team_id: string;
}

export interface Leases {
  expires_at: Date;
  holder: string;
  name: string;
  seconds: Generated<number>;
}

export interface Lists {
  account_id: string;
  active_members: Generated<number>;
  admits_removed: Generated<boolean>;
  asks: Stored<StoredAsks> | null;
  card: Stored<StoredCard> | null;
  clock_ahead_ms: Generated<number>;
  closed_at: Date | null;
  codes_generated_at: Date | null;
  created_at: Generated<Date>;
  date_created: Date | null;
  display_field: Generated<string | null>;
  doubt_said: Stored<Told> | null;
  gone_since: Date | null;
  has_left: Generated<boolean>;
  heard_at: Date | null;
  id: string;
  is_scanning_on: Generated<boolean>;
  kept_out: Generated<string[] | null>;
  last_erased_at: Date | null;
  look_again_at: Date | null;
  looks: Generated<number>;
  mailchimp_id: string;
  member_count: number;
  name: string;
  name_fields: Stored<StoredNames> | null;
  offline_salt: Generated<Buffer>;
  owner_id: string;
  poll_began: Date | null;
  poll_doubt: string | null;
  poll_doubted_since: Date | null;
  poll_doubts: Generated<number>;
  poll_from: Date | null;
  polled_at: Date | null;
  settings: Generated<Stored<StoredSettings>>;
  status_counts: Generated<Stored<CountByName>>;
  texts_are_right: Generated<boolean>;
  texts_rebuilt_of: Generated<number>;
  unconfirmed: Generated<number>;
  uncounted: Generated<string[]>;
  unsigned_at: Date | null;
  webhook_code: string | null;
  webhook_code_hash: Buffer | null;
  webhook_id: string | null;
  webhook_mode: "webhook" | "polling" | null;
  webhook_secret: string | null;
}

export interface ListTags {
  id: Generated<string>;
  list_id: string;
  name: string;
  occasion_id: string | null;
  said: Stored<Told> | null;
  segment_id: number | null;
  trouble_at: Date | null;
}

export interface LoginPaces {
  changed_at: Generated<Date>;
  failures: Generated<number>;
  login_key: string;
  open_until: Generated<Date>;
  slots: number;
}

export interface LoginSizes {
  failures: Generated<number>;
  grows_at: Generated<Date>;
  kind: string;
  login_key: string;
  rows: number;
}

export interface MemberEvents {
  asked_at: Date | null;
  at: Date;
  contact_id: string;
  door: string;
  doubled: Generated<number>;
  is_undo: boolean;
  list_id: string;
  number: number;
  occasion: string;
  scan_id: string;
  state: Generated<"waiting" | "asked" | "sent" | "refused">;
}

export interface MemberLists {
  list_id: string;
  person_id: string;
  team_id: string;
}

export interface Memberships {
  active_at: Date | null;
  joined_at: Generated<Date>;
  person_id: string;
  role: Role;
  team_id: string;
}

export interface NoticeLevels {
  is_full: Generated<boolean>;
  list_id: string;
  occasion_id: string;
}

export interface Notices {
  at: Date;
  capacity: number | null;
  contact_id: string | null;
  inside: number | null;
  kind: NoticeKind;
  link_id: string | null;
  list_id: string;
  no: number;
  occasion_id: string | null;
  rule_field: string | null;
  rule_value: string | null;
  scan_id: string | null;
  told_at: Generated<Date>;
}

export interface NoticeSettings {
  by_mail: boolean;
  in_page: boolean;
  kind: NoticeKind;
  list_id: string;
  mailed_at: Date | null;
  mailed_no: number;
  person_id: string;
  seen_no: number;
  team_id: string;
}

export interface NoticeValues {
  field: string;
  field_seen: string;
  list_id: string;
  value: string;
}

export interface NoticeWatches {
  heard_seq: number;
  last_no: Generated<number>;
  list_id: string;
}

export interface OauthStates {
  account_name: string;
  browser_hash: Buffer;
  expires_at: Date;
  person_id: string;
  state_hash: Buffer;
  team_id: string;
}

export interface OccasionGuests {
  contact_id: string;
  list_id: string;
  occasion_id: string;
}

export interface Occasions {
  again: Generated<Again>;
  capacity: number | null;
  closes_at: Date | null;
  closes_before: Date | null;
  created_at: Generated<Date>;
  day_begins: Generated<number>;
  has_exits: Generated<boolean>;
  id: string;
  is_of_guest: Generated<boolean>;
  keeps_admissions: Generated<boolean>;
  list_id: string;
  name: string;
  opens_at: Date | null;
  out_at: number | null;
  out_done_at: Generated<Date>;
  own_max: number | null;
  place: Generated<string>;
  removed_at: Date | null;
  stopped_at: Date | null;
  when_full: Generated<"refuse" | "warn">;
  when_unsure: Generated<"let_in" | "stop">;
  who: Stored<StoredWho> | null;
  who_read_at: Date | null;
  who_said: Stored<Told> | null;
  zone: Generated<string>;
}

export interface OccasionSeats {
  inside: Generated<number>;
  list_id: string;
  occasion_id: string;
}

export interface OddRows {
  key: string;
  label: string;
  list_id: string;
  read_at: Date;
  why: string;
}

export interface OidcIdentities {
  created_at: Generated<Date>;
  issuer: string;
  person_id: string;
  subject: string;
}

export interface OtherCodes {
  added_at: Generated<Date | null>;
  came_as: string | null;
  code_key: string;
  code_number: Generated<number>;
  contact_id: string;
  door: string;
  link_id: string | null;
  list_id: string;
}

export interface PageOpenings {
  contact_id: string;
  list_id: string;
  occasion_id: string;
  opened_on: Date;
}

export interface Passkeys {
  counter: number;
  created_at: Generated<Date>;
  credential_id: Buffer;
  id: string;
  last_used_at: Date | null;
  name: string;
  needs_password: Generated<boolean>;
  person_id: string;
  public_key: Buffer;
  rp_id: string;
  transports: Generated<string[]>;
}

export interface PasswordResets {
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  person_id: string;
  secret_hash: Buffer;
  used_at: Date | null;
}

export interface PendingWrites {
  contact_id: string;
  list_id: string;
  queued_at: Generated<Date>;
  rule_values: Generated<Stored<TextByName>>;
  version: Generated<number>;
}

export interface PersonalLog {
  action: string;
  at: Generated<Date>;
  details: Generated<Stored<ThingByName>>;
  id: string;
  person_id: string;
  who: string;
}

export interface RecoveryCodes {
  hash: string;
  person_id: string;
}

export interface RefusedValues {
  contact_id: string;
  field: string;
  field_seen: Generated<string>;
  fields_seen: string;
  is_of_field: boolean;
  list_id: string;
  reason: string;
  refused_at: Generated<Date>;
  value: string;
}

export interface RetiredCodes {
  code_key: string;
  code_number: Generated<number>;
  contact_id: string;
  list_id: string;
  retired_at: Generated<Date>;
}

export interface Rules {
  if_field: string;
  if_value: string;
  list_id: string;
  position: number;
  then_field: string;
  then_value: string;
}

export interface ScanCorrections {
  at: Date;
  door: string;
  for_scan_id: string | null;
  kind: "undone" | "conflict";
  list_id: string;
  scan_id: string;
  session_id: string | null;
}

export interface ScannerLinks {
  created_at: Generated<Date>;
  direction: "in" | "out" | null;
  expires_at: Date | null;
  follows_open: Generated<boolean>;
  id: string;
  is_active: Generated<boolean>;
  label: string;
  language: Language | null;
  last_used_at: Date | null;
  list_id: string;
  may_add: Generated<boolean>;
  may_check_in_by_name: boolean;
  may_keep_names: Generated<boolean>;
  occasion_id: string | null;
  rotated_at: Date | null;
  slug: string;
  slug_hash: Buffer;
  switched_off_at: Date | null;
}

export interface ScannerSessions {
  battery: number | null;
  checked_at: Date | null;
  ended_at: Date | null;
  expires_at: Date;
  id: string;
  is_charging: boolean | null;
  last_used_at: Generated<Date>;
  link_id: string;
  list_id: string;
  missing_checks: string[] | null;
  secret_hash: Buffer;
  started_at: Generated<Date>;
  user_agent: string;
}

export interface Scans {
  code_key: string | null;
  contact_id: string | null;
  corrected_at: Date | null;
  display_value: Generated<string>;
  door: string;
  facts: Stored<VisitFacts> | null;
  first_at: Date | null;
  first_door: string | null;
  is_exit: Generated<boolean>;
  is_late: Generated<boolean>;
  is_offline: Generated<boolean>;
  is_own: Generated<boolean>;
  let_in_by: string | null;
  let_in_for: string | null;
  list_id: string;
  max_scans: number | null;
  number: number | null;
  occasion_id: string | null;
  other_list: string | null;
  party_id: string | null;
  reason: string;
  received_at: Date;
  rest_reason: string | null;
  rule_effects: Stored<RuleEffects> | null;
  scan_count: Generated<number>;
  scan_id: string;
  scanned_at: Date | null;
  session_id: string | null;
  standing: string | null;
  text: string | null;
}

export interface SegmentPages {
  list_id: string;
  members: string[];
  place: number;
  segment_id: number;
}

export interface SegmentReadings {
  begun_at: Date | null;
  doubts: Generated<number>;
  list_id: string;
  next_at: Generated<Date>;
  reading: string | null;
  said: Stored<Said> | null;
  segment_id: number;
  untold: Generated<number>;
}

export interface SentCampaigns {
  bounced: number | null;
  id: string;
  list_id: string;
  read_at: Date;
  sent: number | null;
  sent_at: Date | null;
  subject: string;
  title: string;
  web_id: number | null;
}

export interface SentReadings {
  left_out: string[];
  list_id: string;
  read_at: Date;
}

export interface Sessions {
  created_at: Generated<Date>;
  expires_at: Date;
  id: string;
  last_used_at: Generated<Date>;
  person_id: string;
  secret_hash: Buffer;
  user_agent: string | null;
  way: Generated<string>;
}

export interface SignIns {
  at: Generated<Date>;
  id: string;
  is_new_device: boolean;
  person_id: string;
  user_agent: string | null;
  way: string;
}

export interface SlotLeases {
  expires_at: Generated<Date>;
  holder: string | null;
  login_key: string;
  slot: number;
}

export interface SpentTickets {
  expires_at: Date;
  id: string;
}

export interface TagWishes {
  attempt: string | null;
  contact_id: string;
  is_wanted: boolean;
  is_written: Generated<boolean | null>;
  list_id: string;
  refusal: string | null;
  tag_id: string;
  wished_at: Generated<Date>;
}

export interface Teams {
  created_at: Generated<Date>;
  id: string;
  name: string;
  needs_second_factor: Generated<boolean>;
}

export interface TotpSecrets {
  created_at: Generated<Date>;
  id: string;
  last_step: number;
  person_id: string;
  secret: string;
}

export interface Users {
  browser_language: Language | null;
  created_at: Generated<Date>;
  email: string;
  email_key: string;
  email_proven_at: Date | null;
  id: string;
  language: Language | null;
  name: string;
  password_changed_at: Date | null;
  password_hash: string;
}

export interface VipGuests {
  contact_id: string;
  list_id: string;
}

export interface VipRules {
  list_id: string;
  who: Stored<StoredWho>;
  who_read_at: Date | null;
  who_said: Stored<Told> | null;
}

export interface WaitingChanges {
  at: Generated<Date>;
  contact_id: string | null;
  id: Generated<number>;
  list_id: string;
  occasion_id: string | null;
}

export interface WalkIns {
  added_at: Date;
  consent: string | null;
  contact_id: string;
  door: string;
  language: Language | null;
  list_id: string;
  mailed_at: Date | null;
}

export interface WebhookDeliveries {
  email_key: string;
  id: string;
  kind: string;
  list_id: string;
  old_email_key: string | null;
  received_at: Generated<Date>;
}

export interface Tables {
  accounts: Accounts;
  admissions: Admissions;
  arrivals: Arrivals;
  attendance: Attendance;
  audit_log: AuditLog;
  batch_failures: BatchFailures;
  batch_pages: BatchPages;
  batches: Batches;
  bounce_readings: BounceReadings;
  bounced_mails: BouncedMails;
  brandings: Brandings;
  contact_changes: ContactChanges;
  contact_texts: ContactTexts;
  contacts: Contacts;
  departures: Departures;
  door_calls: DoorCalls;
  door_events: DoorEvents;
  door_seqs: DoorSeqs;
  fields: Fields;
  follow_ups: FollowUps;
  invitations: Invitations;
  leases: Leases;
  list_tags: ListTags;
  lists: Lists;
  login_paces: LoginPaces;
  login_sizes: LoginSizes;
  member_events: MemberEvents;
  member_lists: MemberLists;
  memberships: Memberships;
  notice_levels: NoticeLevels;
  notice_settings: NoticeSettings;
  notice_values: NoticeValues;
  notice_watches: NoticeWatches;
  notices: Notices;
  oauth_states: OauthStates;
  occasion_guests: OccasionGuests;
  occasion_seats: OccasionSeats;
  occasions: Occasions;
  odd_rows: OddRows;
  oidc_identities: OidcIdentities;
  other_codes: OtherCodes;
  page_openings: PageOpenings;
  passkeys: Passkeys;
  password_resets: PasswordResets;
  pending_writes: PendingWrites;
  personal_log: PersonalLog;
  recovery_codes: RecoveryCodes;
  refused_values: RefusedValues;
  retired_codes: RetiredCodes;
  rules: Rules;
  scan_corrections: ScanCorrections;
  scanner_links: ScannerLinks;
  scanner_sessions: ScannerSessions;
  scans: Scans;
  segment_pages: SegmentPages;
  segment_readings: SegmentReadings;
  sent_campaigns: SentCampaigns;
  sent_readings: SentReadings;
  sessions: Sessions;
  sign_ins: SignIns;
  slot_leases: SlotLeases;
  spent_tickets: SpentTickets;
  tag_wishes: TagWishes;
  teams: Teams;
  totp_secrets: TotpSecrets;
  users: Users;
  vip_guests: VipGuests;
  vip_rules: VipRules;
  waiting_changes: WaitingChanges;
  walk_ins: WalkIns;
  webhook_deliveries: WebhookDeliveries;
}
