// Watches the free space on the disk of the embedded database. Below a reserve the server accepts no new data. A
// PostgreSQL that cannot write crashes, and the reserve lets it stop, start and clean up (decision 41).
import { statfs } from 'node:fs/promises'

export type Room = {
  /** True if there is too little space to accept new data. */
  isLow: () => boolean
  /** Free bytes; undefined if unknown. */
  freeBytes: () => number | undefined
}

export type WatchedRoom = Room & {
  /** Checks the space now instead of at the next interval. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

/** The room of servers that store nothing on this machine's disk. */
export const plentyOfRoom: Room = { isLow: () => false, freeBytes: () => undefined }

type Log = { warn: (about: object, message: string) => void }

type Options = {
  folders: string[]
  reserveBytes: number
  log: Log
  /** Returns the free space of a folder. Default: as the system reports it. */
  freeOf?: (folder: string) => Promise<number>
}

const lookEveryMs = 5000

/**
 * The free space must exceed the reserve by this factor before writing resumes; otherwise the state would flip with
 * every scan.
 */
const backAt = 1.2

export async function watchRoom({ folders, reserveBytes, log, freeOf = freeIn }: Options): Promise<WatchedRoom> {
  let free: number | undefined
  let isLow = false

  async function look(): Promise<void> {
    const all = await Promise.all(folders.map((folder) => freeOf(folder).catch(() => Infinity)))
    const least = Math.min(...all)
    // If no folder answers, the free space is unknown, and the last state stays.
    if (least === Infinity) return
    free = least
    const wasLow = isLow
    isLow = least < reserveBytes * (wasLow ? backAt : 1)
    const about = { freeMb: Math.floor(least / 1e6), reserveMb: Math.floor(reserveBytes / 1e6) }
    if (isLow && !wasLow) log.warn(about, 'the disk is nearly full: nothing new is taken until there is room again')
    if (wasLow && !isLow) log.warn(about, 'there is room on the disk again')
  }

  await look()
  let looking = Promise.resolve()
  const every = setInterval(() => (looking = look()), lookEveryMs)
  every.unref()
  return {
    isLow: () => isLow,
    freeBytes: () => free,
    look,
    async stop() {
      clearInterval(every)
      await looking
    },
  }
}

/** The space that a program without special rights may still use. */
export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
