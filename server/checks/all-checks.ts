// Every check of a set-up, in the order in which an operator mends it. `npm run doctor` says all of them at once; a start
// stops at the first fault of the same functions.
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, findWrongSettings, readConfig, type Setting } from '../config.ts'
import { requireDataFolder } from '../database/data-folder.ts'
import { findBinaries } from '../database/embedded/binaries.ts'
import { requireUsable } from '../database/migrate.ts'
import type { Address } from '../database/open.ts'
import { ownFolder } from '../database/owner-file.ts'
import { prepareLogin } from '../database/prepare-login.ts'
import { reach } from '../database/reach.ts'
import { withOwnDatabase } from '../database/reach-own.ts'
import { freeIn } from '../database/watch-room.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { newKey, readKeyRing } from '../secrets/key-ring.ts'
import { lookForKeys, requireKeys } from '../secrets/require-keys.ts'
import { addressWarning, proxyWarning } from './address-notes.ts'
import { fullDiskSentence, isFullNow, lowRoomNote } from './disk.ts'
import { askInstallation } from './installation.ts'
import { clockNotes, lookAtAddress, lookAtFamilies, lookAtMail, lookAtMailchimp, type Note } from './look-around.ts'
import { appUserOf, isNotAllowed, skippedLogin } from './login.ts'
import { requirePort } from './port.ts'

/** A fault stops the start, a warning does not, and a hint may be none. */
export type Finding = Note | { level: 'fault'; sentence: string }

type Known = {
  /** This installation is running, so its port and its folder are taken by itself. */
  isRunning: boolean
}

export type Check = {
  name: string
  /** The check is left out if one of these settings is wrong, because they are mended first. */
  reads: Setting[]
  /** The check is left out after a fault of one of these. */
  after?: string[]
  find: (config: Config, known: Known) => Promise<Finding[]> | Finding[]
}

/** The one sentence of a function that throws it. */
export function faultOf(check: (config: Config, known: Known) => Promise<unknown> | void): Check['find'] {
  return async (config, known) => {
    try {
      await check(config, known)
      return []
    } catch (error) {
      return [{ level: 'fault', sentence: error instanceof Error ? error.message : String(error) }]
    }
  }
}

const warnings = (...sentences: (string | undefined)[]): Finding[] =>
  sentences.flatMap((sentence) => (sentence === undefined ? [] : [{ level: 'warning', sentence }]))

const databases: Setting[] = ['DATABASE_URL', 'DATA_DIR']

export const checks: Check[] = [
  {
    name: 'programs',
    reads: databases,
    find: faultOf(async ({ databaseUrl }) => {
      if (databaseUrl) return
      const folder = await mkdtemp(join(tmpdir(), 'listpass-doctor-'))
      await findBinaries(folder).finally(() => rm(folder, { recursive: true, force: true }))
    }),
  },
  {
    name: 'folder',
    reads: databases,
    find: ({ databaseUrl, dataDir, smtp }, known) => {
      // Beside a database elsewhere, the folder holds mails alone.
      if (databaseUrl && smtp) return []
      return faultOf(() => requireDataFolder(dataDir))({ databaseUrl, dataDir, smtp } as Config, known)
    },
  },
  {
    name: 'room',
    reads: ['DATA_DIR', 'DATABASE_URL', 'DISK_RESERVE_MB'],
    after: ['folder'],
    async find({ databaseUrl, dataDir, diskReserveBytes }) {
      if (databaseUrl || !existsSync(dataDir)) return []
      if (isFullNow(dataDir)) return [{ level: 'fault', sentence: fullDiskSentence }]
      const free = await freeIn(dataDir)
      const room = { isLow: () => free < diskReserveBytes, freeBytes: () => free }
      return warnings(lowRoomNote(room, diskReserveBytes))
    },
  },
  {
    name: 'owner',
    reads: databases,
    after: ['folder'],
    find: faultOf(({ databaseUrl, dataDir }, { isRunning }) => {
      if (!databaseUrl && !isRunning && existsSync(join(dataDir, 'owner.lock'))) ownFolder(dataDir).release()
    }),
  },
  {
    name: 'keys',
    reads: ['DATA_DIR', 'LISTPASS_KEYS'],
    after: ['folder'],
    find: faultOf((config) => void lookForKeys(config)),
  },
  {
    name: 'port',
    reads: ['PORT', 'HOST'],
    find: faultOf(async (config, { isRunning }) => {
      if (!isRunning) await requirePort(config)
    }),
  },
  {
    name: 'database',
    reads: [...databases, 'LISTPASS_KEYS'],
    after: ['programs', 'folder', 'owner', 'keys'],
    find: lookAtDatabase,
  },
  {
    name: 'address',
    reads: ['PUBLIC_URL', 'PORT', 'LISTPASS_KEYS', 'DATA_DIR'],
    after: ['keys'],
    async find(config, { isRunning }) {
      // Before the first start there are no keys yet, and so nothing that could answer.
      const keys = readKeyRing(lookForKeys(config)?.setting ?? newKey())
      const asked = await Promise.all([lookAtFamilies(config), lookAtAddress(config, { keys, isRunning })])
      return [...warnings(addressWarning(config.publicUrl)), ...asked.flat()]
    },
  },
  { name: 'proxy', reads: ['PUBLIC_URL', 'TRUST_PROXY'], find: (config) => warnings(proxyWarning(config)) },
  { name: 'mail', reads: ['SMTP_URL'], find: lookAtMail },
  { name: 'mailchimp', reads: ['MAILCHIMP', 'MAILCHIMP_LOGIN_URL'], find: (config) => lookAtMailchimp(config) },
]

async function lookAtDatabase(config: Config, known: Known): Promise<Finding[]> {
  const { databaseUrl, databaseAppUrl, dataDir } = config
  const found: Finding[] = []
  const look = async (address: Address) => {
    const here = Date.now()
    const { now, hasTables, hasRoles } = await requireUsable(address)
    found.push(...clockNotes({ here, there: now.getTime(), whose: 'the database' }))
    const keys = lookForKeys(config)
    if (keys && hasTables) await requireKeys({ address, columns: sealedColumns }, readKeyRing(keys.setting), keys.where)
    if (databaseAppUrl === undefined || !hasRoles) return
    const tried = prepareLogin(address, appUserOf(databaseAppUrl), { isTrial: true })
    const isSkipped = await tried.then(() => false, isNotAllowed)
    if (isSkipped) found.push(...warnings(skippedLogin))
  }
  const faults = await faultOf(async () => {
    if (databaseUrl) {
      await reach(databaseUrl, 'DATABASE_URL', { primaryWithinMs: 0 })
      await look({ connectionString: databaseUrl })
    } else if (existsSync(join(dataDir, 'postgres'))) {
      await withOwnDatabase(dataDir, look)
    }
  })(config, known)
  return [...faults, ...found]
}

/** Runs the checks in order, and leaves out those that an earlier fault makes meaningless. */
export async function examine(env: NodeJS.ProcessEnv, all: Check[]): Promise<{ found: Finding[]; isRunning: boolean }> {
  const wrong = findWrongSettings(env)
  const names = new Set(wrong.flatMap(({ settings }) => settings))
  const config = readConfig(withoutWrong(env, names))
  const isRunning = names.has('PORT') || names.has('HOST') ? false : await isRunningHere(config)
  const found: Finding[] = wrong.map(({ sentence }) => ({ level: 'fault', sentence }))
  const faulty = new Set<string>()
  for (const { name, reads, after = [], find } of all) {
    if (reads.some((setting) => names.has(setting)) || after.some((each) => faulty.has(each))) continue
    const more = await find(config, { isRunning })
    if (more.some(({ level }) => level === 'fault')) faulty.add(name)
    found.push(...more.filter(({ sentence }) => found.every((each) => each.sentence !== sentence)))
  }
  return { found, isRunning }
}

function withoutWrong(env: NodeJS.ProcessEnv, names: ReadonlySet<string>): NodeJS.ProcessEnv {
  const right = Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)))
  // A database elsewhere is examined even if its keys are missing.
  return names.has('LISTPASS_KEYS') ? { ...right, LISTPASS_KEYS: newKey() } : right
}

async function isRunningHere(config: Config): Promise<boolean> {
  const { port, host = '127.0.0.1' } = config
  try {
    const keys = lookForKeys(config)
    if (!keys || port === 0) return false
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    return (await askInstallation(address, readKeyRing(keys.setting))).is === 'here'
  } catch {
    // A later check says what is wrong with the keys.
    return false
  }
}
