// Sends saved scans to the server, oldest first. A scan leaves the queue only when its verdict is stored. After a lost answer
// the same scans are sent again, and get the same answer.
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import { Declined } from '../../../api/declined.ts'
import { groupOf } from './groups.ts'

export type Answered = { scan: MadeOffline; verdict: Verdict }

export type HandingIn = {
  /** The scans to send, oldest first. */
  waiting: () => Promise<MadeOffline[]>
  send: (scans: MadeOffline[]) => Promise<(Verdict & { scan_id: string })[]>
  /** Stores the verdicts, and removes the scans from the queue. */
  settle: (answered: Answered[]) => Promise<void>
  /** The server rejects this scan from any caller: it stays here, apart from the rest. */
  setAside: (scan: MadeOffline) => Promise<void>
}

/** `done`: nothing is left. `away`: try again later. `ended`, `declined`: not by this credential. */
export type Outcome = 'done' | 'away' | 'ended' | 'declined'

/** More groups than any door has: a server that answers and takes nothing does not keep the door busy for ever. */
const mostGroups = 10_000

export async function handInAll(handing: HandingIn): Promise<Outcome> {
  for (let group = 0; group < mostGroups; group++) {
    const scans = groupOf(await handing.waiting())
    if (scans.length === 0) return 'done'
    try {
      await handInGroup(handing, scans)
    } catch (error) {
      return outcomeOf(error)
    }
  }
  return 'away'
}

/** A group with a scan that the server rejects is halved until that one is alone. */
async function handInGroup(handing: HandingIn, scans: MadeOffline[]): Promise<void> {
  try {
    const verdicts = new Map((await handing.send(scans)).map((verdict) => [verdict.scan_id, verdict]))
    const answered = scans.flatMap((scan) => {
      const verdict = verdicts.get(scan.scan_id)
      return verdict ? [{ scan, verdict }] : []
    })
    if (answered.length === 0) throw new Error('The server answered, and nothing of what was handed in.')
    await handing.settle(answered)
  } catch (error) {
    if (!isNonsense(error)) throw error
    const [first, ...others] = scans
    if (first && others.length === 0) return handing.setAside(first)
    const half = Math.ceil(scans.length / 2)
    await handInGroup(handing, scans.slice(0, half))
    await handInGroup(handing, scans.slice(half))
  }
}

/** 422: the scan is unreadable or contradicts an earlier one. 413: it is too long. */
function isNonsense(error: unknown): boolean {
  return error instanceof Declined && [400, 413, 422].includes(error.status)
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Declined)) return 'away'
  if (error.status === 401) return 'ended'
  return error.status === 429 || error.status >= 500 ? 'away' : 'declined'
}
