// The environment, read once and checked once (DESIGN §12).
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type ProxyTrust, trustAddresses, trustHops } from './http/proxy-trust.ts'
import type { Registration } from './kernel/registration.ts'
import { type Mailbox, readMailbox } from './mail/address.ts'
import { readSmtpUrl, type SmtpAddress } from './mail/smtp-address.ts'

export type Config = {
  port: number
  /** The address to listen on; undefined for all of the machine. */
  host: string | undefined
  publicUrl: string
  registration: Registration
  dataDir: string
  /** For migrations and commands, and for the server unless it has its own address. */
  databaseUrl: string | undefined
  /** What the running server signs in with. */
  databaseAppUrl: string | undefined
  mailchimp: 'sandbox' | 'live'
  sandboxPort: number
  /** The only addresses that the client may reach. {dc} is the data centre. */
  mailchimpApiUrl: string
  mailchimpLoginUrl: string
  /** What Mailchimp knows this installation by, for connecting by consent. */
  mailchimpClient: { id: string; secret: string } | undefined
  keys: string | undefined
  role: 'all' | 'web' | 'worker'
  /** How long a stopping server still answers, so that its callers find another. */
  drainMs: number
  /** Where metrics are served; undefined for nowhere. */
  metrics: { port: number; host: string } | undefined
  /** Below this, the disk of the embedded database takes nothing new. */
  diskReserveBytes: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  trustProxy: ProxyTrust | false
  supportEmail: string | undefined
  /** Without one, mails are files in the data folder. */
  smtp: SmtpAddress | undefined
  mailFrom: Mailbox | undefined
}

export class WrongSetting extends Error {}

/** Reads every setting; a wrong one is refused with its name and what it should be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = (name: string) => env[name]?.trim() || undefined
  const port = readPort('PORT', read('PORT'), 3000)
  const databaseUrl = readUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const databaseAppUrl = readAppUrl(read('DATABASE_APP_URL'), databaseUrl)
  const keys = read('LISTPASS_KEYS')
  if (databaseUrl && !keys) {
    throw new WrongSetting(
      'DATABASE_URL needs LISTPASS_KEYS too, because every server must open the same credentials. It should be `id:key`, ' +
        'the key being 32 random bytes in base64, such as from `openssl rand -base64 32`.',
    )
  }
  return {
    port,
    host: readHost(read('HOST')),
    publicUrl: readPublicUrl(read('PUBLIC_URL') ?? `http://localhost:${port}`),
    registration: oneOf('REGISTRATION', read('REGISTRATION'), ['open', 'invite', 'closed'], 'open'),
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseAppUrl,
    mailchimp: oneOf(
      'MAILCHIMP',
      read('MAILCHIMP'),
      ['sandbox', 'live'],
      env['NODE_ENV'] === 'production' ? 'live' : 'sandbox',
    ),
    sandboxPort: readPort('SANDBOX_PORT', read('SANDBOX_PORT'), 4010),
    mailchimpApiUrl: readTemplate(
      'MAILCHIMP_API_URL',
      read('MAILCHIMP_API_URL') ?? 'https://{dc}.api.mailchimp.com/3.0',
    ),
    mailchimpLoginUrl: readLoginUrl(
      'MAILCHIMP_LOGIN_URL',
      read('MAILCHIMP_LOGIN_URL') ?? 'https://login.mailchimp.com',
    ),
    mailchimpClient: readClient(read('MAILCHIMP_CLIENT_ID'), read('MAILCHIMP_CLIENT_SECRET')),
    keys,
    role: oneOf('LISTPASS_ROLE', read('LISTPASS_ROLE'), ['all', 'web', 'worker'], 'all'),
    drainMs: readSeconds('DRAIN_SECONDS', read('DRAIN_SECONDS'), 0) * 1000,
    metrics: readMetrics(read('METRICS_PORT'), read('METRICS_HOST')),
    diskReserveBytes: readMegabytes('DISK_RESERVE_MB', read('DISK_RESERVE_MB'), 200),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    supportEmail: readEmail(read('SUPPORT_EMAIL')),
    smtp: readSmtp(read('SMTP_URL')),
    mailFrom: readMailFrom(read('MAIL_FROM')),
  }
}

function readPort(name: string, value: string | undefined, standard: number): number {
  if (value === undefined) return standard
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65535) {
    throw new WrongSetting(`${name} should be a port number from 0 to 65535, and is "${value}".`)
  }
  return port
}

function readHost(value: string | undefined): string | undefined {
  if (value === undefined || value === 'localhost' || isIP(value) !== 0) return value
  throw new WrongSetting(`HOST should be an address of this machine, such as 127.0.0.1 or ::1, and is "${value}".`)
}

/** On this machine alone, unless another address is named, because metrics are private. */
function readMetrics(port: string | undefined, host = '127.0.0.1'): Config['metrics'] {
  return port === undefined ? undefined : { port: readPort('METRICS_PORT', port, 0), host }
}

/** A service manager that stops us does not wait for ever. */
const longestDrainSeconds = 60

function readSeconds(name: string, value: string | undefined, standard: number): number {
  const seconds = Number(value ?? standard)
  if ((value !== undefined && !/^\d+$/.test(value)) || seconds > longestDrainSeconds) {
    throw new WrongSetting(`${name} should be a number of seconds from 0 to ${longestDrainSeconds}, and is "${value}".`)
  }
  return seconds
}

function readMegabytes(name: string, value: string | undefined, standard: number): number {
  if (value !== undefined && !/^\d{1,9}$/.test(value)) {
    throw new WrongSetting(`${name} should be a number of megabytes, and is "${value}".`)
  }
  return Number(value ?? standard) * 1_000_000
}

function oneOf<const T extends string>(name: string, value: string | undefined, allowed: readonly T[], standard: T): T {
  if (value === undefined) return standard
  const found = allowed.find((word) => word === value)
  if (!found) throw new WrongSetting(`${name} should be one of ${allowed.join(', ')}, and is "${value}".`)
  return found
}

/**
 * By its beginning alone: one that leads to a socket has no host, which URL does not read. The message never repeats the
 * value, which may hold a password.
 */
function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined
  const beginnings = protocols.map((protocol) => `${protocol}//`)
  if (!beginnings.some((beginning) => value.startsWith(beginning))) {
    throw new WrongSetting(`${name} should be a URL that starts with ${beginnings.join(' or ')}.`)
  }
  return value
}

function readAppUrl(value: string | undefined, databaseUrl: string | undefined): string | undefined {
  const url = readUrl('DATABASE_APP_URL', value, ['postgres:', 'postgresql:'])
  if (url !== undefined && (databaseUrl === undefined || !URL.canParse(url) || new URL(url).username === '')) {
    throw new WrongSetting(
      'DATABASE_APP_URL should name a user, and the database of DATABASE_URL, which has to be set as well.',
    )
  }
  return url
}

function readPublicUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.pathname !== '/') {
    throw new WrongSetting(
      `PUBLIC_URL should be the address that people open, such as https://listpass.example, and is "${value}".`,
    )
  }
  return url.origin
}

function readTemplate(name: string, value: string): string {
  if (!isAddress(value.replaceAll('{dc}', 'us1'))) {
    throw new WrongSetting(
      `${name} should be a URL without sign-in, ? or #, in which {dc} may stand for the data centre, and is "${value}".`,
    )
  }
  return value.replace(/\/+$/, '')
}

/** Before consent, the data centre is unknown. */
function readLoginUrl(name: string, value: string): string {
  if (!isAddress(value) || /\{dc\}|%7Bdc%7D/i.test(value)) {
    throw new WrongSetting(`${name} should be a URL without {dc}, sign-in, ? or #, and is "${value}".`)
  }
  return value.replace(/\/+$/, '')
}

/** What a path can be put behind, and a credential be sent to. */
function isAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[?#]/.test(value) && !url.username && !url.password
}

function readClient(id: string | undefined, secret: string | undefined): Config['mailchimpClient'] {
  if (id !== undefined && secret !== undefined) return { id, secret }
  if (id === undefined && secret === undefined) return undefined
  throw new WrongSetting('MAILCHIMP_CLIENT_ID and MAILCHIMP_CLIENT_SECRET should both be set, or neither.')
}

function readTrustProxy(value: string | undefined): ProxyTrust | false {
  if (value === undefined || value === 'false' || value === '0') return false
  // Trusts one proxy: earlier entries of the header are written by the caller.
  if (value === 'true') return trustHops(1)
  if (/^\d{1,2}$/.test(value)) return trustHops(Number(value))
  const trust = trustAddresses(value.split(',').map((network) => network.trim()))
  if (trust) return trust
  throw new WrongSetting(
    `TRUST_PROXY should be true, false, a number of proxies or their addresses, and is "${value}".`,
  )
}

function readEmail(value: string | undefined): string | undefined {
  if (value !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(value)) {
    throw new WrongSetting(`SUPPORT_EMAIL should be an email address, and is "${value}".`)
  }
  return value
}

/** Never repeats the value, which may hold a password. */
function readSmtp(value: string | undefined): SmtpAddress | undefined {
  if (value === undefined) return undefined
  const address = readSmtpUrl(value)
  if (!address) {
    throw new WrongSetting(
      'SMTP_URL should be smtp://host:port or smtps://host:port, with user:password@ before the host where the server asks ' +
        'for them. Signs such as @ and / in them are written as %40 and %2F.',
    )
  }
  return address
}

function readMailFrom(value: string | undefined): Mailbox | undefined {
  if (value === undefined) return undefined
  const mailbox = readMailbox(value)
  if (!mailbox) {
    throw new WrongSetting(
      `MAIL_FROM should be an address, such as no-reply@listpass.example or Listpass <no-reply@listpass.example>, and is "${value}".`,
    )
  }
  return mailbox
}
