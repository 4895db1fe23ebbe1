import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findTags } from '../codes/find-tags.ts'
import { countPending } from '../contacts/compare-last-held.ts'
import type { List } from '../lists/find-list.ts'
import { findOccasionsOf, type Occasion } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import type { ListFacts } from './preflight/check-list.ts'
import type { MailFacts } from './preflight/facts.ts'
import * as store from './store.ts'

export type NeededForFacts = Needs<'database' | 'publicUrl' | 'formerAddresses' | 'isTrial' | 'now'>

/** `mail` is undefined if the list has no code field. */
export async function factsOfList(
  services: NeededForFacts,
  team: Team,
  list: List,
): Promise<{ list: ListFacts; mail: MailFacts | undefined }> {
  const scope = { team: team.id, list: list.id }
  const { database } = services
  const [tags, pending, doors] = await Promise.all([
    findTags(services, scope),
    countPending(services, scope),
    doorsOf(services, team, list),
  ])
  const facts: ListFacts = {
    hasFields: tags !== undefined,
    areCodesMade: list.codesGeneratedAt !== null,
    isBatchRunning: list.runningBatch !== null,
    pending,
    isListening: list.webhookMode !== null,
    doors,
  }
  if (!tags) return { list: facts, mail: undefined }
  const [mergeTags, elsewhere] = await Promise.all([
    store.findMergeTags(database, scope),
    store.findCodeTagsElsewhere(database, scope),
  ])
  const mail: MailFacts = {
    publicUrl: services.publicUrl,
    formerUrls: services.formerAddresses.map(({ publicUrl }) => publicUrl),
    isTrial: services.isTrial,
    tag: tags.code,
    otherTags: ['EMAIL', ...mergeTags],
    tagsElsewhere: new Map(elsewhere.map(({ tag, name }) => [tag, name])),
  }
  return { list: facts, mail }
}

async function doorsOf(services: NeededForFacts, team: Team, list: List): Promise<ListFacts['doors']> {
  const { occasions } = await findOccasionsOf(services, team, list.id)
  const next = nextOf(occasions, services.now())
  if (!next) return undefined
  const scope = { team: team.id, list: list.id }
  const { links, endEarly, lasting } = await store.countDoors(services.database, scope, next)
  return { occasion: nameOf(next, list), endEarly, othersLast: lasting > 0 || links === 0 }
}

/** The occasion that ends next. */
function nextOf(occasions: readonly Occasion[], now: Date): (Occasion & { closesAt: Date }) | undefined {
  return occasions
    .flatMap((occasion) =>
      occasion.closesAt && occasion.closesAt > now ? [{ ...occasion, closesAt: occasion.closesAt }] : [],
    )
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())[0]
}
