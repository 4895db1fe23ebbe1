// The environment, read once and checked once (DESIGN §12).
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import * as types from './setting-types.ts'

export class WrongSetting extends Error {}

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(types.port, 3000),
  /** The address to listen on; all addresses of the machine when undefined. */
  HOST: z.optional(types.host),
  PUBLIC_URL: z.optional(types.publicUrl),
  /** The address that Render gives a service, whole. */
  RENDER_EXTERNAL_URL: z.optional(types.publicUrl),
  /** The host that Railway gives a service, or its own domain. */
  RAILWAY_PUBLIC_DOMAIN: z.optional(types.publicHost),
  /** The host that Heroku gives an app, with the lab feature runtime-dyno-metadata. */
  HEROKU_APP_DEFAULT_DOMAIN_NAME: z.optional(types.publicHost),
  /** The name of an app at Fly, which serves it at NAME.fly.dev. */
  FLY_APP_NAME: z.optional(types.flyApp),
  REGISTRATION: z._default(types.oneOf(['open', 'invite', 'closed']), 'open'),
  /** The most teams that one person may own. */
  TEAMS_PER_PERSON: z._default(types.atLeastOne, 10),
  DATA_DIR: z._default(z.string(), 'data'),
  /** For schema changes and commands, and for the server if DATABASE_APP_URL is not set. */
  DATABASE_URL: z.optional(types.databaseUrl),
  /** The address with which the running server signs in. */
  DATABASE_APP_URL: z.optional(types.databaseUrl),
  /** A standby for long reads, such as files. */
  DATABASE_READ_URL: z.optional(types.databaseUrl),
  MAILCHIMP: z.optional(types.oneOf(['sandbox', 'live'])),
  SANDBOX_PORT: z._default(types.port, 4010),
  /** The only addresses that the Mailchimp client may call. {dc} is the data centre. */
  MAILCHIMP_API_URL: z._default(types.apiUrl, 'https://{dc}.api.mailchimp.com/3.0'),
  MAILCHIMP_LOGIN_URL: z._default(types.loginUrl, 'https://login.mailchimp.com'),
  /** This installation's registration at Mailchimp, for connecting by consent. */
  MAILCHIMP_CLIENT_ID: z.optional(z.string()),
  MAILCHIMP_CLIENT_SECRET: z.optional(z.string()),
  /** The issuer of an identity provider, if organisers may sign in with one. */
  OIDC_ISSUER: z.optional(types.issuerUrl),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  /** The provider's name on the screens. */
  OIDC_NAME: z.optional(z.string()),
  OIDC_ALLOWED_DOMAINS: z._default(types.domains, []),
  LISTPASS_KEYS: z.optional(z.string()),
  LISTPASS_ROLE: z._default(types.oneOf(['all', 'web', 'worker']), 'all'),
  /** How long a stopping server still answers, so that callers can move to another server. */
  DRAIN_SECONDS: z._default(types.drainSeconds, 0),
  /** The port of the metrics; undefined for no metrics. */
  METRICS_PORT: z.optional(types.port),
  /** By default only this machine can read the metrics, because they are private. */
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** With less free disk than this, the embedded database accepts no new data. */
  DISK_RESERVE_MB: z._default(types.megabytes, 200),
  /** Whether a start asks the address that people open, the mail server and Mailchimp whether it reaches them. */
  LOOK_OUTSIDE: z._default(types.oneOf(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(types.oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  TRUST_PROXY: z._default(types.trustedProxies, false),
  SUPPORT_EMAIL: z.optional(types.email),
  /** Without an SMTP server, mails are files in the data folder. */
  SMTP_URL: z.optional(types.smtpUrl),
  MAIL_FROM: z.optional(types.mailFrom),
})

export type Setting = keyof typeof environment.shape

export const settingNames = Object.keys(environment.shape) as Setting[]

export type Config = ReturnType<typeof readConfig>

/** Reads every setting. Throws WrongSetting with the name of the wrong setting and a description of a valid value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { read, wrong } = parse(env)
  if (wrong[0]) throw new WrongSetting(wrong[0].sentence)
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: readPublicUrl(read),
    registration: read.REGISTRATION,
    teamsOfPerson: read.TEAMS_PER_PERSON,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseAppUrl: readAppUrl(read),
    databaseReadUrl: readReadUrl(read),
    mailchimp: read.MAILCHIMP ?? (read.NODE_ENV === 'production' ? 'live' : 'sandbox'),
    sandboxPort: read.SANDBOX_PORT,
    mailchimpApiUrl: read.MAILCHIMP_API_URL,
    mailchimpLoginUrl: read.MAILCHIMP_LOGIN_URL,
    mailchimpClient: readClient(read),
    oidc: readOidc(read),
    keys: readKeys(read),
    role: read.LISTPASS_ROLE,
    drainMs: read.DRAIN_SECONDS * 1000,
    metrics: read.METRICS_PORT === undefined ? undefined : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    diskReserveBytes: read.DISK_RESERVE_MB * 1_000_000,
    looksOutside: read.LOOK_OUTSIDE === 'on',
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    supportEmail: read.SUPPORT_EMAIL,
    smtp: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
  }
}

type Read = z.output<typeof environment>

/** A setting, or several that do not go together, with the sentence that says so. */
export type Wrong = { settings: Setting[]; sentence: string }

export function findWrongSettings(env: NodeJS.ProcessEnv): Wrong[] {
  return parse(env).wrong
}

/** Settings that are right alone and may be wrong together. The sentence is about the last ones. */
const together: { with: Setting[]; settings: Setting[]; read: (read: Read) => unknown }[] = [
  { with: ['DATABASE_URL'], settings: ['LISTPASS_KEYS'], read: readKeys },
  { with: ['DATABASE_URL'], settings: ['DATABASE_APP_URL'], read: readAppUrl },
  { with: ['DATABASE_URL'], settings: ['DATABASE_READ_URL'], read: readReadUrl },
  { with: [], settings: ['MAILCHIMP_CLIENT_ID', 'MAILCHIMP_CLIENT_SECRET'], read: readClient },
  { with: [], settings: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], read: readOidc },
]

/** An empty setting counts as not set, and so does a wrong one. */
function parse(env: NodeJS.ProcessEnv): { read: Read; wrong: Wrong[] } {
  const texts = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]))
  const { success, data, error } = z.safeParse(environment, texts)
  const alone = (success ? [] : error.issues).map(({ path, message }): Wrong => {
    const name = path[0] as Setting
    return { settings: [name], sentence: `${name} ${message}` }
  })
  const isRight = (name: Setting) => alone.every(({ settings }) => settings[0] !== name)
  const read = success
    ? data
    : z.parse(environment, Object.fromEntries(Object.entries(texts).filter(([name]) => isRight(name as Setting))))
  const pairs = together
    .filter((group) => [...group.with, ...group.settings].every(isRight))
    .map((group): Wrong => ({ settings: group.settings, sentence: wordsOf(() => group.read(read)) }))
  return { read, wrong: [...alone, ...pairs.filter(({ sentence }) => sentence !== '')] }
}

/** The sentence with which settings are refused; empty if they are right. */
function wordsOf(read: () => unknown): string {
  try {
    read()
    return ''
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
}

/** A platform's own address is taken where PUBLIC_URL is not set. */
function readPublicUrl(read: Read): string {
  const given =
    read.PUBLIC_URL ??
    read.RENDER_EXTERNAL_URL ??
    read.RAILWAY_PUBLIC_DOMAIN ??
    read.HEROKU_APP_DEFAULT_DOMAIN_NAME ??
    read.FLY_APP_NAME
  return given ?? `http://localhost:${read.PORT}`
}

function readKeys({ DATABASE_URL: url, LISTPASS_KEYS: keys }: Read): string | undefined {
  if (!url || keys) return keys
  throw new WrongSetting(
    'LISTPASS_KEYS is needed with DATABASE_URL, because every server must open the same credentials. It should be `id:key`, ' +
      'the key being 32 random bytes in base64, such as from `openssl rand -base64 32`, or a secret of 32 symbols or more.',
  )
}

function readAppUrl({ DATABASE_URL: own, DATABASE_APP_URL: url }: Read): string | undefined {
  if (url === undefined || (own !== undefined && URL.canParse(url) && new URL(url).username !== '')) return url
  throw new WrongSetting(
    'DATABASE_APP_URL should name a user, and the database of DATABASE_URL, which has to be set as well.',
  )
}

function readReadUrl({ DATABASE_URL: own, DATABASE_READ_URL: url }: Read): string | undefined {
  if (url === undefined || own !== undefined) return url
  throw new WrongSetting('DATABASE_READ_URL should lead to a standby of DATABASE_URL, which has to be set as well.')
}

function readClient({ MAILCHIMP_CLIENT_ID: id, MAILCHIMP_CLIENT_SECRET: secret }: Read) {
  if (id !== undefined && secret !== undefined) return { id, secret }
  if (id === undefined && secret === undefined) return undefined
  throw new WrongSetting('MAILCHIMP_CLIENT_ID and MAILCHIMP_CLIENT_SECRET should both be set, or neither.')
}

function readOidc(read: Read) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new WrongSetting('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET should all be set, or none.')
  }
  const { OIDC_NAME: name = new URL(issuer).hostname, OIDC_ALLOWED_DOMAINS: allowedDomains } = read
  return { issuer, clientId, clientSecret, name, allowedDomains }
}
