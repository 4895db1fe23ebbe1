// What a use case may touch. It names what it needs, and its signature is then the list of its effects: Needs<'database'>.
import type { Logger } from 'pino'
import type { Database } from './database/open.ts'
import type { FormerAddress } from './database/public-addresses.ts'
import type { Room } from './database/watch-room.ts'
import type { Jobs } from './jobs/open-jobs.ts'
import type { Mail } from './mail/open-mail.ts'
import type { Consent } from './mailchimp/consent.ts'
import type { OpenLogin } from './mailchimp/login.ts'
import type { Pictures } from './picture/make-pictures.ts'
import type { KeyRing } from './secrets/key-ring.ts'
import type { Progress } from './kernel/progress.ts'
import type { Registration } from './kernel/registration.ts'

export type Services = {
  database: Database
  jobs: Jobs
  mail: Mail
  openLogin: OpenLogin
  /** Undefined where accounts are connected by API key only. */
  consent: Consent | undefined
  keys: KeyRing
  pictures: Pictures
  progress: Progress
  room: Room
  /** Where browsers and Mailchimp reach us, without a slash at the end. */
  publicUrl: string
  /** Where they reached us before, the latest first: emails that were sent hold these. */
  formerAddresses: FormerAddress[]
  /** Beside the sandbox: guests get nothing from here. */
  isTrial: boolean
  registration: Registration
  log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  now: () => Date
}

export type Needs<K extends keyof Services> = Pick<Services, K>
