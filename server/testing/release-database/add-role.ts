import type { Client } from 'pg'

/**
 * Roles belong to the whole database server, so another test file may have added this one already, or may do so now.
 */
export async function addRole(client: Client, role: string): Promise<void> {
  await client.query(`create role ${role} nologin`).catch(passWhenThere)
  await client.query(`grant ${role} to current_user`).catch(passWhenThere)
}

function passWhenThere(error: Error & { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error
}
