// Whether there is room left, after a failure and before one.
import { statfsSync } from 'node:fs'
import type { Room } from '../database/watch-room.ts'

export const fullDiskSentence =
  'The disk is full. Make room on the disk of DATA_DIR and try again. What was saved before is still there.'

const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const words = /no space left on device|disk quota exceeded|disk is full/i

/** True if the error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has((error as NodeJS.ErrnoException).code ?? '') || words.test(error.message) || isDiskFull(error.cause)
}

/** With less free space than this, no program can work. It may not even be able to report why it ended. */
const nothingBytes = 1e6

export function isFullNow(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < nothingBytes
  } catch {
    return false
  }
}

/** The server starts, and refuses scans and changes. */
export function lowRoomNote(room: Room, reserveBytes: number): string | undefined {
  if (!room.isLow()) return undefined
  const [freeMb, reserveMb] = [room.freeBytes() ?? 0, reserveBytes].map((bytes) => Math.floor(bytes / 1e6))
  return (
    `The disk of DATA_DIR has ${freeMb} MB left, and DISK_RESERVE_MB keeps ${reserveMb} MB free, so Listpass takes no scans ` +
    'and no changes. Make room, or lower DISK_RESERVE_MB.'
  )
}
