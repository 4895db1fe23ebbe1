// A small world around a door: one server, one browser with tabs that live and die, a network, and clocks. Nothing in it
// happens unless a test lets it.
import { offlineList } from '#contract/offline.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { ConnectionLost, Declined } from '../../../../api/declined.ts'
import type { KeptAlert, QueuedScan } from '../../door/kept.ts'
import type { DoorList } from '../../door/door-access.ts'
import type { Listening, Ports, Server, TabNews } from '../../door/ports.ts'
import { openDoorAtWork } from '../../offline/door-at-work.ts'
import { createDatabase } from './database.ts'
import { plainCrypt } from './crypt.ts'
import { createServer, type Contact } from './server.ts'
import { createTicks } from './ticks.ts'
import { watchPage, type Page } from './watch-page.ts'

export const door: DoorList = {
  id: 'list',
  list_id: 'theirs',
  name: 'Spring supper',
  active_members: 3,
  is_active: true,
  colour_rules: [],
  may_check_in_by_name: false,
  expires_at: null,
}

export const thisDevice = 'North gate'

type Call = {
  page: Page
  endpoint: unknown
  input: unknown
  /** The server has decided; the answer is on its way. */
  answer: { value: unknown } | { error: unknown } | undefined
  settle: (answer: { value: unknown } | { error: unknown }) => void
}

type Stream = Listening & { page: Page; cursor: string; isConnected: boolean; isBusy: boolean }

type Timer = { at: number; work: () => void; page: Page }

export type World = ReturnType<typeof createWorld>

export function createWorld(contacts: readonly Contact[], turn: () => Promise<void>) {
  const ticks = createTicks(turn)
  const database = createDatabase(ticks)
  const begun = Date.parse('2026-05-01T19:00:00Z')
  let time = begun
  /** How far the device's clock is ahead. */
  let deviceMs = 0
  let isConnected = true
  let linkError: Declined | undefined
  let pages: Page[] = []
  let calls: Call[] = []
  let streams: Stream[] = []
  let timers: Timer[] = []
  const locks = new Map<string, { page: Page; waiting: { page: Page; take: () => void }[] }>()
  const server = createServer(() => time, contacts)
  const all: Page[] = []
  let lastOther = 0
  let hasBeenFull = false
  let hasHung = false
  const left = new Map<string, number>()
  const dropped = new Set<string>()
  database.onChange(() => {
    noteLeft()
    for (const { scanId } of database.rows<QueuedScan>('queue')) noteKept(scanId)
    const kept = new Set(database.rows<KeptAlert>('alerts').map(({ scanId }) => scanId))
    for (const id of alertsKept) if (!kept.has(id)) dropped.add(id)
    for (const id of kept) alertsKept.add(id)
  })
  const alertsKept = new Set<string>()

  /** A scan that is being left keeps its time; one that a page takes up has none. */
  function noteLeft(): void {
    const live = new Set(pages.map(({ id }) => id))
    const free = database
      .rows<QueuedScan>('queue')
      .filter(({ state, page }) => state === 'sending' && !live.has(page))
      .map(({ scanId }) => scanId)
    for (const id of left.keys()) if (!free.includes(id)) left.delete(id)
    for (const id of free) if (!left.has(id)) left.set(id, time)
  }

  function noteKept(scanId: string): void {
    const row = database.rows<QueuedScan>('queue').find((one) => one.scanId === scanId)!
    for (const page of pages) {
      for (const presented of page.presented) if (presented.at === row.scannedAt) presented.isKept = true
    }
  }

  const alertsTold: { page: string }[] = []
  let lastPage = 0

  function answerOf({ endpoint, input }: Call): { value: unknown } | { error: unknown } {
    if (linkError) return { error: linkError }
    const { body, query } = input as {
      body: { scan_id: string; qr_code: string; scans: Parameters<typeof server.handIn>[0][] }
      query: { since?: string; after?: string }
    }
    if (endpoint === redeemScan) return { value: server.redeem(body.scan_id, body.qr_code, thisDevice) }
    if (endpoint === handInScans) {
      const verdicts = body.scans.map((scan) => ({ ...server.handIn(scan, thisDevice), scan_id: scan.scan_id }))
      return { value: { verdicts } }
    }
    if (endpoint === offlineList) return { value: server.page(query.since, query.after) }
    throw new Error('This door asks for something else.')
  }

  function serverFor(page: Page): Server {
    const ask = (endpoint: unknown, input: unknown, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        const call: Call = {
          page,
          endpoint,
          input,
          answer: undefined,
          settle(answer) {
            calls = calls.filter((other) => other !== call)
            if (!page.isAlive || signal?.aborted) return
            if ('error' in answer) reject(answer.error)
            else resolve(answer.value)
          },
        }
        signal?.addEventListener('abort', () => page.isAlive && reject(signal.reason))
        calls.push(call)
        if (!isConnected) ticks.soon(() => call.settle({ error: new ConnectionLost('no network') }))
      })
    return {
      ask: ask as Server['ask'],
      credential: () => 'a token',
      isEnd: (error) => error instanceof Declined && error.status === 401,
      listen(listening) {
        const stream: Stream = { ...listening, page, cursor: listening.since, isConnected, isBusy: false }
        streams.push(stream)
        return { close: () => (streams = streams.filter((other) => other !== stream)) }
      },
      watchNetwork: () => () => {},
    }
  }

  function release(name: string, page: Page): void {
    const lock = locks.get(name)
    if (lock?.page !== page) return
    const [next, ...waiting] = lock.waiting.filter((one) => one.page.isAlive)
    if (!next) return void locks.delete(name)
    locks.set(name, { page: next.page, waiting })
    ticks.soon(next.take)
  }

  function tabsFor(page: Page): Ports['tabs'] {
    return {
      page: page.id,
      live: async () => new Set(pages.map(({ id }) => id)),
      hold: (name) =>
        new Promise((take) => {
          const lock = locks.get(name)
          if (lock) return void lock.waiting.push({ page, take })
          locks.set(name, { page, waiting: [] })
          ticks.soon(take)
        }),
      async tryHold(name) {
        if (!page.isAlive || locks.has(name)) return undefined
        locks.set(name, { page, waiting: [] })
        return () => release(name, page)
      },
      tell(news: TabNews) {
        for (const other of pages) {
          if (other !== page && page.isAlive) ticks.soon(() => other.isAlive && hearers.get(other)?.(news))
        }
      },
      hear(onNews) {
        hearers.set(page, onNews)
        return () => hearers.delete(page)
      },
    }
  }
  const hearers = new Map<Page, (news: TabNews) => void>()

  function open(keepsNothing = false): Page {
    const id = `page ${(lastPage += 1)}`
    const page = { id, isAlive: true, keepsNothing, presented: [], alerts: new Map() } as unknown as Page
    pages.push(page)
    all.push(page)
    const connection = database.connect(() => page.isAlive)
    const ports: Ports = {
      server: serverFor(page),
      kept: {
        open: async () => (keepsNothing ? undefined : { database: connection, crypt: plainCrypt }),
        isPersistent: async () => true,
        persist: async () => true,
      },
      clock: {
        now: () => time + deviceMs,
        elapsed: () => time,
        after(ms, work) {
          const timer: Timer = { at: time + ms, work, page }
          timers.push(timer)
          return () => (timers = timers.filter((other) => other !== timer))
        },
        chance: () => 0.5,
      },
      tabs: tabsFor(page),
      signal: { tell: (told) => told === 'alert' && page.isAlive && void alertsTold.push({ page: page.id }) },
    }
    const screen = { reload() {}, over() {}, remember() {} }
    page.door = openDoorAtWork({ ports, door, isOrganiser: false, screen })
    watchPage(page, () => time)
    return page
  }

  function close(page: Page): void {
    page.isAlive = false
    pages = pages.filter((other) => other !== page)
    timers = timers.filter((timer) => timer.page !== page)
    streams = streams.filter((stream) => stream.page !== page)
    for (const [name, lock] of locks) {
      lock.waiting = lock.waiting.filter((one) => one.page !== page)
      release(name, page)
    }
    noteLeft()
    for (const presented of page.presented) presented.endedAt ??= time
  }

  /** A browser's storage is quick, unless it hangs. */
  async function advance(ms: number, hangs = false): Promise<void> {
    if (!hangs) await ticks.run()
    const until = time + ms
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at)
      if (!next || next.at > until) break
      time = Math.max(time, next.at)
      timers = timers.filter((timer) => timer !== next)
      next.work()
      await ticks.run()
    }
    time = until
  }

  function hearNext(stream: Stream): void {
    if (stream.isBusy || !isConnected) return
    stream.isConnected = true
    const message = server.message(stream.cursor)
    if (!message) return stream.onResync()
    stream.isBusy = true
    const heard = stream.onMessage(message).then(
      () => {
        stream.cursor = message.cursor
        server.noteTold(message)
        if (streams.includes(stream)) stream.onState('live')
      },
      // It comes again.
      () => {},
    )
    void heard.finally(() => (stream.isBusy = false))
  }

  function connect(is: boolean): void {
    isConnected = is
    if (is) return
    for (const call of calls) call.settle({ error: new ConnectionLost('no network') })
    for (const stream of streams) {
      if (stream.isConnected) stream.onState('waiting')
      stream.isConnected = false
    }
  }

  return {
    server,
    database,
    ticks,
    open,
    close,
    advance,
    connect,
    pages: () => pages,
    everyPage: all,
    alertsTold,
    now: () => time,
    deviceNow: () => time + deviceMs,
    calls: () => calls,
    streams: () => streams,
    setDeviceClock: (ms: number) => void (deviceMs = ms),
    endLink: (error: Declined | undefined) => void (linkError = error),
    /** The server gets a call and decides; its answer is on its way. */
    arrive: (call: Call) => void (call.answer ??= answerOf(call)),
    answer(call: Call): void {
      call.answer ??= answerOf(call)
      call.settle(call.answer)
    },
    lose: (call: Call) => call.settle({ error: new ConnectionLost('lost') }),
    hearNext,
    /** Another door lets in a guest: at the server, or by its own list, and hands that in. */
    otherDoor(code: string, agoMs: number | undefined): void {
      const id = `theirs ${(lastOther += 1)}`
      const at = new Date(time - (agoMs ?? 0)).toISOString()
      if (agoMs === undefined) server.redeem(id, code, 'South gate')
      else server.handIn({ scan_id: id, qr_code: code, scanned_at: at, told: 'ok' }, 'South gate')
    },
    /** Once an evening: a page that dies while its storage hangs a second time cannot know what it showed. */
    async hang(ms: number): Promise<void> {
      if (hasHung) return
      hasHung = true
      await advance(ms, true)
      await ticks.run()
    },
    fill(is: boolean): void {
      if (is) hasBeenFull = true
      database.fill(is)
    },
    wasFull: () => hasBeenFull,
    acknowledge(page: Page, at: number): void {
      const { alerts } = page.door.view()
      const alert = alerts[at % Math.max(1, alerts.length)]
      if (alert) page.door.acknowledge(alert.scanId)
    },
    /** Staff acknowledged it, and the browser has stored that. */
    isAcknowledged: (scanId: string) => dropped.has(scanId),
    /** When a scan was last left for the next one of its code: stored, without a page that is at it. */
    leftAt: (scanId: string) => left.get(scanId) ?? Infinity,
    read(page: Page, text: string): void {
      time += 1
      page.presented.push({
        text,
        at: time + deviceMs,
        begunAt: time,
        endedAt: undefined,
        outcome: undefined,
        isKept: false,
      })
      page.door.read(text, 'typed')
    },
  }
}
