// The columns that the application's role can access, as Kysely types. walls.test.ts compares them with the database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ColourRule } from '#domain/colour.ts'
import type { PartyMode } from '#domain/party.ts'
import type { Language } from '#domain/spoken.ts'
import type { Json, Stamp } from './column-types.ts'
import type { ToldColumn } from './told-column.ts'
import type { AttendanceTables } from './attendance-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { BatchTables } from './batch-tables.ts'
import type { BrandingTables } from './branding-tables.ts'
import type { FollowingUpTables } from './following-up-tables.ts'
import type { DoorTables, StoredAsks, StoredCard } from './door-tables.ts'
import type { MergingTables } from './merging-tables.ts'
import type { NoticeTables } from './notice-tables.ts'
import type { OccasionTables } from './occasion-tables.ts'
import type { SecondFactorTables } from './second-factor-tables.ts'
import type { PasskeyTables } from './passkey-tables.ts'
import type { TeamTables } from './team-tables.ts'

export type Tables = AttendanceTables &
  AuditTables &
  BatchTables &
  BrandingTables &
  DoorTables &
  FollowingUpTables &
  MergingTables &
  NoticeTables &
  OccasionTables &
  PasskeyTables &
  SecondFactorTables &
  TeamTables & {
    users: {
      id: string
      name: string
      email: string
      email_key: string
      password_hash: string
      password_changed_at: Date | null
      created_at: Stamp
      language: Generated<Language | null>
      browser_language: Generated<Language | null>
    }
    second_accounts: {
      person_id: string
      /** The first account that has the email of this second account. */
      first_id: string
      /** Parameters and salt of its password. The first account has the same ones. Null: no password opens it. */
      salt: string | null
    }
    sessions: {
      id: string
      person_id: string
      secret_hash: Buffer
      user_agent: string | null
      created_at: Stamp
      last_used_at: Stamp
      expires_at: Date
      way: Generated<string>
    }
    password_resets: {
      id: string
      person_id: string
      secret_hash: Buffer
      created_at: Stamp
      expires_at: Date
      used_at: Date | null
    }
    accounts: {
      id: string
      /** The owning team. */
      owner_id: string
      account_name: string
      display_name: string | null
      credential: string
      server_prefix: string
      mailchimp_id: string
      login_key: string
      is_active: Generated<boolean>
      reconnect_since: Date | null
      looked_at: Date | null
      created_at: Stamp
      lists_refused: string | null
      lists_refused_said: ToldColumn
      switched_off_at: Generated<Date | null>
    }
    lists: {
      id: string
      owner_id: string
      account_id: string
      mailchimp_id: string
      name: string
      member_count: number
      active_members: Generated<number>
      date_created: Date | null
      display_field: string | null
      default_max: Generated<number>
      is_scanning_on: Generated<boolean>
      admits_removed: Generated<boolean>
      party: Generated<PartyMode>
      /** Null where the organiser sets the maximum. */
      party_field: Generated<string | null>
      /** Null without a box for consent. */
      consent_words: Generated<string | null>
      mails_walk_ins: Generated<boolean>
      /** Null without questions. */
      asks: ColumnType<StoredAsks | null, string | null | undefined, string | null>
      /** Null without a card. */
      card: ColumnType<StoredCard | null, string | null | undefined, string | null>
      colour_rules: ColumnType<ColourRule[] | null, string | null | undefined, string | null>
      codes_generated_at: Date | null
      gone_since: Date | null
      created_at: Stamp
      webhook_mode: 'webhook' | 'polling' | null
      webhook_id: string | null
      webhook_code_hash: Buffer | null
      webhook_code: string | null
      webhook_secret: string | null
      unsigned_at: Date | null
      heard_at: Date | null
      poll_from: Date | null
      polled_at: Date | null
      poll_began: Date | null
      poll_doubt: string | null
      poll_doubts: Generated<number>
      poll_doubted_since: Date | null
      last_erased_at: Date | null
      texts_are_right: Generated<boolean>
      texts_rebuilt_of: Generated<number>
      offline_salt: Generated<Buffer>
      changes_swept: Generated<string>
      doubt: string | null
      doubt_said: ToldColumn
      unconfirmed: Generated<number>
      look_again_at: Date | null
      looks: Generated<number>
      closed_at: Generated<Date | null>
      uncounted: Generated<string[]>
      admits_uncounted: Generated<boolean>
      kept_out: GeneratedAlways<string[] | null>
      status_counts: Generated<Record<string, number>>
    }
    webhook_deliveries: {
      list_id: string
      id: string
      kind: string
      email_key: string
      old_email_key: string | null
      received_at: Stamp
    }
    oauth_states: {
      state_hash: Buffer
      person_id: string
      team_id: string | null
      browser_hash: Buffer
      account_name: string
      expires_at: Date
    }
    fields: {
      list_id: string
      id: string
      role: 'code' | 'max' | 'scans'
      merge_id: number
      tag: string
      name: string
      type: 'text' | 'number'
      gone_since: Date | null
    }
    contacts: {
      list_id: string
      id: string
      member_hash: string
      mailchimp_contact_id: string | null
      email: string
      email_key: Generated<string>
      status: string
      merge_fields: Json<Record<string, unknown>>
      code: string
      code_key: Generated<string>
      max_scans: number
      scan_count: number
      accepted: number
      opening_count: number
      is_blocked: Generated<boolean>
      removed_at: Date | null
      held_code: string | null
      held_max: number | null
      held_scans: number | null
      refusal: string | null
      created_at: Stamp
      heard_at: Stamp
      erased_at: Date | null
      given_back: Generated<number>
    }
    retired_codes: {
      list_id: string
      contact_id: string
      code_key: string
      retired_at: Stamp
    }
    rules: {
      list_id: string
      position: number
      if_field: string
      if_value: string
      then_field: string
      then_value: string
    }
    contact_texts: {
      list_id: string
      id: Generated<string>
      contact_ids: string[]
      lines: string
    }
    pending_writes: {
      list_id: string
      contact_id: string
      version: Generated<string>
      rule_values: Json<Record<string, string>>
      queued_at: Stamp
    }
  }
