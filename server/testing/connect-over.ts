import { addAccount } from '#contract/accounts.ts'
import { createFields, generate } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import type { Calls } from './calls.ts'
import { addOrganiser } from './factories.ts'
import type { SandboxProcess } from './sandbox-process.ts'

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
