// Sends a door's waiting scans as soon as the server is reachable: one page of this browser at a time.
import { handInScans, type MadeOffline } from '#contract/scanning.ts'
import { readToken } from '../../../api/session-token.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { doAgain } from './again.ts'
import type { Alert } from '../door/door-state.ts'
import { handInAll, type Answered, type Outcome } from './hand-in.ts'
import { savedScans, setAside } from './queue.ts'
import { seal, unseal } from './seal.ts'
import { settleScans, type NameOf, type Settled } from './settle-scans.ts'
import type { QueuedScan, Storage } from './storage.ts'

/** The longest pause between tries. */
const tryEveryMs = 5000
const answerTakesMs = 20_000
/** The pause after a refusal that only a person can resolve. */
const afterDeclineMs = 60_000

export type HandingInList = {
  storage: Storage
  access: DoorAccess
  listId: string
  /** Whether this door leaves a scan to the organiser. */
  isLeft: (scan: QueuedScan) => boolean
  nameOf: NameOf
  onSettled: (settled: Settled[]) => void
  onAlert: (alert: Alert) => void
  onAnswer: () => void
  onFailure: (error: unknown) => void
}

type Options = HandingInList & { onOutcome: (outcome: Outcome) => void }

export function startHandingIn(options: Options): { now: () => void; stop: () => void } {
  const { onOutcome } = options
  let declined: { by: string | undefined; at: number } | undefined

  return doAgain({
    everyMs: tryEveryMs,
    soonMs: 500,
    async run() {
      const by = credentialOf(options.access)
      if (declined && declined.by === by && Date.now() - declined.at < afterDeclineMs) return true
      const outcome = await handInList(options)
      declined = outcome === 'ended' || outcome === 'declined' ? { by, at: Date.now() } : undefined
      onOutcome(outcome)
      return outcome !== 'away'
    },
  })
}

function credentialOf({ credential }: DoorAccess): string | undefined {
  return credential === 'signed-in' ? readToken() : credential()
}

/** If another page of this browser is sending, it does so for all. */
export function handInList(options: HandingInList): Promise<Outcome> {
  return navigator.locks.request(`listpass-door-hand-in:${options.listId}`, { ifAvailable: true }, (lock) =>
    lock ? handIn(options) : 'done',
  )
}

function handIn(options: HandingInList): Promise<Outcome> {
  const { storage, access, listId } = options
  return handInAll({
    async waiting() {
      const scans = (await savedScans(storage, listId)).filter((scan) => !options.isLeft(scan))
      return Promise.all(scans.map((scan) => toWire(storage, scan)))
    },
    async send(scans) {
      try {
        const signal = AbortSignal.timeout(answerTakesMs)
        const { verdicts } = await access.ask(handInScans, { params: { listId }, body: { scans } }, signal)
        options.onAnswer()
        return verdicts
      } catch (error) {
        options.onFailure(error)
        throw error
      }
    },
    settle: async (answered: Answered[]) => options.onSettled(await settleScans(storage, answered, options.nameOf)),
    async setAside({ scan_id: scanId, qr_code: text }) {
      const name = await seal(storage.key, (await options.nameOf(text)) ?? null)
      const alert = await setAside(storage, scanId, name)
      if (alert) options.onAlert(alert)
    },
  })
}

async function toWire({ key }: Storage, scan: QueuedScan): Promise<MadeOffline> {
  return {
    qr_code: await unseal<string>(key, scan.text),
    scan_id: scan.scanId,
    scanned_at: new Date(scan.scannedAt).toISOString(),
    ...(scan.clockOffsetMs === undefined ? {} : { clock_offset_ms: scan.clockOffsetMs }),
    told: scan.told!,
  }
}
