// Writing tags (static segments) and saved segments.
import { findMember, type Member } from '../store/members.ts'
import {
  addSegment as keepNew,
  deleteSegment as forget,
  saveSegment,
  segmentsOf,
  type Segment,
} from '../store/segments.ts'
import { tagNamed } from '../store/tags.ts'
import { openAudience, type ApiCall, type Audience } from './call.ts'
import { changeTags } from './member-tags.ts'
import { Problem, problems } from './problem.ts'
import { readConditions } from './read-conditions.ts'
import { faultOfRow, isPassedOver } from './refused-rows.ts'
import { openSegment, showSegment } from './segments.ts'
import { linksOf } from './show.ts'
import { readTags, showBatchMember } from './show-member.ts'

type Written = {
  name: string
  static_segment?: string[]
  options?: { match?: 'any' | 'all'; conditions?: unknown[] }
}

/** Mailchimp's longest name of a tag. */
const longestName = 100

export function addSegment(call: ApiCall) {
  const audience = openAudience(call)
  const { world } = call
  const { name, static_segment: emails, options } = readSegment(call)
  if (emails === undefined) {
    const { match = 'all', conditions = [] } = options ?? {}
    const segment = keepNew(world, audience.list.no, { name, match, conditions: readConditions(conditions, 'options') })
    return showSegment(call, audience, segment, true)
  }
  refuseNameOfOther(call, audience, name)
  const tag = world.db.transaction(() => {
    const made = tagNamed(world, audience.list.no, name)
    for (const member of foundOf(call, audience, emails).members) tagMember(call, audience, member, made, 'active')
    return made
  })
  return showSegment(call, audience, openSegment(call, audience, String(tag.id)), true)
}

export function patchSegment(call: ApiCall) {
  const audience = openAudience(call)
  const segment = openSegment(call, audience)
  const { name, options } = readSegment(call)
  if (!segment.options) refuseNameOfOther(call, audience, name, segment.id)
  const changed: Segment = {
    ...segment,
    name,
    options: segment.options && {
      match: options?.match ?? segment.options.match,
      conditions: options?.conditions ? readConditions(options.conditions, 'options') : segment.options.conditions,
    },
  }
  saveSegment(call.world, changed)
  return showSegment(call, audience, changed, true)
}

export function deleteSegment(call: ApiCall): undefined {
  const audience = openAudience(call)
  forget(call.world, openSegment(call, audience).id)
}

type Change = { members_to_add?: string[]; members_to_remove?: string[] }
type RowError = { email_addresses: string[]; error: string }

/**
 * Adds a tag to contacts and removes it from others, at most 500 addresses each. Skips addresses that the audience
 * lacks.
 */
export function changeSegmentMembers(call: ApiCall) {
  const audience = openAudience(call)
  const segment = openSegment(call, audience)
  // Mailchimp says so of a saved segment too.
  if (segment.options) throw noStaticSegment(segment.id)
  const { members_to_add: toAdd = [], members_to_remove: toRemove = [] } = call.body as Change
  const errors: RowError[] = []
  const change = (emails: string[], status: 'active' | 'inactive') => {
    const found = foundOf(call, audience, emails)
    errors.push(...found.errors)
    return found.members.flatMap((member) => tagMember(call, audience, member, segment, status) ?? [])
  }
  const [added, removed] = call.world.db.transaction(() => [change(toAdd, 'active'), change(toRemove, 'inactive')])
  const show = (members: Member[]) => members.map((member) => showBatchMember(audience, member))
  return {
    members_added: show(added),
    members_removed: show(removed),
    errors,
    total_added: added.length,
    total_removed: removed.length,
    error_count: errors.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${audience.list.id}/segments`]),
  }
}

/** The contact as it is now, or undefined without a change. */
function tagMember(
  call: ApiCall,
  audience: Audience,
  member: Member,
  { id, name }: Pick<Segment, 'id' | 'name'>,
  status: 'active' | 'inactive',
): Member | undefined {
  const held = readTags(member).some((tag) => tag.id === id)
  if (held === (status === 'active')) return undefined
  return changeTags(call.world, audience, member, [{ name, status }], 'api')
}

/** The contacts of these addresses, each once. Archived ones count as missing. */
function foundOf(call: ApiCall, { list }: Audience, emails: string[]): { members: Member[]; errors: RowError[] } {
  const { frozenStatuses, namesUnknownAddresses } = call.account.settings
  const members = new Map<number, Member>()
  const errors: RowError[] = []
  for (const email of emails) {
    const found = findMember(call.world, list.no, email.trim())
    const isFrozen = found && frozenStatuses.includes(found.status)
    const refused = isFrozen ? problems.frozen(email, found.status).message : faultOfRow(call.faults, email)
    if (refused) errors.push({ email_addresses: [email], error: refused })
    else if (found && isPassedOver(call.faults, found.email)) continue
    else if (found && found.status !== 'archived') members.set(found.id, found)
    else if (namesUnknownAddresses) errors.push({ email_addresses: [email], error: unknown })
  }
  return { members: [...members.values()], errors }
}

const unknown = 'Email address does not exist in the audience.'

export function searchTags(call: ApiCall) {
  const { list } = openAudience(call)
  const prefix = (call.query.text('name') ?? '').toLowerCase()
  const tags = segmentsOf(call.world, list.no)
    .filter(({ name, options }) => !options && name.toLowerCase().startsWith(prefix))
    .map(({ id, name }) => ({ id, name }))
  return {
    tags,
    total_items: tags.length,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${list.id}`]),
  }
}

function readSegment({ body }: ApiCall): Written {
  const written = body as Written
  const name = written.name.trim()
  if (name === '' || name.length > longestName) {
    throw problems.schema([{ field: 'name', message: `A name has 1 to ${longestName} characters` }])
  }
  if (written.static_segment && written.options) {
    throw problems.schema([{ field: 'static_segment', message: 'This cannot be sent together with options' }])
  }
  return { ...written, name }
}

/** Two tags of an audience have different names, in any case. */
function refuseNameOfOther({ world }: ApiCall, { list }: Audience, name: string, ownId?: number): void {
  const isTaken = segmentsOf(world, list.no).some(
    (other) => !other.options && other.id !== ownId && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw problems.badRequest('Sorry, that tag already exists.')
}

function noStaticSegment(id: number): Problem {
  return problems.badRequest(`A Static Segment with an id of ${id} does not exist for this list`)
}
