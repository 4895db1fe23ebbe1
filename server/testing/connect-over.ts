import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addAccount } from '#contract/accounts.ts'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import type { Calls } from './calls.ts'
import { addOrganiser } from './factories.ts'
import { addDataFolder, runChild, type SandboxProcess, type ServerProcess } from './processes.ts'
import { until } from './until.ts'

export type ConnectedOver = { token: string; email: string; list: List; account: string }

/** An organiser with a connected account of one audience, with its fields, over HTTP on both sides. */
export async function connectOver(
  server: Calls,
  sandbox: SandboxProcess,
  audience: NewAudience,
): Promise<ConnectedOver> {
  const { account, apiKey } = await sandbox.addAudience(audience)
  const { token, email } = await addOrganiser(server)
  const body = { account_name: 'Supper club', api_key: apiKey }
  const added = await server.call(addAccount, { token, body })
  const list = added.account.lists[0]!
  await server.call(createFields, { token, params: { listId: list.id } })
  return { token, email, list, account }
}

/** Starts a generation, and returns its batch. */
export async function startGenerating(server: Calls, { token, list }: ConnectedOver): Promise<string> {
  return (await server.call(generate, { token, params: { listId: list.id } })).batch_id!
}

// The backup and restore programs, run like an operator does.

export const patienceMs = 300_000

export const backUp = (settings: Record<string, string>, path: string) =>
  runChild('scripts/backup.ts', settings, [path])
export const restore = (settings: Record<string, string>, path: string) =>
  runChild('scripts/restore.ts', settings, [path])

/** An empty data folder with the keys of another folder. */
export async function besideKeysOf(dataDir: string): Promise<string> {
  const empty = await addDataFolder()
  await copyFile(join(dataDir, 'keys'), join(empty, 'keys'))
  return empty
}

/** Waits until a generation is over, without failed contacts. */
export async function finish(server: ServerProcess, { token, list }: ConnectedOver, batchId: string): Promise<void> {
  const params = { listId: list.id }
  const end = await until(
    () => server.call(batchStatus, { token, params, query: { batch_id: batchId } }),
    ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    patienceMs,
  )
  assert.ok(end.is_finished, end.notice ?? '')
}
