// Bytes that Node's parser rejects never become a request. They still get an answer in our shape and with our headers.
import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { said, type Said } from '../kernel/said.ts'
import { codeOfStatus, declinedBody } from './declined-body.ts'

type Headers = Readonly<Record<string, string>>

/** The answer in progress on this socket: an undocumented field, as old as Node. */
type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null }

const statusOfCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

export function answerUnreadable(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // A second answer in the middle of the first would be read as its body.
    const isAnswering = (socket as Answering)._httpMessage?.headersSent === true
    if (!socket.writable || isAnswering) {
      socket.destroy()
      return
    }
    const status = statusOfCode[error.code ?? ''] ?? 400
    const code = status === 400 ? 'unreadable' : codeOfStatus(status)
    socket.end(wholeAnswer(status, said(code), headers), () => socket.destroy())
  }
}

/** The client requires a feature before it sends the body (Expect) that our server lacks. */
export function refuseExpectations(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(declinedBody({ said: said('expect_unknown') }))
    response.writeHead(417, { ...headersOf(headers, body) }).end(body)
  })
}

function wholeAnswer(status: number, words: Said, headers: Headers): string {
  const body = JSON.stringify(declinedBody({ said: words }))
  const lines = Object.entries(headersOf(headers, body)).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

function headersOf(headers: Headers, body: string): Record<string, string> {
  return {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: 'close',
  }
}
