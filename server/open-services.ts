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
import { openWakes } from './jobs/wakes.ts'
import { openProgress } from './kernel/progress.ts'
import type { Needs, Registration, Services, WorkServices } from './services.ts'
import { type MailOptions, openMail } from './mail/open-mail.ts'
import { type Client, openConsent } from './mailchimp/consent.ts'
import type { Fetch } from './mailchimp/exchange.ts'
import { openMailchimp } from './mailchimp/login.ts'
import { openIssuer, type IssuerOptions } from './oidc/open-issuer.ts'
import { makePictures } from './picture/make-pictures.ts'
import { readKeyRing } from './secrets/key-ring.ts'
import { openPasswords, type PasswordCost } from './secrets/open-passwords.ts'
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
  /** The most teams that one person may own. Default: 10. */
  teamsOfPerson?: number | undefined
  mailchimpApiUrl: string
  /** For connecting by consent: Mailchimp's sign-in, and our registration there. */
  login?: { url: string; client: Client } | undefined
  /** The identity provider. Default: none. */
  oidc?: Omit<IssuerOptions, 'redirectUrl'> | undefined
  mail: Pick<MailOptions, 'smtp' | 'from' | 'outboxFolder' | 'patience'>
  log: Logger
  fetch?: Fetch
  /** For tests only. Default: the full cost. */
  passwordCost?: PasswordCost
  /** Watches the data disk. Default: always enough space. */
  room?: Room | undefined
}

export type OpenServices = { services: WorkServices; jobs: OpenJobs; close: () => Promise<void> }

/** The services without the connections that see the rows of all teams: routes never hold these. */
export function forRequests(all: WorkServices): Services {
  const services: Omit<WorkServices, 'allTeams'> & Partial<Needs<'allTeams'>> = { ...all }
  delete services.allTeams
  return services as Services
}

export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { address, log } = options
  const tools = openToolServices(options)
  const progress = openProgress()
  const { room = plentyOfRoom } = options
  const { database, allTeams } = tools.services
  const wakes = openWakes(address, allTeams, log, progress)
  const close = async () => {
    await wakes.close()
    await tools.close()
  }
  const opening = database.setClock().then(async () => {
    const formerAddresses = await notePublicAddress(allTeams, options.publicUrl)
    return { formerAddresses, jobs: await openJobs(address, allJobs, log, { progress, room, wakes }) }
  })
  const { formerAddresses, jobs } = await opening.catch(async (error: unknown) => {
    await close()
    throw error
  })
  const pictures = makePictures({ publicUrl: options.publicUrl })
  const { publicUrl, isTrial = false, registration = 'open', teamsOfPerson = 10, login } = options
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
    passwords: openPasswords(options.passwordCost),
    pictures,
    progress,
    giveWay: openGiveWay({ database }),
    room,
    wakes,
    publicUrl,
    seenAddress: { trouble: null },
    formerAddresses,
    isTrial,
    trialPages: isTrial ? pagesBeside(options.mailchimpApiUrl) : undefined,
    registration,
    teamsOfPerson,
    log,
    now: database.now,
  }
  const services = { ...tools.services, ...own }
  return { services, jobs, close }
}

/** The sandbox shows its pages where it answers calls. Undefined for an address that has a place for the data centre. */
function pagesBeside(apiUrl: string): string | undefined {
  return apiUrl.includes('{') ? undefined : URL.parse(apiUrl)?.origin
}

/** Services for tools that read the data and Mailchimp, and start no work. */
export function openToolServices(options: Omit<ServicesOptions, 'publicUrl' | 'isTrial' | 'mail' | 'room'>) {
  const { address, log } = options
  const keys = readKeyRing(options.keys)
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  const onJump = (byMs: number) =>
    log.warn({ byMs }, 'the clock of the database jumped: work that waits for a time waits at most as long as was set')
  const { database, allTeams } = openDatabase(address, onLost, options.standby, onJump)
  const slots = openSlots(database)
  const line = { slots, paces: openPaces(database), now: database.now, apiUrl: options.mailchimpApiUrl }
  const openLogin = openMailchimp({ ...line, fetch: options.fetch ?? fetch })
  return {
    services: { database, allTeams, keys, openLogin } satisfies Needs<'database' | 'allTeams' | 'keys' | 'openLogin'>,
    async close() {
      slots.close()
      await database.close()
    },
  }
}
