// The product's own import beside scans: the server generates codes for an audience that it has never read, while doors
// scan another list.
import { setTimeout as pause } from 'node:timers/promises'
import { batchStatus, cancelBatch } from '#contract/codes.ts'
import { connectOver, startGenerating } from '../../server/testing/connect-over.ts'
import type { SandboxProcess, ServerProcess } from '../../server/testing/processes.ts'
import { until } from '../../server/testing/until.ts'

/** More than a server imports in one turn. */
const members = 60_000

/** Mailchimp's time for a call: short, so that the machine is the limit, and not Mailchimp. */
const callMs = 50

/** The import may take this long until it has noticed the doors. */
const noticedMs = 2000

type Span = { count: number; ms: number }

export function openImporting(server: ServerProcess, sandbox: SandboxProcess) {
  const alone: Span[] = []
  const beside: Span[] = []

  /** Starts an import. Returns how to cancel it, and how to measure its members a second during some work. */
  async function start() {
    const connected = await connectOver(server, sandbox, { members, status: 'subscribed' })
    await sandbox.change(connected.account, { latencyMs: callMs })
    const { token, list } = connected
    const batchId = await startGenerating(server, connected)
    const status = { token, params: { listId: list.id }, query: { batch_id: batchId } }
    const imported = async () => (await server.call(batchStatus, status)).processed_jobs
    await until(imported, (count) => count > 0, 60_000)
    return {
      async during<T>(spans: Span[], work: () => Promise<T>): Promise<T> {
        const [before, begun] = [await imported(), performance.now()]
        const result = await work()
        const after = await imported()
        if (after === members) throw new Error('The import was over before the measurement.')
        spans.push({ count: after - before, ms: performance.now() - begun })
        return result
      },
      async cancel(): Promise<void> {
        await server.call(cancelBatch, { token, params: { listId: list.id, batchId } })
        // The pages under way end after the cancellation.
        for (let before = -1, now = await imported(); now !== before; before = now, now = await imported())
          await pause(500)
      },
    }
  }

  return {
    /** Measures scans beside an import, and notes how fast the import was before and meanwhile. */
    async beside(scans: (ms: number) => Promise<number>, ms: number): Promise<number> {
      const importing = await start()
      await importing.during(alone, () => pause(ms))
      await scans(noticedMs)
      const rate = await importing.during(beside, () => scans(ms))
      await importing.cancel()
      return rate
    },
    /** Members a second over all rounds. One round beside doors may end before a page of 1,000 does. */
    speeds: () => ({ alone: speedOf(alone), beside: speedOf(beside) }),
  }
}

function speedOf(spans: Span[]): number {
  const sum = (of: 'count' | 'ms') => spans.reduce((total, span) => total + span[of], 0)
  return (sum('count') * 1000) / sum('ms')
}
