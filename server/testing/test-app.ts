// The app of a test: what it has, and what can be set.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Room } from '../database/watch-room.ts'
import type { Limits } from '../http/overload.ts'
import type { ProxyTrust } from '../http/proxy-trust.ts'
import type { Patience } from '../jobs/why-stuck.ts'
import type { AskDepths } from '../kernel/depths.ts'
import type { Registration } from '../kernel/registration.ts'
import type { MailOptions } from '../mail/open-mail.ts'
import type { ServicesOptions } from '../open-services.ts'
import type { Services } from '../services.ts'
import type { Calls } from './calls.ts'
import type { Outbox } from './outbox.ts'

export type Node = Calls & {
  app: FastifyInstance
  services: Services
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
