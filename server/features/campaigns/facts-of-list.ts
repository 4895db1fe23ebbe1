import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findTags } from '../codes/follow-fields.ts'
import { countPending } from '../contacts/compare-last-held.ts'
import type { List } from '../lists/find-list.ts'
import { findOccasionsOf, type Occasion } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import type { ListFacts } from './preflight/check-list.ts'
import type { FieldTags, ListField } from '../../mailchimp/audience.ts'
import type { MailFacts } from './preflight/facts.ts'
import * as store from './store.ts'

export type NeededForFacts = Needs<'database' | 'publicUrl' | 'formerAddresses' | 'isTrial' | 'now'>

export type Facts = {
  list: ListFacts
  /** The occasion that ends next. */
  occasion: { name: string; closesAt: Date } | undefined
  /** Undefined if the list has no code field. */
  mail: { tags: FieldTags; ours: OurFacts } | undefined
}

/** What Listpass itself knows of the mails of a list. */
export type OurFacts = Pick<MailFacts, 'publicUrl' | 'formerUrls' | 'isTrial' | 'tag' | 'tagsElsewhere'>

export async function factsOfList(services: NeededForFacts, team: Team, list: List): Promise<Facts> {
  const scope = { team: team.id, list: list.id }
  const { database } = services
  const [tags, pending, next] = await Promise.all([
    findTags(services, scope),
    countPending(services, scope),
    nextOccasion(services, team, list),
  ])
  const facts: ListFacts = {
    hasFields: tags !== undefined,
    areCodesMade: list.codesGeneratedAt !== null,
    isBatchRunning: list.runningBatch !== null,
    pending,
    isListening: list.webhookMode !== null,
    doors: next && (await doorsOf(services, scope, next)),
  }
  const occasion = next && { name: next.name, closesAt: next.closesAt }
  if (!tags) return { list: facts, occasion, mail: undefined }
  const elsewhere = await store.findCodeTagsElsewhere(database, scope)
  const ours: OurFacts = {
    publicUrl: services.publicUrl,
    formerUrls: services.formerAddresses.map(({ publicUrl }) => publicUrl),
    isTrial: services.isTrial,
    tag: tags.code,
    tagsElsewhere: new Map(elsewhere.map(({ tag, name }) => [tag, name])),
  }
  return { list: facts, occasion, mail: { tags, ours } }
}

/** The facts for one mail: with the fields that Mailchimp lists, and the guests by what its conditions ask for. */
export async function factsOfMail(
  { database }: Pick<NeededForFacts, 'database'>,
  scope: { team: string; list: string },
  ours: OurFacts,
  { fields, asked }: { fields: readonly ListField[]; asked: readonly string[] },
): Promise<MailFacts> {
  const numberOf = ({ mergeId }: ListField) => `MERGE${mergeId}`
  const code = fields.find(({ tag }) => tag === ours.tag)
  const otherTags = ['EMAIL', 'MERGE0', ...fields.flatMap((each) => (each === code ? [] : [each.tag, numberOf(each)]))]
  const facts = { ...ours, aliases: code ? [numberOf(code)] : [], otherTags }
  if (asked.length === 0) return { ...facts, guests: [] }
  const named = new Map(fields.flatMap((each) => [[each.tag, each] as const, [numberOf(each), each] as const]))
  const wanted = asked.flatMap((name) => named.get(name)?.tag ?? (name === 'EMAIL' || name === 'MERGE0' ? 'EMAIL' : []))
  const groups = await store.groupGuests(database, scope, [...new Set(wanted)])
  const guests = groups.map(({ values, count }) => ({
    count,
    values: Object.fromEntries(
      asked.flatMap((name) => {
        const field = named.get(name)
        if (field && field === code) return [[name, 'code']]
        if (field) return [[name, values[field.tag] || field.defaultValue]]
        return name === 'EMAIL' || name === 'MERGE0' ? [[name, values['EMAIL'] ?? '']] : []
      }),
    ),
  }))
  return { ...facts, guests }
}

type Next = Occasion & { closesAt: Date; name: string }

async function nextOccasion(services: NeededForFacts, team: Team, list: List): Promise<Next | undefined> {
  const { occasions } = await findOccasionsOf(services, team, list.id)
  const next = nextOf(occasions, services.now())
  return next && { ...next, name: nameOf(next, list) }
}

async function doorsOf(
  { database }: NeededForFacts,
  scope: { team: string; list: string },
  next: Next,
): Promise<ListFacts['doors']> {
  const { links, endEarly, lasting } = await store.countDoors(database, scope, next)
  return { occasion: next.name, endEarly, othersLast: lasting > 0 || links === 0 }
}

/** The occasion that ends next. */
function nextOf(occasions: readonly Occasion[], now: Date): (Occasion & { closesAt: Date }) | undefined {
  return occasions
    .flatMap((occasion) =>
      occasion.closesAt && occasion.closesAt > now ? [{ ...occasion, closesAt: occasion.closesAt }] : [],
    )
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())[0]
}
