// The tables of occasions, as an addition to tables.ts.
import type { Again, VisitNote } from '#domain/occasion.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Said } from '../kernel/said.ts'
import type { Stamp } from './column-types.ts'
import type { ToldColumn } from './told-column.ts'

/** The invited contacts; see contract/occasions.ts. */
export type StoredWho =
  | { kind: 'field'; tag: string; test: 'is' | 'is_not' | 'is_set'; value: string }
  | { kind: 'segment'; id: number; name: string; is_tag: boolean }

/** The facts of a verdict beside its reason. Missing keys have no fact. Times are ISO texts. */
export type VisitFacts = {
  occasion: string
  note?: VisitNote
  opens_at?: string
  closes_at?: string
  inside_since?: string
  inside?: number
  capacity?: number
  admission?: { entries: number; inside: number; day?: number | null; on_day?: number | null }
}

export type OccasionTables = {
  occasions: {
    list_id: string
    id: string
    name: string
    zone: Generated<string>
    opens_at: Date | null
    closes_at: Date | null
    who: ColumnType<StoredWho | null, string | null, string | null>
    own_max: number | null
    again: Generated<Again>
    day_begins: Generated<number>
    capacity: number | null
    when_full: Generated<'refuse' | 'warn'>
    when_unsure: Generated<'let_in' | 'stop'>
    has_exits: Generated<boolean>
    out_at: number | null
    out_done_at: Stamp
    who_read_at: Date | null
    who_trouble: string | null
    who_said: ToldColumn
    created_at: Stamp
    removed_at: Date | null
    keeps_admissions: Generated<boolean>
    stopped_at: Date | null
    closes_before: Date | null
    place: Generated<string>
  }
  occasion_guests: { list_id: string; occasion_id: string; contact_id: string }
  segment_readings: {
    list_id: string
    segment_id: string
    next_at: Stamp
    begun_at: Date | null
    reading: string | null
    untold: Generated<number>
    doubt: string | null
    doubts: Generated<number>
    said: ColumnType<Said | null, string | null | undefined, string | null>
  }
  segment_pages: { list_id: string; segment_id: string; place: number; members: string[] }
  admissions: {
    list_id: string
    occasion_id: string
    contact_id: string
    entries: number
    inside: number
    day: number | null
    on_day: number
    entered_at: Date | null
  }
  occasion_seats: { list_id: string; occasion_id: string; inside: number }
}
