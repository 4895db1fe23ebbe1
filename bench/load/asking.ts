import { randomUUID } from 'node:crypto'

/** What is asked for, again and again: any of these paths, with any of these heads, for scans any of these codes. */
export type Asking = {
  method: 'GET' | 'HEAD' | 'POST'
  paths: string[]
  /** Lines of header, for each caller its own in turn. */
  heads: string[]
  codes?: string[]
  expected: number
}

type Codes = { id: string; codes: string[] }

/** Scans of a list, each caller with one of these lines of header. */
export function scansOf({ id, codes }: Codes, credentials: string[]): Asking {
  const heads = credentials.map((line) => `${line}\r\n`)
  return { method: 'POST', paths: [`/api/lists/${id}/scan`], heads, codes, expected: 200 }
}

export function imagesOf(codes: string[], query = ''): Asking {
  // Of so many that none of them is kept anywhere; all of 100,000 would take their time to be handed over.
  const paths = codes.slice(0, 4096).map((code) => `/qr-code/${code}${query}`)
  return { method: 'GET', paths, heads: [''], expected: 200 }
}

/** The text of a request; a scan has an id of its own each time. */
export function requestText({ method, paths, heads, codes }: Asking, caller: number): string {
  const start = `${method} ${anyOf(paths)} HTTP/1.1\r\nhost: localhost\r\n${heads[caller % heads.length] ?? ''}`
  if (!codes) return `${start}\r\n`
  const body = `{"qr_code":"${anyOf(codes)}","scan_id":"${randomUUID()}"}`
  return `${start}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

export function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!
}
