// The tables of notices to members, as an addition to tables.ts.
import type { NoticeKind } from '#domain/notice.ts'
import type { ColumnType, Generated } from 'kysely'
import type { StoredWho } from './occasion-tables.ts'
import type { Stamp } from './column-types.ts'
import type { ToldColumn } from './told-column.ts'

export type NoticeTables = {
  vip_rules: {
    list_id: string
    who: ColumnType<StoredWho, string, string>
    who_read_at: Date | null
    who_trouble: string | null
    who_said: ToldColumn
  }
  vip_guests: { list_id: string; contact_id: string }
  notice_watches: { list_id: string; heard_seq: number; last_no: Generated<number> }
  notices: {
    list_id: string
    no: number
    kind: NoticeKind
    at: Date
    told_at: Stamp
    occasion_id: string
    contact_id: string | null
    scan_id: string | null
    link_id: string | null
    inside: number | null
    capacity: number | null
  }
  notice_levels: { list_id: string; occasion_id: string }
  notice_settings: {
    list_id: string
    person_id: string
    team_id: string
    kind: NoticeKind
    in_page: boolean
    by_mail: boolean
    seen_no: number
    mailed_no: number
    mailed_at: Date | null
  }
}
