// The data folder: a folder that this user may write to, or can make.
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { WrongSetting } from '../config.ts'

/** What a server keeps in it. An earlier start as another user leaves files there that this one cannot open. */
const kept = ['keys', 'owner.lock', 'owner.pid', 'postgres', 'postgres.log', 'outbox']

/** Says in one sentence why the folder cannot be used. Makes nothing. */
export function requireDataFolder(folder: string): void {
  const place = nearest(folder)
  if (!statSync(place).isDirectory()) throw new WrongSetting(`DATA_DIR should be a folder, and ${place} is a file.`)
  const fault = whyNotWritten(place)
  if (place !== folder) return refuse(fault && whyNotMade(folder, place, fault))
  refuse(fault && sentenceFor(folder, folder, fault))
  for (const path of kept.map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    const wrong = whyNotWritten(path) ?? (isPostgresOfAnother(path) ? 'foreign' : undefined)
    refuse(wrong && sentenceFor(path, folder, wrong))
  }
}

/** The folder, or the lowest one above it that exists. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

type Fault = 'read_only' | 'foreign' | 'closed'

function whyNotWritten(path: string): Fault | undefined {
  const { R_OK, W_OK, X_OK } = constants
  try {
    accessSync(path, statSync(path).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK)
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS') return 'read_only'
    return statSync(path).uid === process.getuid?.() ? 'closed' : 'foreign'
  }
}

/** PostgreSQL refuses a folder of another user, whatever its mode. As root, Listpass runs it as the owner. */
function isPostgresOfAnother(path: string): boolean {
  const user = process.getuid?.()
  return path.endsWith('/postgres') && user !== 0 && user !== undefined && statSync(path).uid !== user
}

function sentenceFor(path: string, folder: string, fault: Fault): string {
  const what = path === folder ? `The data folder ${path}` : path
  const user = process.getuid?.()
  const wayOut = 'or set another DATA_DIR.'
  if (fault === 'read_only') return `${what} is on a read-only disk. Mount it with write access, ${wayOut}`
  if (fault === 'closed')
    return `${what} is closed to its own user. Run chmod -R u+rwX ${folder} as that user, ${wayOut}`
  return (
    `${what} belongs to the user ${statSync(path).uid}, and Listpass runs as the user ${user}, who may not write there. ` +
    `Run chown -R ${user} ${folder} as root, ${wayOut}`
  )
}

function whyNotMade(folder: string, place: string, fault: Fault): string {
  if (fault === 'read_only') return sentenceFor(folder, folder, fault)
  return (
    `The data folder ${folder} is missing, and the user ${process.getuid?.()}, as whom Listpass runs, may not make it in ` +
    `${place}. Make it and give it to that user, or set another DATA_DIR.`
  )
}

function refuse(sentence: string | undefined): void {
  if (sentence !== undefined) throw new WrongSetting(sentence)
}
