// The services of use cases. A use case's signature names the ones that it needs, and so lists its effects:
// Needs<'database'>.
import type { Logger } from 'pino'
import type { SeenTrouble } from '#domain/guest-address.ts'
import type { AllTeams, Database } from './database/open.ts'
import type { FormerAddress } from './database/public-addresses.ts'
import type { Room } from './database/watch-room.ts'
import type { GiveWay } from './jobs/give-way.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import type { Wakes } from './jobs/wakes.ts'
import type { Progress } from './kernel/progress.ts'
import type { Mail } from './mail/open-mail.ts'
import type { Consent } from './mailchimp/consent.ts'
import type { OpenLogin } from './mailchimp/login.ts'
import type { Issuer } from './oidc/open-issuer.ts'
import type { Pictures } from './picture/make-pictures.ts'
import type { KeyRing } from './secrets/key-ring.ts'
import type { Passwords } from './secrets/open-passwords.ts'

/** The services of a request. */
export type Services = {
  database: Database
  /** No request sees the rows of all teams. */
  allTeams?: never
  jobs: Jobs
  mail: Mail
  openLogin: OpenLogin
  /** Connecting by consent; undefined if accounts can only be connected by API key. */
  consent: Consent | undefined
  /** The identity provider that organisers may sign in by; undefined for none. */
  issuer: Issuer | undefined
  keys: KeyRing
  /** Hashes passwords and recovery codes. */
  passwords: Passwords
  pictures: Pictures
  progress: Progress
  /** For bulk work: it rests while doors scan. */
  giveWay: GiveWay
  room: Room
  /** Wakes queues of background work. */
  wakes: Wakes
  /** The public address for browsers and Mailchimp, without a slash at the end. */
  publicUrl: string
  /** What the start found when it asked that address. */
  seenAddress: { trouble: SeenTrouble | null }
  /** Earlier public addresses, the latest first: sent emails contain them. */
  formerAddresses: FormerAddress[]
  /** Whether Mailchimp is the sandbox, so that nothing is sent to real guests. */
  isTrial: boolean
  /** The address of the sandbox's pages. Undefined beside Mailchimp itself. */
  trialPages: string | undefined
  registration: Registration
  /** The most teams that one person may own. */
  teamsOfPerson: number
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  now: () => Date
}

/** The services of background work. */
export type WorkServices = Omit<Services, 'allTeams'> & { allTeams: AllTeams }

export type Needs<K extends keyof WorkServices> = Pick<WorkServices, K>

/** The people who may create an account: all, invited ones, or none. */
export type Registration = 'open' | 'invite' | 'closed'
