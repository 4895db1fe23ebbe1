export type Mailbox = { name: string; address: string }

/**
 * Accepts one plain address: no quotes, comments, lists or line breaks, because mail programs interpret those
 * differently.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u.test(text)
}

/** `name@host`, or `A Name <name@host>`; undefined for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name = '', address = ''] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [undefined, '', text]
  return isPlainAddress(address) ? { name: name.trim(), address } : undefined
}

export type SmtpAddress = {
  host: string
  port: number
  /** TLS from the first byte; otherwise TLS starts when the server offers it. */
  isSecure: boolean
  user: string | undefined
  password: string
}

/** From `smtp://user:password@host:port` or `smtps://…`; undefined for anything else. */
export function readSmtpUrl(text: string): SmtpAddress | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  if (!isSecure && url.protocol !== 'smtp:') return undefined
  if (!url.hostname || !/^\/?$/.test(url.pathname) || /[?#]/.test(text)) return undefined
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      isSecure,
      user: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password),
    }
  } catch {
    // decodeURIComponent throws if a percent sign encodes nothing.
    return undefined
  }
}

/** Names of this machine, to which no network leads. */
export function isLoopback({ host }: Pick<SmtpAddress, 'host'>): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
