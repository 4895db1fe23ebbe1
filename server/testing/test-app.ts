// The app of a test: what it has, and what can be set.
import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Room } from '../database/watch-room.ts'
import type { Limits } from '../http/overload.ts'
import type { ProxyTrust } from '../http/proxy-trust.ts'
import type { Patience } from '../jobs/why-stuck.ts'
import type { AskDepths } from '../kernel/depths.ts'
import type { Registration, WorkServices } from '../services.ts'
import type { MailOptions } from '../mail/open-mail.ts'
import type { ServicesOptions } from '../open-services.ts'
import type { Calls } from './calls.ts'
import { atEnd, atProcessEnd, hasMoreFiles } from './this-machine.ts'
import type { Outbox } from './outbox.ts'
import { hasSharedServer } from './postgres.ts'
import { until } from './until.ts'
import { rememberEmpty } from './whole-database.ts'

export type Node = Calls & {
  app: FastifyInstance
  services: WorkServices
  askDepths: AskDepths
  /** Its address on this machine; it listens from the first call on. */
  listen: () => Promise<string>
  stop: () => Promise<void>
}

export type TestApp = Node & {
  sandbox: Sandbox
  /** Another server on the same database, with the same Mailchimp. */
  addNode: (more?: Pick<TestAppOptions, 'works' | 'mail' | 'publicUrl' | 'isTrial'>) => Promise<Node>
  /** The mails that the app has written. */
  outbox: Outbox
  connectionString: string
}

export type TestAppOptions = {
  /** Why this file has an app for itself. Default: it may be one that other files had before. */
  own?: string
  works?: boolean
  sandbox?: Sandbox
  publicUrl?: string
  isTrial?: boolean | undefined
  registration?: Registration
  teamsOfPerson?: number
  /** The OAuth client of this installation; without it, accounts are connected by key only. */
  client?: { id: string; secret: string }
  /** The identity provider. Default: none. */
  oidc?: ServicesOptions['oidc']
  log?: Logger
  /** A mail server instead of the outbox. */
  mail?: Pick<MailOptions, 'smtp' | 'patience'>
  /** Overload limits. Default: none, because the tests and the sandbox also load this process. */
  limits?: Limits
  webFolder?: string
  /** Default: the least that argon2id knows. */
  passwordCost?: ServicesOptions['passwordCost']
  /** Trusted proxies. Default: none. */
  trustProxy?: ProxyTrust | false
  /** Free space on the disk. Default: always enough. */
  room?: Room
  /** How long background work may make no progress before the node is unready. Default: not watched. */
  patience?: Partial<Patience>
}

/** An app that is not yet connected to a pretend Mailchimp. */
export type Opened = Omit<TestApp, 'sandbox'> & {
  nodes: Node[]
  connect: (sandbox: Sandbox) => void
  close: () => Promise<void>
}

// Apps that files of one process have one after the other, because starting and stopping an app costs as much as the tests
// of a small file. After each file the app's database is emptied. The next file connects its own pretend Mailchimp.

type Shared = Opened & {
  empty: () => Promise<void>
  /** The servers that a file begins with. */
  usual: number
}

const apps = new Map<string, Promise<Shared>>()
const taken = new Set<string>()

/** Work that does not end in this time ends with its app. */
const idleWithinMs = 10_000

/** The shared app with these options. Undefined if there is none for them, or if this file has it already. */
export async function takeShared(
  options: TestAppOptions,
  sandbox: Sandbox,
  open: () => Promise<Opened>,
): Promise<TestApp | undefined> {
  const kind = hasMoreFiles() && hasSharedServer() ? kindOf(options) : undefined
  if (kind === undefined || taken.has(kind)) return undefined
  taken.add(kind)
  const app = await (apps.get(kind) ?? keep(kind, open))
  let isSpent = false
  app.connect(sandbox)
  atEnd(async () => {
    taken.delete(kind)
    await sandbox.close()
    await Promise.all(app.nodes.splice(app.usual).map((node) => node.stop()))
    if (!isSpent && (await isEmptied(app))) return
    apps.delete(kind)
    await app.close()
  })
  return {
    ...app,
    sandbox,
    async addNode(more) {
      // The installation notes its address.
      isSpent ||= more?.publicUrl !== undefined
      return app.addNode(more)
    },
    async stop() {
      isSpent = true
      await app.stop()
    },
  }
}

function kindOf({ works = true, ...more }: TestAppOptions): string | undefined {
  if (Object.keys(more).length > 0) return undefined
  return works ? 'works' : 'does not work'
}

function keep(kind: string, open: () => Promise<Opened>): Promise<Shared> {
  const kept = open().then(async (app) => {
    return { ...app, empty: await rememberEmpty(app.connectionString), usual: app.nodes.length }
  })
  apps.set(kind, kept)
  atProcessEnd(async () => {
    if (apps.get(kind) === kept) await (await kept).close()
  })
  return kept
}

/** Empties twice, because work that was under way may write until it ends. */
async function isEmptied({ nodes, outbox, empty }: Shared): Promise<boolean> {
  try {
    await empty()
    await until(
      () => nodes.flatMap(({ services }) => services.progress.underWay().map(({ name }) => name)),
      (names) => names.length === 0,
      idleWithinMs,
    )
    await empty()
  } catch {
    return false
  }
  await rm(outbox.folder, { recursive: true, force: true })
  return true
}
