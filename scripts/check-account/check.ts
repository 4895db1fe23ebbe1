// The whole check: reads first, then writes to its own members, then removes them again.
import { counted } from '#domain/counted.ts'
import { type Results, openResults, type Result } from './attempt.ts'
import { judged, notTried, type Outcome, type Belief } from './belief.ts'
import { type Listing, type Reading, readListing } from './listing.ts'
import type { Options } from './options.ts'
import { isOwnAddress, movedAddress, planMembers, isOwnField, isOwnHook } from './own.ts'
import { noRetryAfter, countIsLimited, eightAtOnce, namesAreChecked, refusalsAreProblems } from './reads/refusals.ts'
import {
  archivedAreApart,
  beforeCounts,
  givesContactIds,
  isSteady,
  isWhole,
  readsInTime,
  sinceCounts,
} from './reads/listing.ts'
import { openWay, type Way, type World, CallFailed } from './way.ts'
import { total, fieldPage, hookPage } from './wire.ts'
import { hookBeliefs, tryHooks } from './writes/hooks.ts'
import { madeBeliefs, makeFields, makeMembers } from './writes/make.ts'
import { oneHost, tagsAreFree } from './reads/account.ts'
import { tagsAreSegments } from './reads/segments.ts'
import { contactIdStays, ownTiesAreSteady, sinceSees } from './writes/changes.ts'
import { refusesLongTags, saysWhenFull } from './writes/fields.ts'
import { keepsStatuses, namesRefusedRows, refusesMoreRows, updatesRows, writesInTime } from './writes/rows.ts'
import type { Trial } from './writes/trial.ts'
import {
  archivedIsNew,
  changesArchived,
  changesCleaned,
  emptyClears,
  passesUnknownKeys,
  unsetReadsEmpty,
} from './writes/values.ts'
import { memberHash } from '../../server/mailchimp/audience.ts'

// Removes only what the check has made, in this run or an earlier one.

/** Finds members by their addresses, and webhooks and fields by their names. Returns what could not be removed. */
async function cleanUp(way: Way, emails: Iterable<string>): Promise<string[]> {
  const stays: string[] = []
  const remove = async (what: string, path: string, method = 'DELETE') => {
    if (!(await removes(way, path, method))) stays.push(what)
  }
  for (const email of new Set(emails)) {
    await remove('a member', `${way.list}/members/${memberHash(email)}/actions/delete-permanent`, 'POST')
  }
  const own = await findOwn(way).catch(() => undefined)
  if (!own) return [...stays, 'fields and webhooks']
  for (const { id } of own.hooks) await remove('a webhook', `${way.list}/webhooks/${id}`)
  for (const { merge_id: id } of own.fields) await remove('a field', `${way.list}/merge-fields/${id}`)
  return stays
}

async function findOwn(way: Way) {
  const { webhooks } = await way.ask({ path: `${way.list}/webhooks` }, hookPage)
  const { merge_fields: all } = await way.ask({ path: `${way.list}/merge-fields`, query: { count: 1000 } }, fieldPage)
  return { hooks: webhooks.filter(isOwnHook), fields: all.filter(isOwnField) }
}

const tries = 3

/** A 404 counts as removed. */
async function removes(way: Way, path: string, method: string): Promise<boolean> {
  for (let tried = 1; tried <= tries; tried += 1) {
    const answer = await way.look({ path, method })
    if (answer.status === 204 || answer.status === 404) return true
    if (!new CallFailed(answer).isPassing) return false
    await way.pause(2000 * tried)
  }
  return false
}

// The audience in figures, compared before and after the check.

type Snapshot = { what: string; is: string }[]

const statuses = ['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional', 'archived']

async function takeSnapshot(way: Way): Promise<Snapshot> {
  const snapshot: Snapshot = []
  for (const status of statuses) {
    const query = { status, count: 1, fields: 'total_items' }
    const { total_items: members } = await way.ask({ path: `${way.list}/members`, query }, total)
    snapshot.push({ what: `${status} members`, is: String(members) })
  }
  const { merge_fields: fields } = await way.ask(
    { path: `${way.list}/merge-fields`, query: { count: 1000 } },
    fieldPage,
  )
  const each = fields.map(({ merge_id: id, tag, type, public: isPublic }) => `${id} ${tag} ${type} ${isPublic}`)
  snapshot.push({ what: `fields (${fields.length})`, is: each.join() })
  const { webhooks } = await way.ask({ path: `${way.list}/webhooks` }, hookPage)
  snapshot.push({ what: `webhooks (${webhooks.length})`, is: webhooks.map(({ id }) => id).join() })
  return snapshot
}

/** The names of the differences, with figures if there are any. */
function whatDiffers(before: Snapshot, after: Snapshot): string[] {
  return after.flatMap(({ what, is }, place) => {
    const was = before[place]
    if (was?.is === is) return []
    return [what.endsWith('members') ? `${was?.is} ${what}, now ${is}` : `${was?.what}, now ${what}`]
  })
}

/** The order matters: a member's initial values are read before they change. */
const writeBeliefs: Belief<Trial>[] = [
  unsetReadsEmpty,
  updatesRows,
  keepsStatuses,
  changesCleaned,
  changesArchived,
  archivedIsNew,
  namesRefusedRows,
  emptyClears,
  passesUnknownKeys,
  sinceSees,
  contactIdStays,
  ownTiesAreSteady,
  writesInTime,
  refusesMoreRows,
  refusesLongTags,
  saysWhenFull,
]

const readBeliefs: Belief<Reading>[] = [
  isWhole,
  readsInTime,
  isSteady,
  sinceCounts,
  beforeCounts,
  givesContactIds,
  archivedAreApart,
  tagsAreFree,
  tagsAreSegments,
  refusalsAreProblems,
  eightAtOnce,
  oneHost,
  countIsLimited,
  namesAreChecked,
]

/** The check does not start, or cannot continue. */
export class Refused extends Error {}

export type Checked = {
  results: Result[]
  members: number
  calls: number
  slowestMs: number
  /** The number of leftovers from an earlier run that this run may not remove. */
  leftovers: number
  /** Why the check could not continue. */
  failure: string | undefined
  wasCut: boolean
}

/** A test audience has fewer members. */
const mostMembers = 10_000

export async function checkAccount(world: World, options: Options, signal: AbortSignal): Promise<Checked> {
  const way = openWay(world, options.apiKey, options.listId, signal)
  const results = openResults(signal)
  const members = await countFirst(way, options)
  let leftovers = 0
  let failure: string | undefined
  try {
    const listing = await readListing(way, isOwnAddress)
    for (const belief of readBeliefs) await results.attempt(belief, { way, listing })
    if (options.mayWrite) await write(world, way, options, listing, results)
    else {
      const { hooks, fields } = await findOwn(way)
      leftovers = listing.leftovers.length + hooks.length + fields.length
      for (const belief of [...madeBeliefs, ...writeBeliefs, ...hookBeliefs])
        await results.attempt({ ...belief, look: () => notTried('It takes --write.') }, undefined)
    }
    await results.attempt(noRetryAfter, { way })
  } catch (error) {
    // The findings up to here are still reported.
    if (!signal.aborted) failure = error instanceof Error ? error.message : String(error)
  }
  const { traffic } = way
  const figures = { calls: traffic.calls(), slowestMs: traffic.slowestMs() }
  return { results: results.list(), members, ...figures, leftovers, failure, wasCut: signal.aborted }
}

async function countFirst(way: Way, { isLarge }: Options): Promise<number> {
  const query = { count: 1, fields: 'total_items' }
  const { total_items: members } = await way.ask({ path: `${way.list}/members`, query }, total)
  if (members > mostMembers && !isLarge)
    throw new Refused(
      `The audience has ${counted(members, 'member')}, more than ${counted(mostMembers, 'member')}. Take a test audience, or say --large.`,
    )
  return members
}

async function write(world: World, way: Way, options: Options, listing: Listing, results: Results): Promise<void> {
  const archived = await readListing(way, isOwnAddress, { status: 'archived' })
  const stays = await cleanUp(way, [...listing.leftovers, ...archived.leftovers])
  if (stays.length > 0) throw new Refused(`What an earlier run has left could not be removed: ${stays.join(', ')}.`)
  const before = await takeSnapshot(way)
  const plan = planMembers(options.domain!, options.members)
  try {
    const fields = await makeFields(way)
    results.note(madeBeliefs[0]!, fields)
    const made = await makeMembers(way, plan)
    results.note(madeBeliefs[1]!, made.outcome)
    const trial = { way, ...made, withoutFields: fields.found === 'confirmed' ? undefined : fields.seen }
    await results.attempt(archivedAreApart, { way, listing: await readListing(way, isOwnAddress) })
    for (const belief of writeBeliefs) await results.attempt(belief, trial)
    await tryHooks({ ...trial, hook: options.hook }, results.note)
  } finally {
    const emails = plan.flatMap(({ part, email }) => (part === 'moves' ? [email, movedAddress(email)] : [email]))
    results.note(
      { id: 'as-before', says: 'The audience is as it was before.' },
      await takeOut(openWay(world, options.apiKey, options.listId), emails, before),
    )
  }
}

/** Removes what the check has made. It always runs at the end, even after an error or Ctrl-C. */
async function takeOut(way: Way, emails: string[], before: Snapshot): Promise<Outcome> {
  const stays = await cleanUp(way, emails)
  const differs = await takeSnapshot(way).then(
    (after) => whatDiffers(before, after),
    (error: unknown) => [`It could not be looked at: ${error instanceof Error ? error.message : String(error)}`],
  )
  const kinds = new Map(stays.map((what) => [what, stays.filter((other) => other === what).length]))
  const left = [...kinds].map(([what, times]) => `${what} could not be removed (${times}): run it again`)
  const seen = [...differs, ...left].join('; ')
  return judged(seen === '', seen || `${before.length} figures compared.`)
}
