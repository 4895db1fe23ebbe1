// The whole check: reads first, then writes to its own members, then removes them again.
import { counted } from '#domain/counted.ts'
import { type Results, openResults, type Result } from './attempt.ts'
import { judged, notTried, type Outcome } from './belief.ts'
import { cleanUp, findOwn } from './clean-up.ts'
import { type Listing, readListing } from './listing.ts'
import type { Options } from './options.ts'
import { isOwnAddress, movedAddress, planMembers } from './own.ts'
import { readBeliefs } from './reads/all.ts'
import { noRetryAfter } from './reads/refusals.ts'
import { archivedAreApart } from './reads/listing.ts'
import { type Snapshot, takeSnapshot, whatDiffers } from './snapshot.ts'
import { openWay, type Way, type World } from './way.ts'
import { total } from './wire.ts'
import { writeBeliefs } from './writes/all.ts'
import { hookBeliefs, tryHooks } from './writes/hooks.ts'
import { madeBeliefs, makeFields, makeMembers } from './writes/make.ts'

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
