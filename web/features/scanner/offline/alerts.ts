import type { Reason } from '#domain/verdict.ts'
import type { Alert } from '../door-state.ts'
import { seal, unseal } from './seal.ts'
import type { KeptAlert, Storage } from './storage.ts'

export type AlertToKeep = { alert: Alert; kept: KeptAlert }

type What = {
  scanId: string
  listId: string
  kind: Alert['kind']
  at: number
  reason?: Reason | undefined
  door?: string | undefined
  name?: string | undefined
  text?: string | undefined
}

/** What is to be told, and the same as it is kept until somebody has acknowledged it. */
export async function alertOf(
  { key }: Storage,
  what: What,
  sealedName?: Uint8Array<ArrayBuffer>,
): Promise<AlertToKeep> {
  const { scanId, listId, kind, at, reason, door, text } = what
  const name = sealedName ? await unseal<string | undefined>(key, sealedName) : what.name
  const rest = { name: name ?? undefined, text, reason, door }
  return {
    alert: { scanId, kind, at: new Date(at), ...rest },
    kept: { scanId, listId, kind, at, rest: await seal(key, rest) },
  }
}

type Rest = Pick<Alert, 'name' | 'text' | 'reason' | 'door'>

/** What nobody has acknowledged yet, the oldest first. */
export async function keptAlerts({ database, key }: Storage, listId: string): Promise<Alert[]> {
  const kept = await database.getAllFromIndex('alerts', 'list', listId)
  const alerts = await Promise.all(
    kept.map(async ({ scanId, kind, at, rest }) => {
      const { name, text, reason, door } = await unseal<Partial<Rest>>(key, rest)
      return { scanId, kind, at: new Date(at), name, text, reason, door }
    }),
  )
  return alerts.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

export async function dropAlert({ database }: Storage, scanId: string): Promise<void> {
  await database.delete('alerts', scanId)
}
