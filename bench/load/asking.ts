import { randomUUID } from 'node:crypto'

/** The requests to repeat: any of these paths, with any of these headers; for scans, any of these codes. */
export type Asking = {
  method: 'GET' | 'HEAD' | 'POST'
  paths: string[]
  /** Header lines, one per caller in turn. */
  heads: string[]
  codes?: string[]
  expected: number
  /** Each caller has the path with its own number instead of any path. */
  hasOwnPaths?: boolean
}

type Codes = { id: string; codes: string[] }

/** Scans of a list, each caller with one of these lines of header. */
export function scansOf({ id, codes }: Codes, credentials: string[]): Asking {
  const heads = credentials.map((line) => `${line}\r\n`)
  return { method: 'POST', paths: [`/api/lists/${id}/scan`], heads, codes, expected: 200 }
}

export function imagesOf(codes: string[], query = ''): Asking {
  // Enough codes that no cache holds them all. Passing all 100,000 to the process would take long.
  const paths = codes.slice(0, 4096).map((code) => `/qr-code/${code}${query}`)
  return { method: 'GET', paths, heads: [''], expected: 200 }
}

/** The text of a request; each scan has its own id. */
export function requestText({ method, paths, heads, codes, hasOwnPaths }: Asking, caller: number): string {
  const path = hasOwnPaths ? paths[caller % paths.length]! : anyOf(paths)
  const start = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${heads[caller % heads.length] ?? ''}`
  if (!codes) return `${start}\r\n`
  const body = `{"qr_code":"${anyOf(codes)}","scan_id":"${randomUUID()}"}`
  return `${start}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

export function anyOf<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!
}
