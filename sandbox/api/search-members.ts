import { findList } from '../store/lists.ts'
import { fieldsOf } from '../store/fields.ts'
import { findMember } from '../store/members.ts'
import type { ApiCall } from './call.ts'
import { problems } from './problem.ts'
import { linksOf } from './show.ts'
import { showMember } from './show-member.ts'

/** Searches by the whole address only: names and parts of addresses match no contact here. */
export function getSearchMembers({ world, account, query }: ApiCall) {
  const list = findList(world, account.id, query.text('list_id') ?? '')
  if (!list) throw problems.notFound()
  const found = findMember(world, list.no, query.text('query') ?? '')
  const members = found ? [showMember({ account, list, fields: fieldsOf(world, list.no) }, found)] : []
  return {
    exact_matches: { members, total_items: members.length },
    full_search: { members, total_items: members.length },
    _links: linksOf(account.dc, ['self', 'GET', '/search-members']),
  }
}
