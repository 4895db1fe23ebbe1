import * as store from './store.ts'
import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import type { Team } from '../../kernel/team.ts'
import type { Draft } from '../../mailchimp/campaigns.ts'
import { keepRecord } from '../audit/keep-record.ts'
import type { List } from '../lists/find-list.ts'
import type { OccasionPlace } from '../occasions/find-occasions.ts'
import { makeKind } from './make-segment.ts'
import { titleOfReminder } from './names.ts'
import { type AtOccasion, atOccasion, type NeededHere } from './place.ts'
import { findSent } from './read-reports.ts'
import type { Language } from '#domain/spoken.ts'
import { said, say } from '../../kernel/said.ts'

/** `isOld`: it was there before. `others`: titles of further copies, which an answer that was lost may have left. */
export type Reminder = { list: List; draft: Draft; isOld: boolean; others: string[] }

/** Mailchimp's clock may differ from ours by this much. */
const clocksMs = 5 * 60_000

/** Copies the invitation once, as a draft for absent guests. The draft is never sent. */
export function makeReminder(
  services: NeededHere,
  team: Team,
  asked: OccasionPlace,
  campaignId: string,
): Promise<Reminder> {
  return atOccasion(services, team, asked, async (place) => {
    const { list } = place
    const invitation = await findSent(place, campaignId)
    const segment = await makeKind(place, { kind: 'stayed_away', campaignId }, invitation)
    const title = titleOfReminder(place.called)
    const before = await findBefore(place, campaignId)
    const old = before?.madeId ? await place.campaigns.findDraft(before.madeId) : undefined
    // Mailchimp changes no campaign that has its time.
    if (old?.status === 'schedule') return { list, draft: old, isOld: true, others: [] }
    const unanswered = before && !before.madeId ? before.begunAt : undefined
    const found = old ?? (await findCopies(place, invitation.title, title, unanswered))[0]
    const copy = found ?? (await copyOf(place, invitation, title))
    await keep(place, campaignId, copy)
    const draft = await place.campaigns.address(copy.id, { title, segmentId: segment.id })
    await place.services.database.as(place.scope, (tx) =>
      keepRecord(tx, place.team, 'reminder_made', { listId: list.id, details: { draft: title } }),
    )
    const all = unanswered ? await findCopies(place, invitation.title, title, unanswered) : []
    const others = all.filter(({ id }) => id !== copy.id).map((each) => each.title)
    return { list, draft, isOld: old !== undefined, others }
  })
}

/** The last one of the same invitation. */
async function findBefore({ services, scope, occasion }: AtOccasion, campaignId: string) {
  const kept = await store.findAll(services.database, scope, occasion.id)
  return kept.find((each) => each.kind === 'reminder' && each.campaignId === campaignId)
}

/** Drafts with the reminder's title, and copies of the invitation since then, the newest first. Mailchimp adds to a copy's title. */
async function findCopies({ campaigns }: AtOccasion, copied: string, title: string, since?: Date): Promise<Draft[]> {
  const from = since ? since.getTime() - clocksMs : Infinity
  return (await campaigns.drafts()).rows
    .filter(({ status }) => status === 'save')
    .filter((draft) => draft.title === title || (draft.title.startsWith(copied) && timeOf(draft) >= from))
    .toSorted(
      (one, other) => Number(other.title === title) - Number(one.title === title) || timeOf(other) - timeOf(one),
    )
}

const timeOf = ({ createdAt }: Draft) => createdAt?.getTime() ?? 0

async function copyOf(place: AtOccasion, invitation: { id: string; title: string }, title: string): Promise<Draft> {
  const { services, scope, occasion, campaigns } = place
  const at = services.now()
  const row = { occasionId: occasion.id, kind: 'reminder', campaignId: invitation.id, at } as const
  await services.database.as(scope, (tx) => store.begin(tx, scope.list, row))
  try {
    return await campaigns.replicate(invitation.id)
  } catch (error) {
    const made = isPassing(error) ? (await findCopies(place, invitation.title, title, at))[0] : undefined
    if (!made) throw error
    return made
  }
}

async function keep(
  { services, scope, occasion }: AtOccasion,
  campaignId: string,
  { id, webId }: Draft,
): Promise<void> {
  const row = { occasionId: occasion.id, kind: 'reminder', campaignId, at: services.now() } as const
  await services.database.as(scope, (tx) => store.keep(tx, scope.list, row, { id, webId }))
}

type Made = Pick<Reminder, 'isOld' | 'others'> & { draft: Pick<Reminder['draft'], 'status'> }

/** What became of the reminder, and which copies the organiser has to delete. */
export function sayReminder(language: Language, { draft, isOld, others }: Made): string {
  const made = said(isOld ? 'reminder_updated' : 'reminder_made')
  const first = say(language, draft.status === 'schedule' ? said('reminder_has_its_time') : made)
  if (others.length === 0) return first
  const titles = others.map((title) => say(language, said('quoted_title', { title }))).join(', ')
  return `${first} ${say(language, said('other_copies', { titles }))}`
}
