// The kinds of values that a setting may have, parsed from its text. A message never repeats a value that may hold a
// password.
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { type ProxyTrust, trustAddresses, trustHops } from './http/proxy-trust.ts'
import { readMailbox, readSmtpUrl } from './mail/smtp-address.ts'

/** `should` completes "PORT should be …". `read` returns undefined for an invalid text. */
function setting<T>(should: string, read: (text: string) => T | undefined, { isSecret = false } = {}) {
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const value = read(text)
      if (value !== undefined) return value
      const message = isSecret ? `should be ${should}.` : `should be ${should}, and is "${text}".`
      context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )
}

const wholeNumber = (text: string, most: number) => {
  const number = Number(text)
  return /^\d{1,9}$/.test(text) && number <= most ? number : undefined
}

export const port = setting('a port number from 0 to 65535', (text) => wholeNumber(text, 65535))

export const host = setting('an address of this machine, such as 127.0.0.1 or ::1', (text) =>
  text === 'localhost' || isIP(text) !== 0 ? text : undefined,
)

/** A service manager kills us after a while, so longer draining is useless. */
const longestDrainSeconds = 60
export const drainSeconds = setting(`a number of seconds from 0 to ${longestDrainSeconds}`, (text) =>
  wholeNumber(text, longestDrainSeconds),
)

export const megabytes = setting('a number of megabytes', (text) => wholeNumber(text, Infinity))

export const atLeastOne = setting('a number from 1 to 1000', (text) => wholeNumber(text, 1000) || undefined)

export const oneOf = <const T extends string>(allowed: readonly T[]) =>
  setting(`one of ${allowed.join(', ')}`, (text) => allowed.find((word) => word === text))

/** Only the beginning is checked: an address with a socket has no host, so URL cannot parse it. */
export const databaseUrl = setting(
  'a URL that starts with postgres:// or postgresql://',
  (text) => (/^postgres(?:ql)?:\/\//.test(text) ? text : undefined),
  { isSecret: true },
)

export const publicUrl = setting(
  'the address that people open, without a path, such as https://listpass.example',
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOrigin =
      url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && url.pathname === '/'
    return isOrigin ? url.origin : undefined
  },
)

/** A host that a platform serves over https. */
export const publicHost = setting('a host, such as listpass.example', (text) =>
  URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text.toLowerCase()
    ? `https://${text.toLowerCase()}`
    : undefined,
)

export const flyApp = setting('the name of an app, of letters, digits and -', (text) =>
  /^[a-z0-9][a-z0-9-]{0,62}$/.test(text) ? `https://${text}.fly.dev` : undefined,
)

export const apiUrl = setting('a URL without sign-in, ? or #, in which {dc} may stand for the data centre', (text) =>
  isAddress(text.replaceAll('{dc}', 'us1')) ? text.replace(/\/+$/, '') : undefined,
)

/** Before consent, the data centre is unknown. */
export const loginUrl = setting('a URL without {dc}, sign-in, ? or #', (text) =>
  isAddress(text) && !/\{dc\}|%7Bdc%7D/i.test(text) ? text.replace(/\/+$/, '') : undefined,
)

/** Whether a path can be appended to the address, and a credential sent to it. */
function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && !url.username && !url.password
}

export const trustedProxies = setting(
  'true, false, a number of proxies or their addresses',
  (text): ProxyTrust | false | undefined => {
    if (text === 'false' || text === '0') return false
    // Trusts one proxy, because the caller writes the earlier entries of the header.
    if (text === 'true') return trustHops(1)
    if (/^\d{1,2}$/.test(text)) return trustHops(Number(text))
    return trustAddresses(text.split(',').map((network) => network.trim()))
  },
)

export const email = setting('an email address', (text) => (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text) ? text : undefined))

export const smtpUrl = setting(
  'smtp://host:port or smtps://host:port, with user:password@ before the host where the server asks for them. Signs such ' +
    'as @ and / in them are written as %40 and %2F',
  readSmtpUrl,
  { isSecret: true },
)

export const mailFrom = setting(
  'an address, such as no-reply@listpass.example or Listpass <no-reply@listpass.example>',
  readMailbox,
)

/** http only on this machine, because the client's secret is sent to it. */
export const issuerUrl = setting('the https address of an OpenID Connect issuer', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isHere = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url && isAddress(text) && (url.protocol === 'https:' || isHere) ? text : undefined
})

export const domains = setting('domains of emails with commas between them, such as example.com', (text) => {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.every((name) => /^[\w-]+(\.[\w-]+)+$/.test(name)) ? names : undefined
})
