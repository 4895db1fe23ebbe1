import { decodeTimeoutMs } from '#contract/limits.ts'
import { trustedScript } from '../../../api/trusted-script.ts'
import type { Answer, Asked, FrameLook, Picture, Question, ReadPicture } from './decoder-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from './decoder.worker.ts?worker&url'

type Waiting = {
  id: number
  isPhoto: boolean
  done: (read: ReadPicture | undefined) => void
  watchdog: ReturnType<typeof setTimeout>
}

/**
 * On a slow connection the reader's code takes a while to load. After this time the page says that it cannot read, and keeps
 * trying.
 */
const loadTimeoutMs = 30_000
const tryAgainMs = 10_000

/**
 * The reading worker. One picture at a time. A worker without an answer for 10 s is replaced, and its picture counts as one
 * without a code, as do pictures before the worker is ready. If the worker cannot be loaded, retry every 10 s: a venue's
 * network comes and goes.
 */
export function startDecoder(tellBroken: (isBroken: boolean) => void) {
  let isReady = false
  let waiting: Waiting | undefined
  let lastId = 0
  let loading: ReturnType<typeof setTimeout>
  let worker = spawn()

  function spawn(): Worker {
    const made = new Worker(trustedScript(workerUrl), { type: 'module' })
    made.addEventListener('message', (event: MessageEvent<Answer>) => made === worker && hear(event.data))
    made.addEventListener('error', () => made === worker && fail())
    loading = setTimeout(fail, loadTimeoutMs)
    return made
  }

  function hear(answer: Answer) {
    if (answer.kind === 'broken') return fail()
    if (answer.kind === 'read') return waiting?.id === answer.id ? finish(answer) : undefined
    clearTimeout(loading)
    isReady = true
    tellBroken(false)
  }

  function fail() {
    tellBroken(true)
    end()
    loading = setTimeout(replace, tryAgainMs)
  }

  function end() {
    clearTimeout(loading)
    worker.terminate()
    isReady = false
    finish(undefined)
  }

  function replace() {
    end()
    worker = spawn()
  }

  function finish(read: ReadPicture | undefined) {
    clearTimeout(waiting?.watchdog)
    const done = waiting?.done
    waiting = undefined
    done?.(read)
  }

  function ask(asked: Asked): Promise<ReadPicture | undefined> {
    const isPhoto = asked.look === undefined
    // A photo goes before the continuous frames.
    if (!isReady || (waiting?.isPhoto && !isPhoto)) {
      drop(asked.picture)
      return Promise.resolve(undefined)
    }
    finish(undefined)
    const id = ++lastId
    return new Promise((done) => {
      waiting = { id, isPhoto, done, watchdog: setTimeout(replace, decodeTimeoutMs) }
      worker.postMessage({ id, ...asked } satisfies Question, [memoryOf(asked.picture)])
    })
  }

  return {
    readFrame: (picture: Picture, look: FrameLook) => ask({ picture, look }),
    readPhoto: (picture: ImageBitmap) => ask({ picture, look: undefined }),
    stop: end,
  }
}

function drop(picture: Picture): void {
  if ('close' in picture) picture.close()
}

/** Transferred, so that nothing is copied. */
function memoryOf(picture: Picture): Transferable {
  return 'close' in picture ? picture : picture.data.buffer
}
