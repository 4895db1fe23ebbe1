// The role with which the running server connects. It may act only as the application's role and as the worker's. So even an injected
// statement cannot become a superuser or the owner of the tables.
import { escapeIdentifier, escapeLiteral } from 'pg'
import { lockKey } from './migrate.ts'
import { appRole, workerRole } from './names.ts'
import { type Address, openClient } from './open.ts'

export type Login = { user: string; password?: string | undefined }

type Options = {
  /** Takes everything back, and only shows whether it can be done. */
  isTrial?: boolean
}

/** Creates the role if it is missing. Several nodes may run this at once. */
export async function prepareLogin(
  owner: Address,
  { user, password }: Login,
  { isTrial }: Options = {},
): Promise<void> {
  const client = await openClient(owner, 'listpass-login')
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    if (isTrial) await client.query('begin')
    const found = await client.query('select from pg_roles where rolname = $1', [user])
    const secret = password ? ` password ${escapeLiteral(password)}` : ''
    if (found.rowCount === 0) await client.query(`create role ${escapeIdentifier(user)} login${secret}`)
    for (const role of [appRole, workerRole]) {
      const { rows } = await client.query<{ is: boolean }>(`select pg_has_role($1, $2, 'member') as is`, [user, role])
      if (!rows[0]!.is) await client.query(`grant ${role} to ${escapeIdentifier(user)}`)
    }
  } finally {
    await client.end()
  }
}

/** Whether a server with this address could make itself a superuser. */
export async function isSuperuser(address: Address): Promise<boolean> {
  const client = await openClient(address, 'listpass-login')
  const asked = client.query<{ is: boolean }>('select rolsuper as is from pg_roles where rolname = session_user')
  return asked.then(({ rows }) => rows[0]?.is === true).finally(() => client.end())
}
