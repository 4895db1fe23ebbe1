// What columns hold that PostgreSQL calls text or jsonb. server/database/tables.test.ts says which column holds what.
import type { ColumnType } from 'kysely'
import type { ListSettings } from '#contract/list-settings.ts'
import type { AskKind } from '#domain/ask.ts'
import type { VisitNote } from '#domain/occasion.ts'
import type { Told } from '../kernel/told.ts'

export type Stored<T> = ColumnType<T, string, string>
export type TextByName = Record<string, string>
export type CountByName = Record<string, number>
export type ThingByName = Record<string, unknown>

/** What the organiser has chosen. */
export type StoredSettings = Partial<ListSettings>

/** The fields that hold a contact's name. `isSure`: no question is open. `isChosen`: the organiser has answered. */
export type StoredNames = { first: string | null; last: string | null; isSure: boolean; isChosen: boolean }

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

/** What the organiser's rules changed after a scan. */
export type RuleEffects = { tag: string; value: string }[]

export type FollowUpKind = 'came' | 'stayed_away' | 'no_code' | 'reminder'

/** When the figures of a sent campaign were read, and how many mails had bounced. */
export type CampaignRead = { askedAt: string; bounced: number }

/** By the campaign's id. */
export type CampaignsRead = Record<string, CampaignRead>

/** Jobs of a team that is moving. */
export type AddedJobs = { name: string; data: unknown }[]

export type ToldColumn = ColumnType<Told | null, string | null | undefined, string | null>

/** The value of such a column. The driver would send a list as an array of the database. */
export function storedTold(told: Told | null): string | null {
  return told && JSON.stringify(told)
}
