import { join } from 'node:path'

/** One folder a product, of the newest run of browser tests. */
export const evidenceFolder = join(import.meta.dirname, '..', '..', 'test-results', 'evidence')

/** Named after when it began, the process of the browser tests, and which of its products it is. */
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
