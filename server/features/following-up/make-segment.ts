import type { SegmentKind } from '#contract/following-up.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import type { Condition } from '../../mailchimp/audience.ts'
import type { Sent } from '../../mailchimp/campaigns.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findTags } from '../codes/follow-fields.ts'
import type { OccasionPlace } from '../occasions/find-occasions.ts'
import { nameOfAway, nameOfNoCode } from './names.ts'
import { type AtOccasion, atOccasion, type NeededHere } from './place.ts'
import { findSent } from './read-reports.ts'
import * as store from './store.ts'
import { findTagOfOccasion } from './tag-of-occasion.ts'

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
