// The start's messages about the server's address.
import { addressTrouble, type AddressTrouble } from '#domain/guest-address.ts'
import type { Config } from '../config.ts'
import type { Needs } from '../services.ts'

const troubles: Record<AddressTrouble, string> = {
  machine: 'opens on this computer only',
  network: 'opens in this network only',
  insecure: 'has no https, and phones give the camera to https pages only',
}

/** The warning about the address; undefined if guests can open it. */
export function addressWarning(publicUrl: string): string | undefined {
  const trouble = addressTrouble(publicUrl)
  return trouble && `${publicUrl} ${troubles[trouble]}. Before guests get codes, set PUBLIC_URL: docs/install.md.`
}

/** The server speaks http, so an https address is a proxy's. Then TRUST_PROXY is needed to know visitors apart. */
export function proxyWarning({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string | undefined {
  return publicUrl.startsWith('https:') && trustProxy === false ? untrustedProxy : undefined
}

export const untrustedProxy =
  'The proxy before Listpass is not trusted, so all visitors share its address, and one who guesses passwords slows all ' +
  'others down. Set TRUST_PROXY: docs/operate.md, “https and the proxy”.'

export function addressNotes({ publicUrl, formerAddresses }: Needs<'publicUrl' | 'formerAddresses'>): string[] {
  const [former] = formerAddresses
  const changed =
    former &&
    `Until ${former.replacedAt.toISOString().slice(0, 10)} the address was ${former.publicUrl}. Emails, scanner links and ` +
      'webhooks from then still hold it. They work as long as it leads to this server.'
  return [addressWarning(publicUrl), changed].filter((note) => note !== undefined)
}
