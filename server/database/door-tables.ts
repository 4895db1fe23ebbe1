// The tables of doors, as an addition to tables.ts.
import type { Generated } from 'kysely'
import type { AskKind } from '#domain/ask.ts'
import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { Language } from '#domain/spoken.ts'
import type { Json, Stamp } from './column-types.ts'
import type { VisitFacts } from './occasion-tables.ts'

/** What doors show beside the name, by the tags of Mailchimp's fields and their names. */
export type StoredCard = {
  fields: { tag: string; name: string; is_large: boolean }[]
  note: string | null
  alert: { tag: string; name: string; is: string | null } | null
}

/** What doors ask guests. */
export type StoredAsks = {
  is_required: boolean
  asks: { tag: string; question: string; kind: AskKind; choices: string[] }[]
}

export type DoorTables = {
  walk_ins: {
    list_id: string
    contact_id: string
    door: string
    consent: string | null
    added_at: Date
    mailed_at: Generated<Date | null>
    language: Generated<Language | null>
  }
  scans: {
    list_id: string
    scan_id: string
    contact_id: string | null
    code_key: string | null
    text: string | null
    reason: string
    number: number | null
    standing: string | null
    door: string
    session_id: string | null
    display_value: string
    scan_count: number
    max_scans: number | null
    first_at: Date | null
    first_door: string | null
    other_list: string | null
    scanned_at: Date | null
    received_at: Date
    rule_effects: Json<{ tag: string; value: string }[] | null>
    is_offline: Generated<boolean>
    corrected_at: Date | null
    is_late: Generated<boolean>
    occasion_id: string | null
    is_exit: Generated<boolean>
    is_own: Generated<boolean>
    facts: Json<VisitFacts | null>
    party_id: string | null
  }
  scan_corrections: {
    list_id: string
    scan_id: string
    kind: 'undone' | 'conflict'
    at: Date
    door: string
    session_id: string | null
    for_scan_id: string | null
  }
  door_seqs: {
    list_id: string
    seq: Generated<number>
  }
  door_events: {
    list_id: string
    seq: number
    kind: 'accepted' | 'undone' | 'conflict'
    scan_id: string
    contact_id: string
    door: string
    at: Date
  }
  contact_changes: {
    list_id: string
    no: number
    contact_id: string | null
    /** Unused, for servers of the previous release. */
    xid: string | null
    at: Date
    occasion_id: string | null
  }
  waiting_changes: {
    list_id: string
    id: Generated<number>
    contact_id: string | null
    occasion_id: string | null
    at: Stamp
  }
  scanner_links: {
    list_id: string
    id: string
    label: string
    may_check_in_by_name: boolean
    may_add: Generated<boolean>
    is_active: Generated<boolean>
    expires_at: Date | null
    slug_hash: Buffer
    slug: string
    created_at: Stamp
    rotated_at: Date | null
    last_used_at: Date | null
    switched_off_at: Generated<Date | null>
    occasion_id: Generated<string | null>
    direction: Generated<'in' | 'out' | null>
    follows_open: Generated<boolean>
    language: Generated<Language | null>
  }
  door_calls: {
    list_id: string
    id: string
    occasion_id: string | null
    link_id: string | null
    session_id: string
    door: string
    about: CallSubject
    scan_id: string | null
    called_at: Stamp
    answer: CallAnswer | null
    answered_at: Date | null
    answered_by: string | null
  }
  scanner_sessions: {
    list_id: string
    id: string
    link_id: string
    secret_hash: Buffer
    user_agent: string
    started_at: Stamp
    last_used_at: Stamp
    expires_at: Date
    missing_checks: string[] | null
    checked_at: Date | null
    battery: number | null
    is_charging: boolean | null
  }
}
