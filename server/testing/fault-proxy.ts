// A faulty connection between two programs: TCP on loopback that is slow, breaks, swallows and cuts, by a seeded die or
// as the test says. A turn is one side's request with the other's answer; a fault hits one turn. It fits HTTP without
// pipelining and Postgres' protocol.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { type Chance, seeded } from './chance.ts'
import { atEnd } from './postgres.ts'

export type Target = { port: number; host?: string } | { path: string }

export const lineFaults = ['reset', 'blackHole', 'lostAnswer', 'cut'] as const
export type LineFault = (typeof lineFaults)[number]

/** The shares of turns that each fault hits, at most one fault per turn; other turns pass. */
export type Weather = Partial<Record<LineFault, number>> & {
  /** The delay of every chunk, in each direction. */
  latencyMs?: number
  /** For the fault `cut`: the bytes of the answer that still pass. */
  cutAfterBytes?: number
}

export type FaultProxy = {
  port: number
  /** Changes the faults, from the next request on. */
  change: (weather: Weather) => void
  /** Stops all traffic in both directions; new connections are accepted and get no answer. */
  freeze: () => void
  /** Ends the freeze. Delayed bytes arrive late. */
  thaw: () => void
  /** Breaks every open connection. */
  breakAll: () => void
  /** The number of turns that each fault has hit. */
  struck: () => Record<LineFault, number>
  /** The number of open connections. */
  open: () => number
  close: () => Promise<void>
}

export type FaultProxyOptions = {
  /** Called once per connection, and again with the number of tries if the target refuses; undefined for no target. */
  to: Target | ((tries: number) => Target | undefined)
  seed?: number
  weather?: Weather
}

type Line = {
  chance: Chance
  weather: () => Weather
  isFrozen: () => boolean
  strike: (fault: LineFault) => void
}

export async function startFaultProxy({ to, seed = 1, weather = {} }: FaultProxyOptions): Promise<FaultProxy> {
  const struck: Record<LineFault, number> = { reset: 0, blackHole: 0, lostAnswer: 0, cut: 0 }
  const connections = new Set<Connection>()
  let now = weather
  let isFrozen = false
  const line: Line = {
    chance: seeded(seed),
    weather: () => now,
    isFrozen: () => isFrozen,
    strike: (fault) => void (struck[fault] += 1),
  }

  const targetOf = typeof to === 'function' ? to : (tries: number) => (tries === 1 ? to : undefined)
  const server = createServer({ noDelay: true }, (client) => {
    const connection = openConnection(client, targetOf, line, () => connections.delete(connection))
    connections.add(connection)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  let closed: Promise<void> | undefined
  const close = async () => {
    for (const connection of connections) connection.end()
    server.close()
    await once(server, 'close')
  }
  const proxy: FaultProxy = {
    port: (server.address() as AddressInfo).port,
    change: (weather) => void (now = weather),
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false
      for (const connection of connections) connection.flush()
    },
    breakAll() {
      for (const connection of connections) connection.end()
    },
    struck: () => ({ ...struck }),
    open: () => connections.size,
    close: () => (closed ??= close()),
  }
  atEnd(proxy.close)
  return proxy
}

type Connection = { flush: () => void; end: () => void }

/** One request and its answer: the fault for it, and the bytes so far. */
type Turn = { fault: LineFault | undefined; answered: number }

function openConnection(
  client: Socket,
  targetOf: (tries: number) => Target | undefined,
  line: Line,
  isOver: () => void,
): Connection {
  let target: Socket | undefined
  let turn: Turn = { fault: undefined, answered: Infinity }
  /** Closes both sides abruptly, like a cut cable. */
  const end = () => {
    if (!client.destroyed) client.resetAndDestroy()
    target?.destroy()
  }
  /** Both sockets must have closed first, because delayed bytes still have to be delivered. */
  const settle = () => {
    if (client.closed && (target?.closed ?? true)) isOver()
  }
  const toTarget = openPipe(line, (piece) => target?.write(piece))
  const toClient = openPipe(line, (piece) => client.write(piece))

  function takeQuestion(piece: Buffer): void {
    if (turn.answered > 0) turn = { fault: chooseFault(line), answered: 0 }
    if (turn.fault === 'reset') return end()
    if (turn.fault !== 'blackHole') toTarget.push(piece)
  }

  function takeAnswer(piece: Buffer): void {
    turn.answered += piece.length
    if (turn.fault === 'lostAnswer') return end()
    const { cutAfterBytes = 1 } = line.weather()
    if (turn.fault !== 'cut' || turn.answered < cutAfterBytes) return toClient.push(piece)
    // Delivers earlier bytes first.
    toClient.push(piece.subarray(0, Math.max(0, piece.length - (turn.answered - cutAfterBytes))))
    toClient.after(() => {
      client.destroySoon()
      target?.destroy()
    })
  }

  function reach(tries: number): void {
    const where = targetOf(tries)
    if (!where) return end()
    const socket = connect('path' in where ? where : { host: '127.0.0.1', noDelay: true, ...where })
    let isThere = false
    socket.once('connect', () => {
      isThere = true
      target = socket
      if (client.destroyed) return void socket.destroy()
      socket.on('data', takeAnswer)
      socket.once('end', () => toClient.after(() => client.end()))
      client.on('data', takeQuestion)
    })
    socket.on('error', () => (isThere || client.destroyed ? end() : reach(tries + 1)))
    socket.once('close', () => {
      if (!isThere) return
      toClient.after(() => client.destroySoon())
      settle()
    })
  }

  client.on('error', end)
  client.once('end', () => toTarget.after(() => target?.end()))
  client.once('close', () => {
    toTarget.after(() => target?.destroySoon())
    settle()
  })
  reach(1)
  return {
    end,
    flush() {
      toTarget.flush()
      toClient.flush()
    },
  }
}

function chooseFault({ chance, weather, strike }: Line): LineFault | undefined {
  let die = chance.next()
  for (const fault of lineFaults) {
    die -= weather()[fault] ?? 0
    if (die >= 0) continue
    strike(fault)
    return fault
  }
  return undefined
}

/** Delivers chunks in order, each delayed as configured, and none while everything is frozen. */
function openPipe({ weather, isFrozen }: Line, write: (piece: Buffer) => void) {
  const waiting: { due: number; go: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0 && !isFrozen()) {
      const ms = waiting[0]!.due - performance.now()
      if (ms > 0) return void (timer = setTimeout(flush, ms))
      waiting.shift()!.go()
    }
  }
  const add = (go: () => void) => {
    waiting.push({ due: performance.now() + (weather().latencyMs ?? 0), go })
    if (timer === undefined) flush()
  }
  return { flush, push: (piece: Buffer) => add(() => write(piece)), after: add }
}

/** A proxy in front of a database, and the address that leads through it. */
export async function proxyDatabase(
  connectionString: string,
  options: Omit<FaultProxyOptions, 'to'> = {},
): Promise<FaultProxy & { connectionString: string }> {
  const { host, port, user = '', password, database = '' } = new Client({ connectionString })
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy = await startFaultProxy({ ...options, to })
  const url = new URL(`postgresql://127.0.0.1:${proxy.port}/${encodeURIComponent(database)}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(typeof password === 'string' ? password : '')
  return { ...proxy, connectionString: url.href }
}

// A database behind a connection that changes what passes.

type Changes = { first?: (piece: Buffer) => Buffer; answer?: (piece: Buffer) => Buffer }

const asItIs = (piece: Buffer) => piece

/** `first`: of a client's first message. `answer`: of each piece that the database sends. Returns the address. */
async function passOn(
  connectionString: string,
  { first: ofFirst = asItIs, answer = asItIs }: Changes,
): Promise<string> {
  const { host, port, user = '', database: name = '' } = new Client({ connectionString })
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const server = createServer((client) => {
    const database = connect(to)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    client.once('data', (first: Buffer) => {
      database.write(ofFirst(first))
      client.pipe(database)
      database.on('data', (piece: Buffer) => client.write(answer(piece)))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => void server.close())
  return `postgresql://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
}

/** A pooler that drops the settings of connections, as PgBouncer does with `ignore_startup_parameters = options`. */
export function startLossyPooler(connectionString: string): Promise<string> {
  return passOn(connectionString, { first: withoutOptions })
}

/** A database that says that it is version 14. */
export async function startOldPostgres(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string; number: string }>(
    `select current_setting('server_version') as name, current_setting('server_version_num') as number`,
  )
  await client.end()
  const { name, number } = rows[0]!
  const old = (text: string) => text.replaceAll(number, `14${number.slice(2)}`).replaceAll(name, `14${name.slice(2)}`)
  return passOn(connectionString, { answer: (piece) => Buffer.from(old(piece.toString('latin1')), 'latin1') })
}

/** The length, the version, then names and values, each with a zero after it. */
function withoutOptions(message: Buffer): Buffer {
  const words = message.subarray(8).toString().split('\0')
  const at = words.indexOf('options')
  if (at >= 0) words.splice(at, 2)
  const rest = Buffer.from(words.join('\0'))
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(8 + rest.length)
  return Buffer.concat([head, rest])
}
