import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { DoorMessage } from '#contract/offline.ts'
import { ConnectionLost, Declined } from './declined.ts'
import { type Following, followStream, pauseBefore, type StreamState, openReader } from './follow-stream.ts'

const message = (cursor: string): DoorMessage => ({
  cursor,
  events: [],
  entries: [],
  counters: { contacts: 1, checked_in: 0, accepted: 0 },
  at: '2026-11-21T20:00:00.000Z',
})

const changes = (cursor: string) => `event: changes\nid: ${cursor}\ndata: ${JSON.stringify(message(cursor))}\n\n`
const resync = 'event: resync\nid: 9.9\ndata: {}\n\n'
const door = (hasEnded: boolean) =>
  `event: door\ndata: ${JSON.stringify({ list_name: 'Supper', door: 'North', is_open: true, occasion: null, has_ended: hasEnded })}\n\n`

function answering(...pieces: string[]): Response {
  const bytes = new TextEncoder()
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(bytes.encode(piece))
        controller.close()
      },
    }),
  )
}

/** Answers with these connections, one after the other; after the last one the stream is closed. */
async function follow(answers: (Response | Error)[], more: Partial<Following> = {}) {
  const stopping = new AbortController()
  const asked: (string | undefined)[] = []
  const heard: string[] = []
  const states: StreamState[] = []
  let pauses = 0
  const connection = {
    ask: (since: string | undefined) => {
      const answer = answers[asked.length]
      asked.push(since)
      return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no more'))
    },
    pause: () => {
      pauses += 1
      if (asked.length === answers.length) stopping.abort()
      return Promise.resolve()
    },
  }
  const following: Following = {
    since: undefined,
    onMessage: ({ cursor }) => void heard.push(cursor),
    onResync: () => Promise.resolve(undefined),
    onDoor: ({ door: name }) => void heard.push(name),
    onState: (state) => void states.push(state),
    ...more,
  }
  await followStream(connection, following, stopping.signal)
  return { asked, heard, states, pauses }
}

test('a lost connection is replaced by one that continues after the last message', async () => {
  const { asked, heard, states } = await follow(
    [answering(changes('1.1'), changes('2.1')), new ConnectionLost(new Error('gone')), answering(changes('3.1'))],
    { since: '0.1' },
  )
  assert.deepEqual(asked, ['0.1', '2.1', '2.1'])
  assert.deepEqual(heard, ['1.1', '2.1', '3.1'])
  assert.deepEqual(states, ['connecting', 'live', 'live', 'waiting', 'waiting', 'live', 'waiting'])
})

test('a message that could not be kept comes again', async () => {
  let tries = 0
  const kept: string[] = []
  const { asked } = await follow([answering(changes('1.1'), changes('2.1')), answering(changes('2.1'))], {
    onMessage({ cursor }) {
      tries += 1
      if (tries === 2) return Promise.reject(new Error('no room'))
      kept.push(cursor)
    },
  })
  assert.deepEqual(asked, [undefined, '1.1'])
  assert.deepEqual(kept, ['1.1', '2.1'])
})

test('after a full read it continues from the new cursor', async () => {
  const { asked, heard } = await follow([answering(resync, changes('4.1')), answering(changes('7.1'))], {
    onResync: () => Promise.resolve('6.1'),
  })
  assert.deepEqual(asked, [undefined, '6.1'])
  assert.deepEqual(heard, ['7.1'])
})

test('a door that has ended, or is unknown to the server, stops asking', async () => {
  for (const answer of [answering(door(true)), new Declined(401), new Declined(404)]) {
    const { asked, states } = await follow([answer, answering(changes('1.1'))])
    assert.equal(asked.length, 1)
    assert.equal(states.at(-1), 'ended')
  }
})

test('a server that is busy, or a link that is switched off for now, is asked again', async () => {
  const { asked, heard, pauses } = await follow([
    new Declined(503),
    new Declined(409),
    answering(door(false), changes('1.1')),
  ])
  assert.deepEqual([asked.length, heard, pauses], [3, ['North', '1.1'], 3])
})

test('the pauses grow up to 15 s, and no two doors wait equally long', () => {
  assert.deepEqual([pauseBefore(0, 0), pauseBefore(0, 1)], [250, 500])
  assert.deepEqual([pauseBefore(3, 0), pauseBefore(3, 1)], [2000, 4000])
  assert.deepEqual([pauseBefore(50, 0), pauseBefore(50, 1)], [7500, 15_000])
})

test('the pauses grow from one lost connection to the next, and begin anew after one that lasted', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] })
  t.mock.method(Math, 'random', () => 1)
  const lasting = [0, 0, 0, 10_001, 0, 10_001, 0]
  const pauses: number[] = []
  const stopping = new AbortController()
  const connection = {
    ask() {
      t.mock.timers.tick(lasting[pauses.length] ?? 0)
      return Promise.reject(new ConnectionLost('gone'))
    },
    pause(ms: number) {
      pauses.push(ms)
      if (pauses.length === lasting.length) stopping.abort()
      return Promise.resolve()
    },
  }
  const following: Following = {
    since: undefined,
    onMessage: () => {},
    onResync: () => Promise.resolve(undefined),
    onDoor: () => {},
    onState: () => {},
  }
  await followStream(connection, following, stopping.signal)
  assert.deepEqual(pauses, [500, 1000, 2000, 500, 1000, 500, 1000])
})

test('an invalid event ends the connection, not the stream', async () => {
  const { heard } = await follow([answering('event: changes\ndata: {"cursor":5}\n\n'), answering(changes('1.1'))])
  assert.deepEqual(heard, ['1.1'])
})

test('a stream that is closed hears nothing more', async () => {
  const stopping = new AbortController()
  const heard: string[] = []
  await followStream(
    {
      ask: () => Promise.resolve(answering(changes('1.1'), changes('2.1'))),
      pause: () => assert.fail('it was closed'),
    },
    {
      since: undefined,
      onMessage({ cursor }) {
        heard.push(cursor)
        stopping.abort()
      },
      onResync: () => Promise.resolve(undefined),
      onDoor: () => {},
      onState: () => {},
    },
    stopping.signal,
  )
  assert.deepEqual(heard, ['1.1'])
})

test('a network that goes silent is noticed after two missed heartbeats, within 35 s', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const stopping = new AbortController()
  const states: StreamState[] = []
  let open: ReadableStreamDefaultController<Uint8Array> | undefined
  const following: Following = {
    since: undefined,
    onMessage: () => {},
    onResync: () => Promise.resolve(undefined),
    onDoor: () => {},
    onState: (state) => void states.push(state),
  }
  const ask = (_: string | undefined, signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open = controller
        signal.addEventListener('abort', () => controller.error(new ConnectionLost(signal.reason)))
      },
    })
    return Promise.resolve(new Response(body))
  }
  const pause = () => Promise.resolve(stopping.abort())
  const whole = followStream({ ask, pause }, following, stopping.signal)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  for (let beats = 0; beats < 3; beats++) {
    mock.timers.tick(15_000)
    open!.enqueue(new TextEncoder().encode(': still here\n\n'))
    await settle()
  }
  mock.timers.tick(30_000)
  await settle()
  assert.deepEqual(states, ['connecting'])
  mock.timers.tick(5000)
  await whole
  assert.deepEqual(states, ['connecting', 'silent'])
  mock.timers.reset()
})

const text = ': hello\n\nevent: changes\nid: 5.7\ndata: {"a":1}\n\n:\n\nevent: door\ndata: {"b":\ndata: 2}\n\n'
const events = [
  { event: 'changes', id: '5.7', data: '{"a":1}' },
  { event: 'door', id: '', data: '{"b":\n2}' },
]

test('events are read however the text is cut into pieces', () => {
  for (let size = 1; size <= text.length; size++) {
    const read = openReader()
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    assert.deepEqual(pieces.flatMap(read), events)
  }
})

test('line ends as other systems write them are read as well', () => {
  assert.deepEqual(openReader()(text.replaceAll('\n', '\r\n')), events)
})

test('an event is passed on once it is complete, not before', () => {
  const read = openReader()
  assert.deepEqual(read('event: changes\ndata: 1\n'), [])
  assert.deepEqual(read('\n'), [{ event: 'changes', id: '', data: '1' }])
})

test('a comment is no event, and a value may hold a colon', () => {
  assert.deepEqual(openReader()(':\n\n: alive\n\ndata:at 20:15\n\n'), [{ event: 'message', id: '', data: 'at 20:15' }])
})

test('a stream event without an end is given up', () => {
  const read = openReader()
  assert.throws(() => {
    for (let piece = 0; piece < 100; piece++) read('x'.repeat(100_000))
  }, /no end/)
})
