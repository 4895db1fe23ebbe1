import type { Fault } from '../faults.ts'
import type { Account } from '../store/accounts.ts'
import { fieldsOf, type Field } from '../store/fields.ts'
import { findList, type List } from '../store/lists.ts'
import type { World } from '../world.ts'
import { problems } from './problem.ts'
import type { Query } from './read-query.ts'

/** One call whose credential, query and body have been checked. */
export type ApiCall = {
  world: World
  account: Account
  params: Record<string, string>
  query: Query
  body: unknown
  faults: Fault[]
  /** Whether the caller asked for this part of the answer. */
  wants: (path: string) => boolean
}

/** Answers a call: the body of a 200, or undefined for a 204. */
export type Answer = (call: ApiCall) => unknown

export type Audience = { account: Account; list: List; fields: Field[] }

export function openList({ world, account, params }: ApiCall): List {
  const list = findList(world, account.id, params['list_id'] ?? '')
  if (!list) throw problems.notFound()
  return list
}

export function openAudience(call: ApiCall): Audience {
  const list = openList(call)
  return { account: call.account, list, fields: fieldsOf(call.world, list.no) }
}
