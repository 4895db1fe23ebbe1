import { createHmac, timingSafeEqual } from 'node:crypto'

/** Beyond this difference, a delivery was replayed or comes from a wrong clock. */
const toleranceSeconds = 300

/** `t=1718000000,v1=<64 hex>`: HMAC-SHA256 over the time, a dot and the unchanged body (FACTS §7). */
export function isSignedBy(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const parts = (header ?? '').slice(0, 500).split(',').map(readPart)
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, hex = '']) => name === 'v1' && isSame(right, hex))
}

function readPart(part: string): [name: string, value: string | undefined] {
  const [name = '', value] = part.trim().split('=')
  return [name, value]
}

function isSame(right: Buffer, hex: string): boolean {
  return /^[0-9a-f]{64}$/i.test(hex) && timingSafeEqual(right, Buffer.from(hex, 'hex'))
}
