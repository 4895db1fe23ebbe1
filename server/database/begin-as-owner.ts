import type { Client } from 'pg'
import { ownerRole, schema } from './names.ts'

/** Begins a transaction as the owner of the tables. `mode`: as in BEGIN. */
export async function beginAsOwner(client: Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`)
  await client.query(`set local search_path = ${schema}, pg_temp`)
  await client.query(`set local role ${ownerRole}`)
}
