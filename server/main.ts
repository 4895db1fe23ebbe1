import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { addressNotes, proxyWarning } from './checks/address-notes.ts'
import { lowRoomNote } from './checks/disk.ts'
import { appUserOf, isNotAllowed, skippedLogin } from './checks/login.ts'
import { clockNotes, lookAtAddress, lookAtFamilies, lookAtMail, lookAtMailchimp } from './checks/look-around.ts'
import { listenAt } from './checks/port.ts'
import { openApp, openWorkerApp } from './app.ts'
import type { Config } from './config.ts'
import { requireDataFolder } from './database/data-folder.ts'
import { startEmbeddedPostgres } from './database/embedded/start-postgres.ts'
import { openDepths } from './metrics/store.ts'
import { passkeyWarnings } from './features/auth/passkeys/relying-party.ts'
import { migrate } from './database/migrate.ts'
import { loginRole } from './database/names.ts'
import type { Address } from './database/open.ts'
import { isSuperuser, prepareLogin } from './database/prepare-login.ts'
import { reach } from './database/reach.ts'
import { takeOverSlots } from './mailchimp/limits/store.ts'
import { type Room, watchRoom } from './database/watch-room.ts'
import { nothingToWatch, type Watchdog, watchProgress, whyNotReady } from './jobs/watch-progress.ts'
import { openLog } from './log.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { forRequests, type OpenServices, openServices, type ServicesOptions } from './open-services.ts'
import { costOfLength } from './picture/length-of-address.ts'
import { sealedColumns } from './sealed-columns.ts'
import type { Needs } from './services.ts'
import { readKeyRing } from './secrets/key-ring.ts'
import { findKeys, keysNote, requireKeys } from './secrets/require-keys.ts'
import type { Worker } from './jobs/take-turns.ts'
import { allJobs, startWork } from './worker.ts'

type Started = {
  address: string
  /** Notes for the person who started the server. */
  notes: string[]
  /** Asks the public address, the mail server and Mailchimp, once. Logs what is wrong, and returns the sentences. */
  lookAround: () => Promise<string[]>
}
export type Server = Started & { close: () => Promise<void> }

const webFolder = join(import.meta.dirname, '..', 'dist', 'web')

/**
 * Where memory is plenty, V8 lets garbage grow to several times the live data. A generation of 100,000 contacts took
 * 404 MB at its peak, and 259 MB with this, in the same time, for 2 s more of processor time (2026-11).
 */
const heapGrowsByPercent = 40

/**
 * The queue of connections that wait for acceptance. Node's default of 511 fills up when a program connects a thousand
 * times a second, and further ones wait a second before a retry. Linux allows up to net.core.somaxconn, usually 4,096.
 */
const backlog = 4096

/** The close functions of everything that was opened; they run from last to first. */
type Opened = (() => Promise<void>)[]

export async function startServer(config: Config): Promise<Server> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowsByPercent}`)
  const opened: Opened = []
  const close = async () => {
    for (const shut of opened.splice(0).toReversed()) await shut()
  }
  try {
    return { ...(await start(config, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function start(config: Config, opened: Opened): Promise<Started> {
  const log = openLog(config.logLevel)
  const lengthCosts = costOfLength(config.publicUrl)
  if (lengthCosts !== undefined) log.warn(lengthCosts)
  if (!config.databaseUrl) requireDataFolder(config.dataDir)
  const keys = findKeys(config, (line) => log.warn(line))
  const owner = await openAddress(config, opened, (message) => log.warn(message))
  await migrate(owner)
  await requireKeys({ address: owner, columns: sealedColumns }, readKeyRing(keys.setting), keys.where)
  const { address, skipped } = await openLogin(config, owner)
  if (skipped !== undefined) log.warn(skipped)
  if (await isSuperuser(address)) log.warn('the server signs in to its database as a superuser')
  const room = await watchDisk(config, opened, log)
  const open = await openServices(servicesOptions(config, { address, keys: keys.setting, log, room }))
  opened.push(open.close)
  const lostPasskeys = await passkeyWarnings(open.services)
  for (const warning of lostPasskeys) log.warn(warning)
  const watchdog = await watch(config, address, open, opened)
  if (!config.databaseUrl) await forgetPredecessor(open)
  let isStopping = false
  opened.push(() => open.jobs.stop())
  if (config.role !== 'web') await work(open, opened)
  const whyUnready = async () => (isStopping ? 'the server stops' : await whyNotReady(watchdog, open.services))
  const { publicUrl, trustProxy, supportEmail } = config
  const options = {
    log,
    publicUrl,
    trustProxy,
    webFolder,
    supportEmail,
    whyUnready,
    room,
    isStopping: () => isStopping,
  }
  const app = config.role === 'worker' ? openWorkerApp(options) : await openApp(forRequests(open.services), options)
  opened.push(() => app.close())
  const bound = await listenAt(config, (host) => app.listen({ port: config.port, host, backlog }))
  // Keeps answering until the load balancer has noticed and moved all callers elsewhere.
  opened.push(() => {
    isStopping = true
    return pause(config.drainMs)
  })
  const lowRoom = lowRoomNote(room, config.diskReserveBytes)
  // A trial is no loss.
  const ofKeys = config.mailchimp === 'live' ? keysNote(keys) : undefined
  const notes = [skipped, ofKeys, ...addressNotes(open.services), proxyWarning(config), ...lostPasskeys, lowRoom]
  return {
    address: reachedAt(config, bound),
    notes: notes.filter((note) => note !== undefined),
    lookAround: () => lookAround(config, open.services, opened),
  }
}

async function lookAround(config: Config, services: Looking, opened: Opened): Promise<string[]> {
  const { keys, log, now, seenAddress } = services
  const stopping = new AbortController()
  opened.push(() => Promise.resolve(stopping.abort()))
  const { signal } = stopping
  const asked = [lookAtFamilies(config), lookAtMail(config), lookAtMailchimp(config, signal)]
  // A worker does not answer at the public address.
  if (config.role !== 'worker') asked.unshift(lookAtAddress(config, { keys, isRunning: true, stopping: signal }))
  const ofClock = clockNotes({ here: Date.now(), there: now().getTime(), whose: 'the database' })
  const found = [...ofClock, ...(await Promise.all(asked)).flat()]
  if (signal.aborted) return []
  seenAddress.trouble = found.find(({ trouble }) => trouble !== undefined)?.trouble ?? null
  for (const { level, sentence } of found) log[level === 'warning' ? 'warn' : 'info'](sentence)
  return found.map(({ sentence }) => sentence)
}

type Looking = Needs<'keys' | 'log' | 'now' | 'seenAddress'>

type Opening = Pick<ServicesOptions, 'address' | 'keys' | 'log' | 'room'>

function servicesOptions(config: Config, opening: Opening): ServicesOptions {
  return {
    ...opening,
    standby: config.databaseReadUrl === undefined ? undefined : { connectionString: config.databaseReadUrl },
    publicUrl: config.publicUrl,
    isTrial: config.mailchimp === 'sandbox',
    registration: config.registration,
    teamsOfPerson: config.teamsOfPerson,
    mailchimpApiUrl: config.mailchimpApiUrl,
    login: config.mailchimpClient && { url: config.mailchimpLoginUrl, client: config.mailchimpClient },
    oidc: config.oidc,
    mail: { smtp: config.smtp, from: config.mailFrom, outboxFolder: join(config.dataDir, 'outbox') },
  }
}

/** The public address. A free port is known only after binding. */
function reachedAt({ port, host, publicUrl }: Config, bound: string): string {
  if (port !== 0) return publicUrl
  return host === undefined ? bound.replace(/\/\/[^/]*:/, '//localhost:') : bound
}

async function openAddress(config: Config, opened: Opened, log: (message: string) => void): Promise<Address> {
  if (config.databaseUrl) {
    await reach(config.databaseUrl, 'DATABASE_URL', { onWait: log })
    return { connectionString: config.databaseUrl }
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  opened.push(() => postgres.stop())
  return postgres.address
}

/** `skipped`: why DATABASE_APP_URL is not used. */
type OpenLogin = { address: Address; skipped?: string }

/** Serving and background work connect with a separate role, if there is one. */
async function openLogin({ databaseUrl, databaseAppUrl }: Config, owner: Address): Promise<OpenLogin> {
  if (databaseUrl === undefined) {
    await prepareLogin(owner, { user: loginRole })
    return { address: { ...owner, user: loginRole } }
  }
  if (databaseAppUrl === undefined) return { address: owner }
  const isSkipped = await prepareLogin(owner, appUserOf(databaseAppUrl)).then(() => false, isNotAllowed)
  if (isSkipped) return { address: owner, skipped: skippedLogin }
  await reach(databaseAppUrl, 'DATABASE_APP_URL')
  return { address: { connectionString: databaseAppUrl } }
}

/** A separate database server has its own disk, so there the free space is only reported. */
async function watchDisk(config: Config, opened: Opened, log: OpenServices['services']['log']): Promise<Room> {
  const { dataDir, databaseUrl, diskReserveBytes } = config
  const folders = [dataDir, join(dataDir, 'postgres')]
  const room = await watchRoom({ folders, reserveBytes: databaseUrl ? 0 : diskReserveBytes, log })
  opened.push(room.stop)
  return room
}

/** Must start before the work that it monitors. */
async function watch(config: Config, address: Address, open: OpenServices, opened: Opened): Promise<Watchdog> {
  const { database, progress, room, log } = open.services
  const depths = openDepths(
    address,
    allJobs.map(({ name }) => name),
  )
  opened.push(depths.close)
  const askDepths = depths.ask
  const isAtWork = config.role !== 'web'
  const watchdog = isAtWork ? watchProgress({ progress, room, jobs: allJobs, askDepths, log }) : nothingToWatch
  opened.push(watchdog.stop)
  if (config.metrics) {
    const sources = { role: config.role, askDepths, pools: database.pools, room, whyStuck: watchdog.why }
    const served = await startMetrics(config.metrics, sources)
    opened.push(served.close)
    log.info({ address: served.address }, 'figures are told at /metrics')
  }
  return watchdog
}

/** This server has the database to itself, so every holder of slots, leases or jobs is a killed server. */
async function forgetPredecessor({ services, jobs }: OpenServices): Promise<void> {
  await takeOverSlots(services.database)
  await jobs.takeUpOrphans(services.database)
}

async function work({ jobs, services }: OpenServices, opened: Opened): Promise<void> {
  const worker: Worker = await startWork(jobs, services)
  opened.push(() => worker.stop())
}
