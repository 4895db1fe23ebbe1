import type { SQLInputValue } from 'node:sqlite'
import { deleteMemberForGood as forget, findMember, type Member } from '../store/members.ts'
import type { List } from '../store/lists.ts'
import { type Condition, pageOfMembers, type MemberQuery } from '../store/member-pages.ts'
import { openAudience, openList, type ApiCall } from './call.ts'
import { problems } from './problem.ts'
import { keptPart, refuseIfFaulty } from './refused-rows.ts'
import { linksOf } from './show.ts'
import { showMember } from './show-member.ts'
import { keep, writeMember, type Written } from './write-member.ts'
import { wrongAnswerOf } from './wrong-answers.ts'

export function getMembers(call: ApiCall) {
  const audience = openAudience(call)
  const { totalShift } = call.account.settings
  const { members, total } = pageOfMembers(call.world, audience.list.no, readMemberQuery(call))
  const wants = (name: string) => call.wants(`members.${name}`)
  return {
    members: members.map((member) => showMember(audience, member, wants)),
    list_id: audience.list.id,
    total_items: Math.max(0, total + totalShift),
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${audience.list.id}`]),
  }
}

export function getMember(call: ApiCall) {
  const audience = openAudience(call)
  return showMember(audience, openMember(call, audience.list))
}

export function addMember(call: ApiCall) {
  const audience = openAudience(call)
  const written = call.body as Written
  refuseIfFaulty(call.faults, written.email_address)
  const found = findMember(call.world, audience.list.no, written.email_address ?? '')
  if (found && found.status !== 'archived') throw problems.memberExists(found.email)
  return showMember(audience, write(call, found))
}

export function putMember(call: ApiCall) {
  const audience = openAudience(call)
  const { list } = audience
  const { email_address: email } = call.body as Written
  const found = findMember(call.world, list.no, call.params['subscriber_hash']!)
  const other = found ? undefined : findMember(call.world, list.no, email ?? '')
  if (other) throw problems.memberExists(other.email, false)
  refuseIfFaulty(call.faults, found?.email ?? email)
  return showMember(audience, write(call, found))
}

export function patchMember(call: ApiCall) {
  const audience = openAudience(call)
  const found = openMember(call, audience.list)
  refuseIfFaulty(call.faults, found.email)
  const isKept = wrongAnswerOf(call.faults) !== 'keeps_nothing'
  return showMember(audience, isKept ? write(call, found) : found)
}

export function archiveMember(call: ApiCall): undefined {
  const audience = openAudience(call)
  const member = openMember(call, audience.list)
  if (member.status === 'archived') throw problems.notRemovable()
  keep(call.world, audience, member, { ...member, status: 'archived' }, 'api')
}

export function deleteMemberForGood(call: ApiCall): undefined {
  forget(call.world, openMember(call, openList(call)))
}

export function openMember(call: ApiCall, list: List): Member {
  const found = findMember(call.world, list.no, call.params['subscriber_hash'] ?? '')
  if (!found) throw problems.notFound()
  return found
}

function write(call: ApiCall, found: Member | undefined): Member {
  const written = call.body as Written
  const kept = keptPart(call.faults, found?.email ?? written.email_address, written)
  return writeMember(call.world, openAudience(call), found, kept, {
    source: 'api',
    skipsRequired: call.query.isSet('skip_merge_validation'),
  })
}

function readMemberQuery({ query, account, world }: ApiCall): MemberQuery {
  const conditions: Condition[] = []
  const add = (sql: string, value: SQLInputValue | undefined) => {
    if (value !== undefined) conditions.push({ sql, values: [value] })
  }
  // Both ends are exclusive, and times are whole seconds.
  add('last_changed > ?', query.time('since_last_changed', 'down'))
  add('last_changed < ?', query.time('before_last_changed', 'up'))
  add('timestamp_opt > ?', query.time('since_timestamp_opt', 'down'))
  add('timestamp_opt < ?', query.time('before_timestamp_opt', 'up'))
  add('email_type = ?', query.text('email_type'))
  add('unique_email_id(email) = ?', query.text('unique_email_id'))
  if (query.isSet('vip_only')) add('vip = ?', 1)
  const status = query.text('status')
  const sort = query.text('sort_field') as MemberQuery['sort']
  const { pageRows, unsteadyTies } = account.settings
  return {
    count: Math.min(query.number('count'), pageRows || Infinity),
    ...(unsteadyTies && { shuffle: world.calls.count() }),
    offset: query.number('offset'),
    ...(status && { status }),
    ...(sort && { sort }),
    withArchived: account.settings.archivedListed,
    conditions,
    descending: query.text('sort_dir') === 'DESC',
  }
}
