// Asks an address whether it leads to this installation. The answer is derived from the caller's nonce and a key of the
// ring, so servers that share a ring answer alike, and nobody else can. The way on which the call came is part of it: only
// a holder of the key learns whether a proxy is trusted.
import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../secrets/key-ring.ts'

/** `ignored`: a proxy named the caller, and TRUST_PROXY does not trust it. */
export const ways = ['direct', 'trusted', 'ignored'] as const
export type Way = (typeof ways)[number]

export const installationPath = '/api/installation'

type Keys = Pick<KeyRing, 'ids' | 'derive'>

/** `ids`: the keys of the caller's ring. While a ring is being changed, servers have some of them in common. */
export function proveInstallation(keys: Keys, { nonce, ids, way }: { nonce: string; ids: string[]; way: Way }) {
  const id = ids.find((each) => keys.ids.includes(each))
  const derived = keys.derive(`proof of an installation, ${way}`, Buffer.from(nonce), id)!
  return { key: derived.id, proof: derived.key.toString('base64url') }
}

export type Answer =
  | { is: 'here'; way: Way }
  | { is: 'another' | 'something' }
  | { is: 'proxy_alone'; status: number }
  | { is: 'unnamed' }
  | { is: 'uncertified'; why: string }
  | { is: 'unreachable'; why: string }

const withinMs = 5000

export async function askInstallation(address: string, keys: Keys, stopping?: AbortSignal): Promise<Answer> {
  const nonce = randomBytes(24).toString('base64url')
  const url = new URL(installationPath, address)
  url.search = new URLSearchParams({ nonce, keys: keys.ids.join(',') }).toString()
  const tooLong = AbortSignal.timeout(withinMs)
  try {
    const answer = await fetch(url, { signal: stopping ? AbortSignal.any([stopping, tooLong]) : tooLong })
    return readAnswer(answer.status, await answer.json().catch(() => undefined), { keys, nonce })
  } catch (error) {
    return troubleOf(error as Error)
  }
}

function readAnswer(status: number, body: unknown, { keys, nonce }: { keys: Keys; nonce: string }): Answer {
  const { key, proof, success } = (body ?? {}) as { key?: unknown; proof?: unknown; success?: unknown }
  if (status === 503 && success === false) return { is: 'unreachable', why: 'Listpass is too busy' }
  if (status === 502 || status === 503 || status === 504) return { is: 'proxy_alone', status }
  if (status !== 200 || typeof key !== 'string' || typeof proof !== 'string') return { is: 'something' }
  const isOf = (way: Way) =>
    keys.ids.includes(key) && proveInstallation(keys, { nonce, ids: [key], way }).proof === proof
  const way = ways.find(isOf)
  return way ? { is: 'here', way } : { is: 'another' }
}

const certificates: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody but itself has signed it',
  SELF_SIGNED_CERT_IN_CHAIN: 'no known authority has signed it',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'no known authority has signed it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a part of its chain is missing',
}

/** fetch says only that it failed; its cause, or the first of several, says why. */
function troubleOf(error: Error): Answer {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }
  const code = cause.code ?? cause.errors?.[0]?.code ?? cause.name
  const why = certificates[code]
  if (why !== undefined) return { is: 'uncertified', why }
  if (code === 'ENOTFOUND') return { is: 'unnamed' }
  if (error.name === 'TimeoutError') return { is: 'unreachable', why: `no answer within ${withinMs / 1000} s` }
  return { is: 'unreachable', why: code }
}
