// Decides which proxies may name a caller's address. Fastify asks for each address on the way, beginning with the peer
// as hop 0.
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Way } from '../checks/installation.ts'

export type ProxyTrust = (address: string, hop: number) => boolean

/** Trusted unless the settings name an address: proxies on this machine, or in a private network. */
const ownNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/**
 * Trusts this many proxies. The last one must be on this machine or in a private network. Otherwise a caller who
 * reaches the port directly from the internet could name any address.
 */
export function trustHops(hops: number): ProxyTrust {
  return (address, hop) => hop < hops && (hop > 0 || isOwnNetwork(address))
}

/** Trusts these networks. Undefined if one of them is neither an address nor a network. */
export function trustAddresses(networks: string[]): ProxyTrust | undefined {
  const trusted = new BlockList()
  return networks.every((network) => add(trusted, network)) ? (address) => holds(trusted, address) : undefined
}

/** Whether a proxy named the caller, and whether it is believed. */
export function wayOf({ headers, socket }: FastifyRequest, trust: ProxyTrust | false): Way {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  const peer = socket.remoteAddress
  if (!isForwarded || peer === undefined) return 'direct'
  return trust && trust(peer, 0) ? 'trusted' : 'ignored'
}

export function isOwnNetwork(address: string): boolean {
  return holds(own, address)
}

const own = new BlockList()
for (const network of ownNetworks) add(own, network)

function add(list: BlockList, network: string): boolean {
  const [address = '', prefix, ...rest] = network.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const bits = prefix === undefined ? longest : Number(prefix)
  if (rest.length > 0 || prefix === '' || !Number.isInteger(bits) || bits < 1 || bits > longest) return false
  list.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')
  return true
}

/** Removes the zone of a link-local address. Text that is not an address is in no network. */
function holds(list: BlockList, address: string): boolean {
  const ip = address.replace(/%.*$/, '')
  return isIP(ip) !== 0 && list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
