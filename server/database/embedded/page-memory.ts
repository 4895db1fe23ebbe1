import { totalmem } from 'node:os'

const mb = 1024 * 1024
const least = 128
const most = 1024

/**
 * Postgres' `shared_buffers`, in MB: a quarter of the memory, as its manual suggests. With the 128 MB of its own default, an
 * evening of scans that is larger than that writes pages out and reads them back: about a sixth of its processor time.
 */
export function pageMemory(memoryBytes = memoryOfMachine()): number {
  return Math.max(least, Math.min(most, Math.floor(memoryBytes / 4 / mb)))
}

/** What a container may take at most, or else all there is. Unlimited is told as 0 or as more than there is. */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}
