// The network between the pages and the server. Calls arrive or get lost, answers are late or never come, and streams
// break.
import { offlineList } from '#contract/offline.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { ConnectionLost, Declined } from '../../../../api/declined.ts'
import type { Listening, Server } from '../../door/ports.ts'
import { doorHere } from '../door-here.ts'
import type { DoorServer } from './server.ts'
import type { Ticks } from './ticks.ts'
import type { Page } from './watch-page.ts'

export const thisDevice = 'North gate'

type Answer = { value: unknown } | { error: unknown }

export type Call = {
  endpoint: unknown
  input: unknown
  /** The server has decided; the answer is on its way. */
  answer: Answer | undefined
  settle: (answer: Answer) => void
}

export type Stream = Listening & {
  page: Page
  cursor: string
  isConnected: boolean
  isBusy: boolean
  /** The occasion that the server last sent to the door. */
  told: string | undefined
}

export function createNetwork(ticks: Ticks, server: DoorServer) {
  let isConnected = true
  let refusal: Declined | undefined
  let calls: Call[] = []
  let streams: Stream[] = []

  function answerOf({ endpoint, input }: Call): Answer {
    if (refusal) return { error: refusal }
    const { body, query } = input as {
      body: {
        scan_id: string
        qr_code: string
        party?: string[]
        direction?: 'in' | 'out'
        scans: Parameters<typeof server.handIn>[0][]
      }
      query: { since?: string; after?: string }
    }
    if (endpoint === redeemScan) {
      const { scan_id: id, qr_code: text, party = [], direction } = body
      return { value: server.redeemParty(id, party, text, thisDevice, direction === 'out') }
    }
    if (endpoint === handInScans) {
      const verdicts = body.scans.map((scan) => ({ ...server.handIn(scan, thisDevice), scan_id: scan.scan_id }))
      return { value: { verdicts } }
    }
    if (endpoint === offlineList) return { value: server.page(query.since, query.after) }
    throw new Error('This door asks for something else.')
  }

  function call(page: Page, endpoint: unknown, input: unknown, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const made: Call = {
        endpoint,
        input,
        answer: undefined,
        settle(answer) {
          calls = calls.filter((other) => other !== made)
          if (!page.isAlive || signal?.aborted) return
          if ('error' in answer) reject(answer.error)
          else resolve(answer.value)
        },
      }
      signal?.addEventListener('abort', () => page.isAlive && reject(signal.reason))
      calls.push(made)
      if (!isConnected) ticks.soon(() => lose(made))
    })
  }

  const lose = (lost: Call) => lost.settle({ error: new ConnectionLost('lost') })

  /** The server gets a call and decides; its answer is on its way. */
  const arrive = (one: Call) => (one.answer ??= answerOf(one))

  return {
    of: (page: Page): Server => ({
      ask: ((endpoint, input, signal) => call(page, endpoint, input, signal)) as Server['ask'],
      credential: () => 'a token',
      isEnd: (error) => error instanceof Declined && error.status === 401,
      listen(listening) {
        const stream: Stream = {
          ...listening,
          page,
          cursor: listening.since,
          isConnected,
          isBusy: false,
          told: undefined,
        }
        streams.push(stream)
        return { close: () => (streams = streams.filter((other) => other !== stream)) }
      },
      watchNetwork: () => () => {},
    }),
    end: (page: Page) => void (streams = streams.filter((stream) => stream.page !== page)),
    calls: () => calls,
    streams: () => streams,
    refuse: (error: Declined | undefined) => void (refusal = error),
    arrive: (one: Call) => void arrive(one),
    answer: (one: Call) => one.settle(arrive(one)),
    lose,

    connect(is: boolean): void {
      isConnected = is
      if (is) return
      for (const one of calls) lose(one)
      for (const stream of streams) {
        if (stream.isConnected) stream.onState('waiting')
        stream.isConnected = false
      }
    },

    hearNext(stream: Stream): void {
      if (stream.isBusy || !isConnected) return
      stream.isConnected = true
      const { id } = server.occasion()
      if (stream.told !== id) {
        stream.told = id
        const state = { list_name: doorHere.name, door: thisDevice, is_open: true, has_ended: false }
        stream.onDoor({ ...state, occasion: server.occasion() })
        if (!streams.includes(stream)) return
      }
      const message = server.message(stream.cursor)
      if (!message) return stream.onResync()
      stream.isBusy = true
      const heard = stream.onMessage(message).then(
        () => {
          stream.cursor = message.cursor
          server.noteTold(message)
          if (streams.includes(stream)) stream.onState('live')
        },
        // The door did not take it, so the stream sends it again.
        () => {},
      )
      void heard.finally(() => (stream.isBusy = false))
    },
  }
}
