// A working door: uses the server's verdict if it comes within 2 s; otherwise decides from its own list and sends the
// scan later.
import { checkIn as checkInCall, redeemScan, undoScan, type Person, type Verdict } from '#contract/scanning.ts'
import { serverWaitMs } from '#contract/limits.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import { newScanId } from '../door/scan-id.ts'
import type { Way } from '../door/scan-log.ts'
import { isAway, patientPausesMs, quickPausesMs, sendScan } from '../door/send-scan.ts'
import { previewHere } from './decide-here.ts'
import { askedNow, change, connect, fail, hear, type Half } from './half.ts'
import { begin, decideAlone, end, giveUp, type BegunScan } from './kept-scan.ts'
import type { Listener } from './listener.ts'
import { openHalf } from './offline-half.ts'
import { refuseBare } from '../door/refuse-bare.ts'

/** Where only the server can decide, a try that hangs longer is repeated with the same id. */
const tryTakesMs = 8000

export type DoorAtWork = ReturnType<typeof openDoorAtWork>

export function openDoorAtWork(options: { access: DoorAccess; door: DoorList; listener: Listener }) {
  const { half, close } = openHalf(options)
  const { access, listener, listId } = half
  /** One scan of a code at a time, because the second verdict depends on the first. */
  const underWay = new Map<string, Promise<void>>()

  return {
    async scan(text: string, way: Way): Promise<void> {
      const before = underWay.get(text) ?? Promise.resolve()
      const mine = before.then(() => scanNow(half, text, way)).catch((error: unknown) => console.error(error))
      underWay.set(text, mine)
      await mine
      if (underWay.get(text) === mine) underWay.delete(text)
    },
    checkIn: (person: Person) => checkInNow(half, person),
    async undo(scanId: string): Promise<void> {
      const { standing } = await access.ask(undoScan, { params: { listId, scanId } })
      listener.happen({ type: 'standing', id: scanId, standing })
    },
    preview: async (text: string) => (half.storage ? previewHere(half.storage, askedNow(half, text)) : undefined),
    alerts: () => half.board.shown(),
    acknowledge: (scanId: string) => half.board.acknowledge(scanId),
    state: () => half.state,
    know: (door: DoorList) => (half.door = door),
    close,
  }
}

async function scanNow(half: Half, text: string, way: Way): Promise<void> {
  const { access, listener, listId } = half
  const at = new Date()
  const refused = refuseBare(text, way, at)
  if (refused) {
    const id = newScanId()
    listener.happen({ type: 'seen', id, text, at, way })
    return show(listener, id, refused)
  }
  const scan = await begin(half, { id: newScanId(), text, at })
  const { id } = scan
  listener.happen({ type: 'seen', id, text, at, way })
  if (way === 'camera') void askToPersist(half)
  // A server that does not yet know this door's admission would let in a second guest with the same code.
  const isAlone = half.state.connection === 'offline' || scan.isWaiting
  if (isAlone && (await showAlone(half, scan))) return
  try {
    const input = { params: { listId }, body: { qr_code: text, scan_id: id, scanned_at: at.toISOString() } }
    const verdict = await ask(half, scan, (signal) => access.ask(redeemScan, input, signal))
    await end(half, scan, verdict)
    show(listener, id, verdict)
  } catch (error) {
    fail(half, error)
    if (isAway(error) && (await showAlone(half, scan))) return
    await giveUp(half, scan, !isAway(error))
    lose(half, id, error)
  }
}

async function checkInNow(half: Half, { contact_id: contactId, display_value: name }: Person): Promise<void> {
  const { access, listener, listId } = half
  const [id, at] = [newScanId(), new Date()]
  listener.happen({ type: 'seen', id, text: '', at, way: 'name', name })
  try {
    const input = { params: { listId, contactId }, body: { scan_id: id, scanned_at: at.toISOString() } }
    const verdict = await ask(half, { id }, (signal) => access.ask(checkInCall, input, signal))
    show(listener, id, verdict)
  } catch (error) {
    fail(half, error)
    lose(half, id, error)
  }
}

/** Within 2 s where this door can decide offline; otherwise without a limit. */
async function ask(
  half: Half,
  { id, sealed }: Pick<BegunScan, 'id'> & Partial<BegunScan>,
  send: (signal: AbortSignal) => Promise<Verdict>,
): Promise<Verdict> {
  const late = sealed && AbortSignal.timeout(serverWaitMs)
  let isFirst = true
  return sendScan(
    async () => {
      const sentAt = Date.now()
      const verdict = await send(late ?? AbortSignal.timeout(tryTakesMs))
      // The answer to a second try may be the first one's, and so may be its time.
      if (isFirst) hear(half, new Date(verdict.received_at), sentAt)
      else connect(half, 'online')
      return verdict
    },
    () => {
      isFirst = false
      half.listener.happen({ type: 'retrying', id })
    },
    late ? quickPausesMs : patientPausesMs,
  )
}

function show(listener: Listener, id: string, verdict: Verdict): void {
  listener.happen({ type: 'decided', id, verdict })
  listener.tell(verdict.success ? 'in' : 'refused', verdict.colour)
  if (verdict.reason === 'list_inactive' || verdict.reason === 'link_expired') listener.reload()
}

function lose({ listener }: Half, id: string, error: unknown): void {
  listener.happen({ type: 'lost', id, message: listener.whyLost(error) })
  listener.tell('refused', 'dark-red')
}

/** True once it is decided and kept; nothing is shown before. */
async function showAlone(half: Half, scan: BegunScan): Promise<boolean> {
  const local = await decideAlone(half, scan)
  if (!local) return false
  half.listener.happen({ type: 'saved', id: scan.id, local })
  half.listener.tell(local.reason === 'ok' ? 'saved' : 'refused', local.colour)
  return true
}

/** Requested while staff are using the page, because browsers then grant it sooner. */
async function askToPersist(half: Half): Promise<void> {
  if (half.storage && !half.state.isPersistent) change(half, { isPersistent: await navigator.storage.persist() })
}
