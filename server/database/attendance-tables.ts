// Tags and events in Mailchimp for contacts that came, as an addition to tables.ts.
import type { Generated } from 'kysely'
import type { Stamp } from './column-types.ts'
import type { ToldColumn } from './told-column.ts'

export type AttendanceTables = {
  attendance: {
    list_id: string
    writes_tags: Generated<boolean>
    sends_events: Generated<boolean>
    heard_seq: number | null
    events_from: Date | null
  }
  list_tags: {
    list_id: string
    id: Generated<string>
    occasion_id: string | null
    name: string
    segment_id: number | null
    trouble: string | null
    said: ToldColumn
    trouble_at: Date | null
  }
  tag_wishes: {
    list_id: string
    tag_id: string
    contact_id: string
    is_wanted: boolean
    is_written: Generated<boolean | null>
    attempt: string | null
    wished_at: Stamp
    refusal: string | null
  }
  member_events: {
    list_id: string
    scan_id: string
    is_undo: boolean
    contact_id: string
    occasion: string
    door: string
    number: number
    at: Date
    state: Generated<'waiting' | 'asked' | 'sent' | 'refused'>
    asked_at: Date | null
    doubled: Generated<number>
  }
}
