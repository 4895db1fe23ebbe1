// The network between the pages and the server. Calls arrive or get lost, answers are late or never come, and streams
// break.
import { answerAsks } from '#contract/asks.ts'
import { openScannerLink } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { checkIn, handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { ConnectionLost, Declined } from '../../../../api/declined.ts'
import { isSignedOut, type KeptToken, linkToken } from '../../door/link-token.ts'
import type { Listening, Server } from '../../door/ports.ts'
import { doorHere } from '../door-here.ts'
import type { DoorServer } from './server.ts'
import type { Ticks } from './ticks.ts'
import type { Page } from './watch-page.ts'

export const thisDevice = 'North gate'

type Answer = { value: unknown } | { error: unknown }

export type Call = {
  token: string | undefined
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
  let wasSignedOut = false
  let calls: Call[] = []
  let streams: Stream[] = []

  function answerOf({ token, endpoint, input }: Call): Answer {
    if (refusal) return { error: refusal }
    if (endpoint === openScannerLink) return { value: server.sessions.open(token) }
    if (token === undefined || !server.sessions.has(token)) return { error: new Declined(401) }
    const { body, params, query } = input as {
      params: { contactId: string; scanId: string }
      body: {
        scan_id: string
        qr_code: string
        party?: string[]
        guest?: WalkIn
        direction?: 'in' | 'out'
        scans: Parameters<typeof server.handIn>[0][]
      }
      query: { since?: string; after?: string }
    }
    if (endpoint === redeemScan) {
      const { scan_id: id, qr_code: text, party = [], guest, direction } = body
      if (guest) server.addGuest(text, guest)
      return { value: server.redeemParty(id, party, text, thisDevice, direction === 'out') }
    }
    if (endpoint === checkIn) return { value: server.redeem(body.scan_id, params.contactId, thisDevice) }
    if (endpoint === handInScans) {
      const verdicts = body.scans.map((scan) => ({ ...server.handIn(scan, thisDevice), scan_id: scan.scan_id }))
      return { value: { verdicts } }
    }
    if (endpoint === undoScan) {
      const scan = server.scans.get(params.scanId)
      if (!scan) return { error: new Declined(404) }
      if (scan.verdict.standing !== 'counts' && scan.verdict.standing !== 'undone') return { error: new Declined(409) }
      return { value: server.undo(params.scanId) }
    }
    if (endpoint === answerAsks) return { value: {} }
    if (endpoint === offlineList) return { value: server.page(query.since, query.after) }
    throw new Error('This door asks for something else.')
  }

  function call(page: Page, asked: Pick<Call, 'token' | 'endpoint' | 'input'>, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const made: Call = {
        ...asked,
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

  function tokenOf(page: Page, kept: KeptToken) {
    return linkToken(kept, async (token) => {
      const given = await call(page, { token, endpoint: openScannerLink, input: {} })
      return { list: doorHere, token: given as string }
    })
  }

  const lose = (lost: Call) => lost.settle({ error: new ConnectionLost('lost') })

  /** The server gets a call and decides; its answer is on its way. */
  const arrive = (one: Call) => (one.answer ??= answerOf(one))

  return {
    of: (page: Page, token: ReturnType<typeof tokenOf>): Server => ({
      ask: ((endpoint, input, signal) =>
        token.ask((sent) => call(page, { token: sent, endpoint, input }, signal), signal)) as Server['ask'],
      credential: () => token.now(),
      isEnd: isSignedOut,
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
    refuse(error: Declined | undefined): void {
      refusal = error
      wasSignedOut ||= error?.status === 401
    },
    wasSignedOut: () => wasSignedOut,
    tokenOf,
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
