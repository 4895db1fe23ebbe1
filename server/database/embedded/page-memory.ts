import { totalmem } from 'node:os'

const mb = 1024 * 1024
const least = 128
const most = 1024

/**
 * Postgres' `shared_buffers`, in MB: a quarter of the memory, as its manual suggests. Its default of 128 MB is smaller
 * than an evening's scans. Writing pages out and reading them back then takes about a sixth of its processor time.
 */
export function pageMemory(memoryBytes = memoryOfMachine()): number {
  return Math.max(least, Math.min(most, Math.floor(memoryBytes / 4 / mb)))
}

/**
 * The memory limit of the container, otherwise the machine's memory. No limit reads as 0 or as more than the machine
 * has.
 */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}
