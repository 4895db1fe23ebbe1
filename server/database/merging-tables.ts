// Lists of several teams that are one audience; see tables.ts.
import type { Stamp } from './column-types.ts'

export type MergingTables = {
  merge_asks: { list_id: string; id: string; asked_at: Stamp }
  lists_apart: { list_id: string; since: Stamp }
  other_codes: { list_id: string; code_key: string; contact_id: string }
  merged_lists: {
    list_id: string
    into_list: string
    ask_id: string
    team_id: string
    account_id: string
    mailchimp_id: string
    merged_at: Stamp
  }
}
