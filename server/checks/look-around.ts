// What the start and the doctor ask other machines: the address that people open, the mail server, another clock. The start
// asks after it listens and waits for none of them, because Listpass works without their answers.
import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { isIP } from 'node:net'
import type { SeenTrouble } from '#domain/guest-address.ts'
import type { Config } from '../config.ts'
import { MailTrouble, type MailTroubleKind, requireSmtp } from '../mail/smtp.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { untrustedProxy } from './address-notes.ts'
import { type Answer, askInstallation } from './installation.ts'

/** `hint`: it may be no fault. */
export type Note = {
  level: 'warning' | 'hint'
  sentence: string
  /** The same for the screens of organisers, without details of the machine. */
  trouble?: SeenTrouble
}

const warning = (sentence: string, trouble?: SeenTrouble): Note => ({
  level: 'warning',
  sentence,
  ...(trouble && { trouble }),
})
const hint = (sentence: string): Note => ({ level: 'hint', sentence })

type Asked = { keys: KeyRing; isRunning: boolean; stopping?: AbortSignal }

/** `isRunning`: this installation listens now, so its address has to answer. */
export async function lookAtAddress(config: Config, { keys, isRunning, stopping }: Asked): Promise<Note[]> {
  const answer = await askInstallation(config.publicUrl, keys, stopping)
  return notesOf(answer, config, isRunning)
}

function notesOf(answer: Answer, { publicUrl, port }: Config, isRunning: boolean): Note[] {
  const { hostname } = new URL(publicUrl)
  switch (answer.is) {
    case 'here':
      return answer.way === 'ignored' ? [warning(untrustedProxy)] : []
    case 'another':
      return [
        warning(
          `${publicUrl} leads to another installation of Listpass, so its links and codes open there. Correct PUBLIC_URL, or let its name and proxy lead here.`,
          'elsewhere',
        ),
      ]
    case 'something':
      return [
        warning(
          `${publicUrl} leads to a program that is not this Listpass. Let its proxy pass everything on to port ${port}.`,
          'elsewhere',
        ),
      ]
    case 'unnamed':
      return [
        warning(
          `${hostname} has no address in the DNS, so nobody can open ${publicUrl}. Add an entry for it, or correct PUBLIC_URL.`,
          'closed',
        ),
      ]
    case 'uncertified':
      return [
        warning(
          `The certificate of ${publicUrl} is refused, because ${answer.why}. Browsers and Mailchimp refuse it too: give the proxy a certificate for ${hostname}.`,
          'closed',
        ),
      ]
    case 'proxy_alone':
      return isRunning
        ? [
            warning(
              `The proxy at ${publicUrl} does not reach Listpass (it answers ${answer.status}). Let it pass everything on to port ${port}.`,
              'closed',
            ),
          ]
        : []
    case 'unreachable':
      return isRunning
        ? [
            hint(
              `Listpass can’t open ${publicUrl} from its own machine (${answer.why}). If a phone opens it, this is no fault: some networks have no way back to themselves.`,
            ),
          ]
        : []
  }
}

/** Guests in a network with IPv4 alone, as many mobile networks are, cannot open an address that has IPv6 alone. */
export async function lookAtFamilies({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Note[]> {
  const host = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(host) !== 0 ? [{ family: isIP(host) }] : await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0 || found.some(({ family }) => family === 4)) return noIpv4Here(networkInterfaces())
  return [
    warning(
      `${publicUrl} has an IPv6 address only, and many phones and networks have IPv4 only. Give its name an A record too.`,
    ),
  ]
}

type Interfaces = ReturnType<typeof networkInterfaces>

/** Link-local addresses (fe80::) reach nobody, so a machine without a network gets no note. */
export function noIpv4Here(interfaces: Interfaces): Note[] {
  const all = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  if (all.length === 0 || all.some(({ family }) => family === 'IPv4')) return []
  return [
    hint(
      'This machine has no IPv4 address. Guests with IPv4 alone reach it only through a proxy elsewhere, and so does it Mailchimp.',
    ),
  ]
}

const toDo: Record<MailTroubleKind, string> = {
  unreachable: 'Check its host and port in SMTP_URL.',
  timed_out: 'Check its host and port in SMTP_URL, and that this machine may connect to it.',
  not_let_in: 'Check both.',
  not_private: 'Take smtps://, or a server with TLS.',
  refused: 'Ask its administrator whether this machine may send mails.',
}

export async function lookAtMail({ smtp }: Pick<Config, 'smtp'>): Promise<Note[]> {
  if (smtp === undefined) return []
  try {
    await requireSmtp(smtp)
    return []
  } catch (error) {
    if (!(error instanceof MailTrouble)) throw error
    return [warning(`No mail leaves Listpass. ${error.message} ${toDo[error.kind]}`)]
  }
}

/** Signed deliveries, certificates and codes of authenticator apps allow no more. */
const clockOffMs = 2 * 60_000

/** `there`: the time of another clock, read while this machine's showed `here`. */
export function clockNotes({ here, there, whose }: { here: number; there: number; whose: string }): Note[] {
  const minutes = Math.round((here - there) / 60_000)
  if (Math.abs(here - there) < clockOffMs) return []
  return [
    warning(
      `The clock of this machine is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} that of ${whose}. Let NTP set it.`,
    ),
  ]
}

const mailchimpWithinMs = 5000

/** Whether Mailchimp can be reached, and whether its clock shows the same. Beside the sandbox there is none. */
export async function lookAtMailchimp(
  { mailchimp, mailchimpLoginUrl }: Config,
  stopping?: AbortSignal,
): Promise<Note[]> {
  if (mailchimp !== 'live') return []
  const tooLong = AbortSignal.timeout(mailchimpWithinMs)
  try {
    const signal = stopping ? AbortSignal.any([stopping, tooLong]) : tooLong
    const answer = await fetch(mailchimpLoginUrl, { method: 'HEAD', redirect: 'manual', signal })
    const there = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(there) ? [] : clockNotes({ here: Date.now(), there, whose: 'Mailchimp' })
  } catch {
    return [
      warning(
        `Listpass can’t reach Mailchimp at ${new URL(mailchimpLoginUrl).host}. Let this machine connect to it and to *.api.mailchimp.com, port 443.`,
      ),
    ]
  }
}
