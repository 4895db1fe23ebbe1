import type { Member } from '../store/members.ts'
import { tagNamed } from '../store/tags.ts'
import type { Source } from '../store/webhooks.ts'
import type { World } from '../world.ts'
import { openAudience, type ApiCall, type Audience } from './call.ts'
import { openMember } from './members.ts'
import { problems } from './problem.ts'
import { refuseIfFaulty } from './refused-rows.ts'
import { linksOf, showTime } from './show.ts'
import { readTags } from './show-member.ts'
import { keep } from './write-member.ts'

export function getMemberTags(call: ApiCall) {
  const { list } = openAudience(call)
  const tags = readTags(openMember(call, list))
  const offset = call.query.number('offset')
  return {
    tags: tags
      .slice(offset, offset + call.query.number('count'))
      .map(({ id, name, date_added }) => ({ id, name, date_added: showTime(date_added) })),
    total_items: tags.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${list.id}/members/${call.params['subscriber_hash']}`]),
  }
}

export function changeMemberTags(call: ApiCall): undefined {
  const audience = openAudience(call)
  const member = openMember(call, audience.list)
  const { tags } = call.body as { tags: TagChange[] }
  refuseIfFaulty(call.faults, member.email)
  if (call.account.settings.frozenStatuses.includes(member.status)) throw problems.frozen(member.email, member.status)
  changeTags(call.world, audience, member, tags, 'api')
}

export type TagChange = { name: string; status: 'active' | 'inactive' }

/** The contact after the change. */
export function changeTags(
  world: World,
  audience: Audience,
  member: Member,
  tags: TagChange[],
  source: Source,
): Member {
  let held = readTags(member)
  for (const { name, status } of tags) {
    const tag = tagNamed(world, member.list_no, name)
    const has = held.some(({ id }) => id === tag.id)
    if (status === 'inactive') held = held.filter(({ id }) => id !== tag.id)
    else if (!has) held = [...held, { ...tag, date_added: Math.floor(world.now() / 1000) }]
  }
  return keep(world, audience, member, { ...member, tags: JSON.stringify(held) }, source)
}
