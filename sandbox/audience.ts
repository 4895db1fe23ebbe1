import type { Audience } from './api/call.ts'
import { findAccount } from './store/accounts.ts'
import { fieldsOf } from './store/fields.ts'
import { listById } from './store/lists.ts'
import type { World } from './world.ts'

/** Finds an audience of any account by its id, for callers outside the API. */
export function openAudience(world: World, listId: string): Audience {
  const list = listById(world, listId)
  if (!list) throw new Error(`there is no audience ${listId}`)
  return { list, account: findAccount(world, list.account_id)!, fields: fieldsOf(world, list.no) }
}
