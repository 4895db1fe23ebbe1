import { isIP } from 'node:net'
import { countOfOtherHosts } from './store.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { said, type Said } from '../../../kernel/said.ts'
import type { Needs } from '../../../services.ts'

/** WebAuthn's name for the site that a passkey is for: the host of the public address. Or why there can be none. */
export type RelyingParty = { id: string; whyNot: null } | { id: undefined; whyNot: Said }

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, protocol } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    return no(said('no_passkeys_at_number', { host: hostname }))
  }
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (protocol !== 'https:' && !isThisMachine) {
    return no(said('no_passkeys_without_https'))
  }
  return { id: hostname, whyNot: null }
}

/** The id, or a refusal where passkeys are impossible. */
export function requireRelyingParty({ publicUrl }: Needs<'publicUrl'>): string {
  const { id, whyNot } = relyingPartyOf(publicUrl)
  if (id === undefined) throw new Refusal('conflict', whyNot)
  return id
}

function no(whyNot: Said): RelyingParty {
  return { id: undefined, whyNot }
}

/** One sentence for each former host of this Listpass that still has passkeys. */
export async function passkeyWarnings({ allTeams, publicUrl }: Needs<'allTeams' | 'publicUrl'>): Promise<string[]> {
  const others = await countOfOtherHosts(allTeams, relyingPartyOf(publicUrl).id ?? '')
  return others.map(({ rp_id: host, passkeys }) => {
    const some = passkeys === 1 ? '1 passkey was made for' : `${passkeys} passkeys were made for`
    return `${some} ${host} and ${passkeys === 1 ? 'does' : 'do'} not work at ${publicUrl}. Their owners sign in with a password and add a new one.`
  })
}
