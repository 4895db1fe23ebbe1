import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './settings/store.ts'
import type { List } from './store.ts'

export type SettingsChange = store.SettingsChange

/** Changes the given settings with a record, and leaves the rest. The maximum applies to contacts that join from now on. */
export async function changeList(
  tx: Tx,
  team: Team,
  list: Pick<List, 'id' | 'codesGeneratedAt'>,
  change: SettingsChange,
): Promise<void> {
  if (change.scanning_on === true && list.codesGeneratedAt === null) throw new Refusal('conflict', 'no_codes_yet')
  await store.changeSettings(tx, team.id, list.id, change)
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const details = Object.fromEntries(given.map(([key, value]) => [key, detailOf(value)]))
  await keepRecord(tx, team, 'list_changed', { listId: list.id, details })
}

/** Rules are recorded by their number, and an empty setting as an empty text. */
function detailOf(value: unknown): string | number | boolean {
  if (value === null) return ''
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.join(', ') : value.length
  return value as string | number | boolean
}
