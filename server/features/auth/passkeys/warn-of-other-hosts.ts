import type { Needs } from '../../../services.ts'
import { relyingPartyOf } from './relying-party.ts'
import { countOfOtherHosts } from './store.ts'

/** One sentence for each former host of this Listpass that still has passkeys. */
export async function passkeyWarnings({ database, publicUrl }: Needs<'database' | 'publicUrl'>): Promise<string[]> {
  const others = await countOfOtherHosts(database, relyingPartyOf(publicUrl).id ?? '')
  return others.map(({ rp_id: host, passkeys }) => {
    const some = passkeys === 1 ? '1 passkey was made for' : `${passkeys} passkeys were made for`
    return `${some} ${host} and ${passkeys === 1 ? 'does' : 'do'} not work at ${publicUrl}. Their owners sign in with a password and add a new one.`
  })
}
