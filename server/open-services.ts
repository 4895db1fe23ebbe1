// Opens the rooms in order, and closes them in the opposite one.
import type { Logger } from 'pino'
import { oidcCallback } from '#contract/oidc.ts'
import { type Address, openDatabase } from './database/open.ts'
import { openPaces } from './mailchimp/limits/paces.ts'
import { notePublicAddress } from './database/public-addresses.ts'
import { openSlots } from './mailchimp/limits/slots.ts'
import { plentyOfRoom, type Room } from './database/watch-room.ts'
import { openGiveWay } from './jobs/give-way.ts'
import { openJobs, type OpenJobs } from './jobs/open-jobs.ts'
import { openProgress } from './kernel/progress.ts'
import type { Registration } from './kernel/registration.ts'
import type { Needs, Services } from './services.ts'
import { type MailOptions, openMail } from './mail/open-mail.ts'
import { type Client, openConsent } from './mailchimp/consent.ts'
import type { Fetch } from './mailchimp/exchange.ts'
import { openMailchimp } from './mailchimp/login.ts'
import { openIssuer, type IssuerOptions } from './oidc/open-issuer.ts'
import { makePictures } from './picture/make-pictures.ts'
import { readKeyRing } from './secrets/key-ring.ts'
import { allJobs } from './worker.ts'

export type ServicesOptions = {
  /** The address of a migrated database. */
  address: Address
  /** A standby for long reads. Default: they are read at the primary. */
  standby?: Address | undefined
  keys: string
  publicUrl: string
  /** Whether Mailchimp is the sandbox. Default: no. */
  isTrial?: boolean | undefined
  /** The people who may register. Default: open. */
  registration?: Registration | undefined
  mailchimpApiUrl: string
  /** For connecting by consent: Mailchimp's sign-in, and our registration there. */
  login?: { url: string; client: Client } | undefined
  /** The identity provider. Default: none. */
  oidc?: Omit<IssuerOptions, 'redirectUrl'> | undefined
  mail: Pick<MailOptions, 'smtp' | 'from' | 'outboxFolder' | 'patience'>
  log: Logger
  fetch?: Fetch
  /** Watches the data disk. Default: always enough space. */
  room?: Room | undefined
}

export type OpenServices = { services: Services; jobs: OpenJobs; close: () => Promise<void> }

export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { address, log } = options
  const tools = openToolServices(options)
  const progress = openProgress()
  const { room = plentyOfRoom } = options
  const { database } = tools.services
  const opening = database.setClock().then(async () => {
    const formerAddresses = await notePublicAddress(database, options.publicUrl)
    return { formerAddresses, jobs: await openJobs(address, allJobs, log, { progress, room }) }
  })
  const { formerAddresses, jobs } = await opening.catch(async (error: unknown) => {
    await tools.close()
    throw error
  })
  const pictures = makePictures({ publicUrl: options.publicUrl })
  const { publicUrl, isTrial = false, registration = 'open', login } = options
  const redirectUrl = `${publicUrl}/mailchimp/callback`
  const consent =
    login && openConsent({ fetch: options.fetch ?? fetch, loginUrl: login.url, client: login.client, redirectUrl })
  const mail = openMail({ ...options.mail, publicUrl, log })
  const issuer = options.oidc && openIssuer({ ...options.oidc, redirectUrl: `${publicUrl}${oidcCallback}` })
  const own = {
    consent,
    issuer,
    jobs,
    mail,
    pictures,
    progress,
    giveWay: openGiveWay({ database }),
    room,
    publicUrl,
    formerAddresses,
    isTrial,
    registration,
    log,
    now: database.now,
  }
  const services = { ...tools.services, ...own }
  return { services, jobs, close: () => tools.close() }
}

/** Services for tools that read the data and Mailchimp, and start no work. */
export function openToolServices(options: Omit<ServicesOptions, 'publicUrl' | 'isTrial' | 'mail' | 'room'>) {
  const { address, log } = options
  const keys = readKeyRing(options.keys)
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const database = openDatabase(address, onLost, options.standby)
  const slots = openSlots(database)
  const line = { slots, paces: openPaces(database), now: database.now, apiUrl: options.mailchimpApiUrl }
  const openLogin = openMailchimp({ ...line, fetch: options.fetch ?? fetch })
  return {
    services: { database, keys, openLogin } satisfies Needs<'database' | 'keys' | 'openLogin'>,
    async close() {
      slots.close()
      await database.close()
    },
  }
}
