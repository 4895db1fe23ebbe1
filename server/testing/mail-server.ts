// A mail server on this machine: it stores accepted mails, and can be told to misbehave.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { type ReadMail, readMail } from './outbox.ts'
import { atEnd } from './postgres.ts'

export type Taken = ReadMail & {
  envelope: SMTPServerSession['envelope']
  user: string | undefined
  isSecure: boolean
}

export type MailServer = {
  port: number
  /** The accepted mails, in order of arrival. */
  taken: Taken[]
  /** The number of offered recipients. */
  tries: () => number
  /** The server's answer to every recipient from now on; undefined to accept mails. */
  refuse: (answer: { code: number; text: string } | undefined) => void
  stop: () => Promise<void>
}

const withoutSignIn: SMTPServerOptions = { authOptional: true, hideSTARTTLS: true, disabledCommands: ['AUTH'] }

export async function startMailServer(options: SMTPServerOptions = withoutSignIn, port = 0): Promise<MailServer> {
  const taken: Taken[] = []
  let tries = 0
  let refusal: { code: number; text: string } | undefined
  const server = new SMTPServer({
    logger: false,
    ...options,
    onRcptTo({ address }, _session, done) {
      tries += 1
      if (!refusal) return done()
      done(Object.assign(new Error(`${refusal.text} <${address}>`), { responseCode: refusal.code }))
    },
    onData: (stream, session, done) => void keep(stream, session, done),
  })
  async function keep(stream: Readable, { envelope, user, secure }: SMTPServerSession, done: () => void) {
    taken.push({ ...(await readMail(await text(stream))), envelope, user, isSecure: secure })
    done()
  }
  server.on('error', () => {}) // A client that disconnects halfway.
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  atEnd(stop)
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    tries: () => tries,
    refuse: (answer) => void (refusal = answer),
    stop,
  }
}

/** Accepts connections and never answers. */
export async function startSilentServer(
  port = 0,
): Promise<{ port: number; visits: () => number; stop: () => Promise<void> }> {
  let visits = 0
  const server = createServer((socket) => {
    visits += 1
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
  }
  atEnd(stop)
  return { port: (server.address() as AddressInfo).port, visits: () => visits, stop }
}
