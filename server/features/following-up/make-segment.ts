import * as store from './store.ts'
import type { SegmentKind } from '#contract/following-up.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import { isPassing, MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Condition, Audience } from '../../mailchimp/audience.ts'
import type { Sent } from '../../mailchimp/campaigns.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findTags } from '../codes/follow-fields.ts'
import type { OccasionPlace } from '../occasions/find-occasions.ts'
import { nameOfAway, nameOfNoCode } from './names.ts'
import { type AtOccasion, atOccasion, type NeededHere } from './place.ts'
import { findSent } from './read-reports.ts'
import { said } from '../../kernel/said.ts'
import { keepTagOfOccasion } from '../attending/tags/tag-of-occasion.ts'

type Asked = { kind: SegmentKind; campaignId: string | null }
type Made = { id: number; name: string }

/** Makes a segment in Mailchimp, or brings it up to date. */
export function makeSegment(services: NeededHere, team: Team, place: OccasionPlace, asked: Asked): Promise<Made> {
  return atOccasion(services, team, place, async (at) => {
    const invitation = asked.campaignId === null ? undefined : await findSent(at, asked.campaignId)
    return makeKind(at, asked, invitation)
  })
}

/** `invitation`: the email that was sent to the guests who stayed away; undefined for the whole list. */
export async function makeKind(place: AtOccasion, { kind, campaignId }: Asked, invitation?: Sent): Promise<Made> {
  const made = await makers[kind](place, invitation)
  const { services, team, scope, occasion } = place
  await services.database.as(scope, async (tx) => {
    const row = { occasionId: occasion.id, kind, campaignId, at: services.now() }
    await store.keep(tx, scope.list, row, { id: String(made.id) })
    await keepRecord(tx, team, 'segment_made', { listId: scope.list, details: { segment: made.name } })
  })
  return made
}

const makers: Record<SegmentKind, (place: AtOccasion, invitation: Sent | undefined) => Promise<Made>> = {
  came: (place) => findTagOfOccasion(place),

  async stayed_away(place, invitation) {
    const tag = await findTagOfOccasion(place)
    const conditions: Condition[] = [{ kind: 'tagged', tagId: tag.id, isSo: false }]
    if (invitation) {
      const { webId } = invitation
      if (webId === undefined) throw new Refusal('conflict', 'email_unidentified')
      conditions.push({ kind: 'was_sent', campaignWebId: webId })
    }
    return save(place, 'stayed_away', nameOfAway(place.called), conditions)
  },

  async no_code(place) {
    const tags = await findTags(place.services, place.scope)
    if (!tags) throw new Refusal('conflict', 'no_code_field')
    return save(place, 'no_code', nameOfNoCode, [{ kind: 'empty', field: tags.code }])
  },
}

/** The segment that was made before is found by its id, whatever its name is now. Others are found by their names. */
async function save(
  { services, scope, occasion, audience }: AtOccasion,
  kind: SegmentKind,
  name: string,
  conditions: Condition[],
): Promise<Made> {
  const kept = (await store.findAll(services.database, scope, occasion.id)).find((each) => each.kind === kind)?.madeId
  const find = async () => {
    const saved = (await audience.listSegments()).rows.filter(({ isTag }) => !isTag)
    return saved.find((each) => String(each.id) === kept) ?? saved.find((each) => each.name === name)
  }
  const known = await find()
  if (known) return audience.saveSegment({ id: known.id, name, conditions })
  try {
    return await audience.saveSegment({ name, conditions })
  } catch (error) {
    // The answer may have been lost after the segment was made.
    const made = isPassing(error) ? await find() : undefined
    if (!made) throw error
    return made
  }
}

/** After this many rounds the rest of the addresses is not in Mailchimp's list. */
const mostRounds = 3

/** The tag of the guests that came, which exactly they have. It is made if there is none. */
async function findTagOfOccasion(place: AtOccasion): Promise<{ id: number; name: string }> {
  const { services, scope, occasion, audience } = place
  const tag = await keepTagOfOccasion(services, { scope, audience }, occasion.id)
  await bringUpToDate(place, tag.id)
  return tag
}

/** Writes the differences alone, and reads the tag again after each round. */
async function bringUpToDate({ services, scope, occasion, audience }: AtOccasion, id: number): Promise<void> {
  const refused = new Set<string>()
  let before = ''
  for (let round = 0; round < mostRounds; round++) {
    const held = await readMembers(audience, id)
    const came = await store.findCame(services.database, scope, occasion.id)
    const comers = new Set(came.map(({ hash }) => hash))
    const gone = [...held].filter((hash) => !comers.has(hash))
    const add = came.filter(({ hash, email }) => !held.has(hash) && !refused.has(email)).map(({ email }) => email)
    const remove = await store.findEmails(services.database, scope, gone)
    const now = JSON.stringify([add, remove])
    if (add.length + remove.length === 0 || now === before) return
    before = now
    const changes = [
      ...remove.map((email) => ({ email, isWanted: false })),
      ...add.map((email) => ({ email, isWanted: true })),
    ]
    for (const { email } of (await audience.changeTag(id, changes)) ?? []) refused.add(email)
  }
}

async function readMembers(audience: Audience, id: number): Promise<Set<string>> {
  const hashes = new Set<string>()
  for (let first = 0; ;) {
    const page = await audience.segmentMembersFrom(id, first)
    for (const hash of page.hashes) hashes.add(hash)
    const rows = page.hashes.length + page.odd.length
    first += rows
    if (first >= page.total) return hashes
    if (rows === 0) throw new MailchimpTrouble('unreachable', { why: said('mailchimp_tag_in_part') })
  }
}
