import { join } from 'node:path'

/** One folder per product, from the newest run of browser tests. */
export const evidenceFolder = join(import.meta.dirname, '..', '..', 'test-results', 'evidence')

/** Named after its start time, the process of the browser tests, and the product's number in it. */
export function evidenceName(place: number): string {
  return `${Date.now()}-${process.pid}-${place}`
}

/** Whether a run still writes this folder; another run may start beside it. */
export function isStillWritten(name: string): boolean {
  const pid = Number(name.split('-')[1])
  try {
    return pid !== process.pid && pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
