import { guestStatuses } from '#domain/guest-status.ts'
import { withAccount } from '../accounts/open-account.ts'
import { followFields } from './follow-fields.ts'
import type { ListScope } from './store.ts'
import { compareLastHeld, countPending, type LastHeld } from '../contacts/compare-last-held.ts'
import { compareMembers } from '../contacts/compare-members.ts'
import { hasContacts } from '../contacts/change-contacts.ts'
import { findUnreadable } from '../contacts/keep-odd.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import type { OddGroup } from '../lists/unreadable.ts'
import { eachAtOnce } from '../../kernel/each-at-once.ts'
import type { Team } from '../../kernel/team.ts'
import { type Audience, type FieldTags, membersPerRead, type OddRow } from '../../mailchimp/audience.ts'
import type { Needs } from '../../services.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys'>

export type ListStatus = LastHeld & {
  hasFields: boolean
  publicTags: string[]
  /** Fields named in rules that the list no longer has. Such a rule changes nothing. */
  lostRuleTags: string[]
  pending: number
  /** Why the result comes from Mailchimp's last known values; undefined if the whole list was read. */
  fromMemory: Unread | undefined
  /** Contacts that Listpass cannot read, or cannot reach by email. */
  unreadable: OddGroup[]
}

/** `too long`: people do not wait for so long a list. `not whole`: Mailchimp showed fewer members than there are. */
export type Unread = 'too long' | 'not whole'

/** The number of differing contacts that are listed; further ones are only counted. */
const listed = 100

/** Half of a login's slots; write-back and other readers use the rest. */
const readsAtOnce = 4

/** People and proxies give up after this time. */
const patienceMs = 45_000

/** Coverage and drift of a list. Reads Mailchimp's whole side if a person can wait for it. */
export async function checkStatus(
  services: NeededHere,
  team: Team,
  listKey: string,
  longestMs = patienceMs,
): Promise<ListStatus> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  return withAccount(services, { id: list.accountId, teamId: team.id }, 'person', async (login) => {
    const audience = login.audience(list.mailchimpId)
    const { tags, publicTags, allTags } = await followFields(services, scope, audience)
    // Counted before the read: contacts written during it are skipped there, and the answer must not claim that none
    // are waiting.
    const pending = await countPending(services, scope)
    const read = tags
      ? await compareAll(services, { list, scope, audience, tags }, longestMs)
      : { ...nobodyCovered(await countGuests(audience, list)), odd: new Map<string, OddRow>() }
    const fromMemory = typeof read === 'string' ? read : undefined
    const compared = typeof read === 'string' ? await compareLastHeld(services, scope, listed) : read
    const lostRuleTags = lostTagsOf(list, allTags)
    const odd = typeof read === 'string' ? undefined : [...read.odd.values()]
    const unreadable = await services.database.as(scope, (tx) => findUnreadable(tx, list.id, odd))
    return {
      ...compared,
      hasFields: tags !== undefined,
      publicTags,
      lostRuleTags,
      pending,
      fromMemory,
      unreadable,
    }
  })
}

function lostTagsOf({ rules }: List, allTags: string[]): string[] {
  const known = new Set(['EMAIL', ...allTags])
  const named = rules.flatMap(({ if_field: ifField, then_field: thenField }) => [ifField, thenField])
  return [...new Set(named)].filter((tag) => !known.has(tag))
}

function nobodyCovered(members: number): LastHeld {
  return { members, covered: 0, refused: [], refusedCount: 0, differences: [], differingContacts: 0 }
}

type Place = { list: List; scope: ListScope; audience: Audience; tags: FieldTags }

type Sum = LastHeld & {
  /** Members on the pages, archived ones too, and Mailchimp's least total of them: some may leave during the read. */
  shown: number
  total: number
  isWhole: boolean
  odd: Map<string, OddRow>
}

/** Keeps no page in memory after reading it. */
async function compareAll(services: NeededHere, place: Place, longestMs: number): Promise<Sum | Unread> {
  const begun = performance.now()
  const sum: Sum = { ...nobodyCovered(0), shown: 0, total: Infinity, isWhole: true, odd: new Map() }
  const first = await comparePage(services, place, 0, sum)
  const pageCount = Math.max(1, Math.ceil(first.total / membersPerRead))
  if (((performance.now() - begun) * pageCount) / readsAtOnce > longestMs) return 'too long'

  let isGivenUp = false
  /** True if the page is full: then it has a next one, whatever the total. */
  const compareOne = async (page: number): Promise<boolean> => {
    if (isGivenUp) return false
    const { isFull } = await comparePage(services, place, page, sum)
    isGivenUp ||= performance.now() - begun > longestMs
    return isFull
  }
  const otherPages = Array.from({ length: pageCount }, (_, page) => page).slice(1)
  let hasNext = first.isFull
  await eachAtOnce(otherPages, readsAtOnce, async (page) => {
    const isFull = await compareOne(page)
    if (page === pageCount - 1) hasNext = isFull
  })
  for (let page = pageCount; hasNext; page++) hasNext = await compareOne(page)
  if (isGivenUp) return 'too long'
  const isWhole =
    sum.isWhole && sum.shown >= sum.total && (sum.shown > 0 || !(await hasContacts(services, place.scope)))
  return isWhole ? sum : 'not whole'
}

async function comparePage(services: NeededHere, place: Place, page: number, sum: Sum) {
  const { list, scope, audience, tags } = place
  const read = await audience.membersFrom(page * membersPerRead, tags)
  const { members } = read
  const compared = await services.database.as(scope, (tx) => compareMembers(tx, list, members, tags))
  sum.members += compared.members
  sum.covered += compared.covered
  sum.refused.push(...compared.refused.slice(0, listed - sum.refused.length))
  sum.refusedCount += compared.refused.length
  sum.differences.push(...compared.differences.slice(0, listed - sum.differences.length))
  sum.differingContacts += new Set(compared.differences.map(({ email }) => email)).size
  sum.shown += read.hashes.length + read.odd.length
  for (const row of read.odd) sum.odd.set(row.key, row)
  sum.total = Math.min(sum.total, read.total)
  sum.isWhole &&= read.isWhole
  return read
}

/** How many members of Mailchimp's list count as guests: one call, or one for each status where some do not count. */
export async function countGuests(audience: Audience, { uncounted }: { uncounted: string[] }): Promise<number> {
  if (uncounted.length === 0) return audience.countMembers()
  let guests = 0
  const counted = guestStatuses.filter((status) => !uncounted.includes(status))
  await eachAtOnce(counted, counted.length, async (status) => {
    guests += await audience.countMembers(status)
  })
  return guests
}
