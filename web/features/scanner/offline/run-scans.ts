// Carries out what a scan needs: from the browser's storage, and from the server.
import { checkIn, redeemScan, type Verdict } from '#contract/scanning.ts'
import type { ScanCommand } from '../door/machine/commands.ts'
import type { Begun, Noted } from '../door/machine/events.ts'
import type { Answers } from '../door/answers.ts'
import type { Read } from '../door/machine/state.ts'
import type { Crypt, QueuedScan } from '../door/kept.ts'
import type { LocalVerdict } from '../door/scan-log.ts'
import { decideHere, hashOf, scanFor } from './decide-here.ts'
import { asked, failed, inRoom, inTime, StorageLate, within, type Hands } from './hands.ts'
import { beginScan, dropScan, endScan, isAnotherLeft, leaveScan, undecide } from './queue.ts'
import { ownOf } from './settle-scans.ts'
import { words } from '../../../words/door.ts'

const nothing: Noted = { alerts: [], isAnotherLeft: false }

type Do<What extends ScanCommand['do']> = Extract<ScanCommand, { do: What }>

/** Stores the scan on the device before it is sent, if the browser has storage and the list is known. */
export async function begin(hands: Hands, { read }: Do<'begin'>): Promise<void> {
  const { send, ports } = hands
  const without = (isKept: 'late' | 'no'): Begun => ({
    scanId: read.id,
    party: read.party,
    isKept,
    isWaiting: false,
  })
  let isLate = false
  const begun = await inTime(
    ports.clock,
    keep(hands, read, () => isLate),
  ).catch((error: unknown) => {
    isLate = true
    console.warn('The scan is not kept in this browser.', error)
    return without(error instanceof StorageLate ? 'late' : 'no')
  })
  send({ type: 'begun', key: read.id, ...(begun ?? without('no')) })
}

async function keep(hands: Hands, read: Read, isLate: () => boolean): Promise<Begun | undefined> {
  const { ports, listId, isOrganiser } = hands
  const storage = await hands.storage
  const list = await storage?.database.get('lists', listId)
  // The door has continued without storing it.
  if (!storage || !list || isLate()) return undefined
  const { crypt } = storage
  const [hash, text] = await Promise.all([hashOf(crypt, list.salt, read), crypt.seal(read.text)])
  const scan = {
    scanId: read.id,
    listId,
    hash,
    text,
    scannedAt: read.at.getTime(),
    party: read.party,
    ...(await whoIn(crypt, read)),
    isOfLink: !isOrganiser,
    ...scanFor(read),
  }
  const begun = await inRoom(hands, beginScan(storage, ports.tabs, scan, list.salt))
  return begun && { ...begun, isKept: 'yes' }
}

/** The guest whom staff found by name, or added with the code. */
async function whoIn(
  crypt: Crypt,
  { person, guest }: Read,
): Promise<Pick<QueuedScan, 'contactId' | 'named' | 'guest'>> {
  return {
    contactId: person?.contact_id,
    named: person && (await crypt.seal(person.display_value)),
    guest: guest && { sealed: await crypt.seal(guest), most: guest.people },
  }
}

export async function ask(hands: Hands, command: Do<'ask'>): Promise<void> {
  const { read, withinMs } = command
  const { ports, send } = hands
  const { server, clock } = ports
  const sentAt = clock.now()
  try {
    const verdict = await within(clock, withinMs, (signal) => decide(server.ask, hands.listId, command, signal))
    if (verdict.success && read.answers) await keepFirst(hands, command.scanId, read.answers)
    send({ type: 'answered', key: read.id, verdict, sentAt })
  } catch (error) {
    const lost = read.person && words.verdict.lostByName
    send({ type: 'failed', key: read.id, failure: failed(hands, error, lost) })
  }
}

/** Every try carries the same scan_id, so an answer that was lost on its way is given again instead of a second count. */
function decide(
  call: Hands['ports']['server']['ask'],
  listId: string,
  { read: { text, at, person, guest, occasion, direction }, scanId, party }: Do<'ask'>,
  signal: AbortSignal,
): Promise<Verdict> {
  const scan = {
    scan_id: scanId,
    scanned_at: at.toISOString(),
    ...(occasion && !occasion.is_plain ? { occasion_id: occasion.id } : {}),
    ...(direction === 'out' ? { direction } : {}),
    party: party && [...party],
  }
  if (!person) return call(redeemScan, { params: { listId }, body: { ...scan, qr_code: text, guest } }, signal)
  return call(checkIn, { params: { listId, contactId: person.contact_id }, body: scan }, signal)
}

/** A verdict is shown all the same if the answers could not be kept, or not in time. */
function keepFirst(hands: Hands, scanId: string, answers: Answers): Promise<void> {
  const kept = import('./answers.ts').then(({ answerLater }) => answerLater(hands, scanId, answers))
  return inTime(hands.ports.clock, kept).catch((error: unknown) =>
    console.warn('The answers are not kept in this browser.', error),
  )
}

/** Stores this door's verdict before the machine gets it. A verdict that is not stored in time is taken back. */
export async function decideAlone(hands: Hands, command: Do<'decide here'>): Promise<void> {
  const { scanId, read } = command
  const { clock } = hands.ports
  // Kept before the scan, so that no reload comes between the two.
  if (read.answers) await keepFirst(hands, scanId, read.answers)
  let isLate = false
  const deciding = decideStored(hands, command, () => isLate)
  const local = await inTime(clock, deciding).catch((error: unknown) => {
    isLate = true
    console.warn('The scan could not be decided here.', error)
    takeBack(hands, command).catch((again: unknown) => console.warn('The decision could not be taken back.', again))
    return undefined
  })
  if (read.answers && local?.reason !== 'ok') await inTime(clock, dropAnswers(hands, scanId)).catch(() => {})
  hands.send({ type: 'decided here', key: read.id, local })
}

async function dropAnswers(hands: Hands, scanId: string): Promise<void> {
  await (await hands.storage)?.database.delete('answers', scanId)
}

async function takeBack({ storage, ports }: Hands, { scanId, party }: Do<'decide here'>): Promise<void> {
  const kept = await storage
  if (kept) await undecide(kept, { scanId, party, page: ports.tabs.page })
}

async function decideStored(
  hands: Hands,
  command: Do<'decide here'>,
  isLate: () => boolean,
): Promise<LocalVerdict | undefined> {
  const { read, scanId, party = [], now } = command
  const storage = await hands.storage
  if (!storage) return undefined
  const text = await storage.crypt.seal(read.text)
  const who = await whoIn(storage.crypt, read)
  const partyId = party.length > 0 ? scanId : undefined
  // The server gives places in the order of times, so each of a party has its own.
  const made = (id: string, place: number) => ({
    scanId: id,
    text,
    scannedAt: read.at.getTime() + place,
    partyId,
    ...who,
  })
  const rest = party.map((id, place) => made(id, place + 1))
  const what = asked(hands, now, read.text, read)
  return inRoom(hands, decideHere(storage, what, [made(scanId, 0), ...rest], isLate))
}

/** The server has decided. Its verdict holds even if it could not be stored here. */
export async function end(hands: Hands, command: Do<'end'>): Promise<void> {
  await note(hands, command.read.id, storeEnd(hands, command))
}

async function storeEnd({ storage: opening, ports, listId, isOrganiser }: Hands, command: Do<'end'>): Promise<Noted> {
  const { read, scanId, verdict } = command
  const storage = await opening
  const list = await storage?.database.get('lists', listId)
  if (!storage || !list) return nothing
  const hash = await hashOf(storage.crypt, list.salt, read)
  const [name, text, who] = await Promise.all([
    storage.crypt.seal(verdict.data?.display_field_value ?? null),
    storage.crypt.seal(read.text),
    whoIn(storage.crypt, read),
  ])
  const partyId = verdict.party && scanId
  const sentWith = { partyId, ...who, isOfLink: !isOrganiser }
  // The server has counted it at its own time of the answer.
  const clockOffsetMs = Date.parse(verdict.received_at) - read.at.getTime()
  const scan = {
    scanId,
    listId,
    hash,
    text,
    scannedAt: read.at.getTime(),
    clockOffsetMs,
    ...scanFor(read),
    ...sentWith,
  }
  // Each of a party has a time of its own, as in decideStored.
  const ownBy = (
    one: Pick<Verdict, 'success' | 'standing' | 'data' | 'visit' | 'received_at'>,
    id: string,
    place = 0,
  ) =>
    one.success && one.standing === 'counts'
      ? ownOf({ ...scan, scanId: id, scannedAt: scan.scannedAt + place }, one, name, ports.clock.now())
      : undefined
  for (const [place, each] of (verdict.party ?? []).entries())
    await endScan(storage, each.scan_id, ownBy(each, each.scan_id, place + 1)).catch(() => undefined)
  // If there is no room to store the admission, the scan must still end. Otherwise the next guest would continue it.
  const own = ownBy(verdict, scanId)
  const alerts = await endScan(storage, scanId, own).catch(() => endScan(storage, scanId, undefined))
  return { alerts, isAnotherLeft: !verdict.success && hash !== '' && (await isAnotherLeft(storage, ports.tabs, scan)) }
}

export async function giveUp(hands: Hands, command: Do<'leave' | 'drop'>): Promise<void> {
  const { key, scanId } = command
  const store = async () => {
    const storage = await hands.storage
    if (storage) await (command.do === 'leave' ? leaveScan(storage, scanId) : dropScan(storage, scanId))
    return nothing
  }
  await note(hands, key, store())
}

async function note({ ports, send }: Hands, key: string, stored: Promise<Noted>): Promise<void> {
  const noted = await inTime(ports.clock, stored).catch((error: unknown) => {
    console.warn('The outcome is not kept in this browser.', error)
    return nothing
  })
  send({ type: 'noted', key, ...noted })
}
