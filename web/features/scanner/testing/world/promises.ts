// The promises that must hold at the end of an evening, when the network is back and all messages have arrived.
import type { Verdict } from '#contract/scanning.ts'
import type { Alert } from '../../door/door-state.ts'
import { alertId } from '../../offline/alerts.ts'
import type { QueuedScan } from '../../door/kept.ts'
import type { ServerScan } from './server.ts'
import type { Page, Presented } from './watch-page.ts'
import { thisDevice } from './network.ts'
import type { World } from './world.ts'
import { contacts } from './commands.ts'

/** Brings the world to rest: a door is open, all calls are answered, and all news has arrived. */
export async function settle(world: World): Promise<void> {
  world.network.refuse(undefined)
  world.fill(false)
  world.network.connect(true)
  await world.ticks.run()
  for (const page of world.pages()) if (page.keepsNothing) world.close(page)
  if (world.pages().length === 0) world.open()
  for (let turn = 0; turn < 60; turn++) {
    await hearAll(world)
    if (isAtRest(world)) break
    await world.advance(turn < 6 ? 600 : 5000)
  }
  // Waits longer, in case any work is done a second time.
  await world.advance(6000)
  await hearAll(world)
}

export async function hearAll(world: World): Promise<void> {
  await world.ticks.run()
  while (world.network.calls().length > 0) {
    for (const call of world.network.calls()) world.network.answer(call)
    await world.ticks.run()
  }
  for (const stream of world.network.streams()) world.network.hearNext(stream)
  await world.ticks.run()
}

function isAtRest(world: World): boolean {
  const saved = world.database.rows<QueuedScan>('queue').some(({ state }) => state === 'saved')
  const isFollowed = world.network.streams().length === 1
  const isAnswered = world.pages().every((page) => page.presented.every(({ outcome }) => outcome))
  return !saved && isFollowed && isAnswered
}

export function check(world: World): void {
  const shown = world.everyPage.flatMap((page) => page.presented)
  const alerts = new Map(world.everyPage.flatMap((page) => [...page.alerts]))
  everyGuestHasAResult(world)
  noDoorEndsByItself(world)
  nothingWaits(world)
  everyAdmissionIsAtTheServer(world, shown)
  if (!world.hasVisits()) {
    noPlaceIsTakenTwice(world, shown)
    noGuestIsRefusedForNobody(world, shown)
  }
  nothingUndoneCounts(world)
  everyChangeIsTold(world, shown, alerts)
  if (!world.hasVisits()) everyRivalIsTold(world, shown, alerts)
  everyScanIsWhatItWasMadeFor(world, shown)
  everyPartyIsCounted(world, shown)
  noAlertIsFalse(world, shown, alerts)
  everyLineIsTrue(world)
}

function insist(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

function everyGuestHasAResult(world: World): void {
  for (const page of world.pages()) {
    insist(
      page.presented.every(({ outcome }) => outcome !== undefined),
      'A guest at a working door got no result.',
    )
  }
}

/** The link has not ended, so no door says so. */
function noDoorEndsByItself(world: World): void {
  if (world.network.wasSignedOut()) return
  insist(!world.everyPage.some(({ isOver }) => isOver), 'A door said that its link has ended, and it has not.')
}

function nothingWaits(world: World): void {
  const saved = world.database.rows<QueuedScan>('queue').filter(({ state }) => state !== 'sending')
  insist(saved.length === 0, `${saved.length} scans were never handed in.`)
  for (const page of world.pages()) insist(page.door.view().door.pending === 0, 'The door says that scans wait.')
}

const admitted = (shown: readonly Presented[]) => shown.filter(({ outcome }) => outcome?.isIn)

/** Nothing acknowledged is lost: neither the admission nor its verdict. */
function everyAdmissionIsAtTheServer(world: World, shown: readonly Presented[]): void {
  for (const { outcome } of shown) {
    if (!outcome || outcome.by === 'nobody' || outcome.reason === 'malformed') continue
    insist(world.server.scans.has(outcome.scanId), `A guest was told "${outcome.reason}", and the server never heard.`)
  }
}

/**
 * Each person of a party counts at the server. A party that alone uses its code gets all of its places, also after a lost
 * answer. A door that decides itself may let in fewer than the server, if a late call of it arrives.
 */
function everyPartyIsCounted(world: World, shown: readonly Presented[]): void {
  const { scans, partyOf } = world.server
  for (const { outcome, text, asked } of shown.filter((one) => one.outcome?.isIn)) {
    const { scanId, people, by } = outcome!
    const known = [scanId, ...partyOf(scanId)].filter((id) => scans.has(id)).length
    insist(known >= people, `The door let in ${people} people, and the server knows ${known}.`)
    insist(by === 'door' || known === people, 'More people count than the door let in.')
    const isAlone = shown.filter((one) => one.text === text).length === 1
    const isElsewhere = [...scans.values()].some(({ code, door }) => code === text && door !== thisDevice)
    if (!isAlone || isElsewhere || world.hasVisits()) continue
    const { max } = contacts.find(({ code }) => code === text)!
    insist(people === Math.min(asked, max), `${people} of a party of ${asked} were let in.`)
  }
}

/**
 * A scan keeps its direction and occasion, even if the door was switched later. Online, a link's scan counts for the
 * occasion that the link has at that moment.
 */
function everyScanIsWhatItWasMadeFor(world: World, shown: readonly Presented[]): void {
  for (const { outcome, isExit, occasionId } of shown) {
    const scan = outcome && world.server.scans.get(outcome.scanId)
    if (!scan) continue
    insist(scan.isExit === isExit, 'A scan was counted in the other direction.')
    insist(!scan.isOffline || scan.occasionId === occasionId, 'A scan was counted at another occasion.')
  }
}

/** Each admission that was shown is a scan of its own. */
function noPlaceIsTakenTwice(world: World, shown: readonly Presented[]): void {
  const ids = admitted(shown).map(({ outcome }) => outcome!.scanId)
  insist(new Set(ids).size === ids.length, 'Two guests were let in with one scan.')
  for (const { code, max } of contacts) {
    insist(world.server.counting(code).length <= max, 'The server counts more than may come in.')
  }
  for (const { code, max } of contacts) {
    const here = shown.filter(({ text }) => text === code)
    if (here.some((one) => here.some((other) => one !== other && isAtOnce(one, other)))) continue
    if (world.wasFull() || here.some(({ isKept }) => !isKept)) continue
    // A page may die before it can say that its scan is undone.
    const isUndone = (id: string) => world.undone.has(id) || world.server.scans.get(id)?.verdict.standing === 'undone'
    const ins = admitted(here).filter(({ outcome }) => !isUndone(outcome!.scanId)).length
    insist(ins <= max, `This device let in ${ins} guests where ${max} may come in.`)
  }
}

const isAtOnce = (one: Presented, other: Presented) =>
  one.begunAt <= (other.endedAt ?? Infinity) && other.begunAt <= (one.endedAt ?? Infinity)

/** A guest may be refused as "already used" only if as many admissions of the code as its maximum were shown. */
function noGuestIsRefusedForNobody(world: World, shown: readonly Presented[]): void {
  // A browser without room cannot record that a scan continues an earlier one.
  if (world.wasFull()) return
  const scans = [...world.server.scans.values()]
  for (const { code, max } of contacts) {
    const here = shown.filter(({ text }) => text === code)
    const refused = here.filter(({ outcome }) => outcome?.reason === 'already_used')
    const ids = new Set(admitted(here).map(({ outcome }) => outcome!.scanId))
    const elsewhere = scans.filter((scan) => scan.code === code && scan.door !== thisDevice && scan.verdict.success)
    const unshown = scans.filter(
      (scan) => scan.code === code && scan.door === thisDevice && scan.verdict.success && !ids.has(scan.id),
    )
    for (const guest of refused) {
      // A page without storage cannot continue a scan that another page of the browser left undecided.
      if (!guest.isKept) continue
      const taken = unshown.filter((scan) => !couldBeTakenUp(world, scan, guest)).length
      // Until its answer arrives, this door may count its own scan twice: in the list that it has read, and as a
      // waiting scan.
      const waiting = guest.outcome?.by === 'door' ? admitted(here).filter(({ outcome }) => outcome?.by === 'door') : []
      const excused = taken + waiting.length
      insist(
        ids.size + elsewhere.length + excused >= max,
        'A guest was refused as already used, and nobody had been shown in.',
      )
    }
  }
}

/** The scan had been left in the database before this guest came, so theirs should have continued it. */
function couldBeTakenUp(world: World, { id }: ServerScan, guest: Presented): boolean {
  return world.witness.leftAt(id) < guest.begunAt
}

/** The door said that it has undone these scans. The server has each of them, so that a late call cannot count it. */
function nothingUndoneCounts(world: World): void {
  for (const id of world.undone) {
    const scan = world.server.scans.get(id)
    insist(scan !== undefined, 'A scan was undone, and the server never heard.')
    insist(scan?.verdict.standing !== 'counts', 'A scan was undone, and it counts.')
  }
}

/** If the verdict at the door differs from the server's decision, staff must see an alert. */
function everyChangeIsTold(world: World, shown: readonly Presented[], alerts: ReadonlyMap<string, Alert>): void {
  for (const { outcome } of shown) {
    if (outcome?.by !== 'door') continue
    const { verdict } = world.server.scans.get(outcome.scanId)!
    const wrong = world.undone.has(outcome.scanId) ? undefined : wrongAbout(outcome, verdict)
    if (wrong && !world.server.isUntold(outcome.scanId))
      insist(alerts.has(alertId(wrong, outcome.scanId)), `Staff were not told of "${wrong}".`)
  }
  const told = world.alertsTold()
  insist(told <= alerts.size, `${alerts.size} alerts were announced ${told} times.`)
  const open = world.pages().map((page) => page.door.view().alerts.map(({ id }) => id))
  for (const ids of open) {
    insist(new Set(ids).size === ids.length, 'An alert is shown twice.')
    insist(!ids.some((id) => world.witness.isAcknowledged(id)), 'An acknowledged alert is shown again.')
  }
}

/** A guest was let in elsewhere too, with the code of a guest who counts here: staff must see an alert. */
function everyRivalIsTold(world: World, shown: readonly Presented[], alerts: ReadonlyMap<string, Alert>): void {
  if (world.wasFull()) return
  const scans = [...world.server.scans.values()]
  const own = new Set(admitted(shown.filter(({ isKept }) => isKept)).map(({ outcome }) => outcome!.scanId))
  for (const { code } of contacts.filter(({ max }) => max === 1)) {
    if (!scans.some((scan) => scan.code === code && own.has(scan.id) && scan.verdict.standing === 'counts')) continue
    // What lost its place to a scan that was undone since matters to nobody here.
    if (scans.some((scan) => scan.code === code && scan.verdict.standing === 'undone')) continue
    const rivals = scans.filter(
      (scan) => scan.code === code && scan.door !== thisDevice && !world.server.isUntold(scan.id),
    )
    for (const { id, verdict } of rivals) {
      insist(
        verdict.standing !== 'conflict' || alerts.has(alertId('elsewhere', id)),
        'Nobody was told that a code came in elsewhere too.',
      )
    }
  }
}

function wrongAbout({ isIn }: { isIn: boolean }, { success, reason, standing }: Verdict): Alert['kind'] | undefined {
  if (!isIn) return success && standing === 'counts' ? 'admitted' : undefined
  if (success) return standing === 'conflict' ? 'lost' : undefined
  return reason === 'already_used' || reason === 'conflict' ? 'lost' : 'not_counted'
}

function noAlertIsFalse(world: World, shown: readonly Presented[], alerts: ReadonlyMap<string, Alert>): void {
  const byId = new Map(shown.flatMap(({ outcome }) => (outcome ? [[outcome.scanId, outcome] as const] : [])))
  for (const { scanId, kind } of alerts.values()) {
    const scan = world.server.scans.get(scanId)
    const outcome = byId.get(scanId)
    if (kind === 'elsewhere') insist(scan?.door !== thisDevice, 'A scan of this door is told as one of another.')
    const isLost = scan?.verdict.standing === 'conflict' || scan?.verdict.reason === 'already_used'
    insist(kind !== 'lost' || isLost, 'A guest is told to have lost who did not.')
    if (kind === 'admitted') insist(outcome?.isIn !== true, 'A guest is told to be let in who was.')
  }
}

/** Lines that are still on the screen show the final state of their scans. */
function everyLineIsTrue(world: World): void {
  for (const page of world.pages()) {
    const { scans } = page.door.view().log
    insist(new Set(scans.map(({ id }) => id)).size === scans.length, 'A scan has two lines.')
    for (const scan of scans) {
      insist(scan.state !== 'saved', 'A line says that its scan waits.')
      if (scan.state !== 'decided' || !scan.verdict.success || world.server.isUntold(scan.id)) continue
      const now = world.server.scans.get(scan.id)!.verdict.standing
      insist(scan.verdict.standing === now, `A line says "${scan.verdict.standing}" of a scan that is "${now}".`)
    }
  }
}

export type { Page }
