import { decodeTimeoutMs } from '#contract/limits.ts'
import { trustedScript } from '../../../api/trusted-script.ts'
import type { Answer, Asked, FrameLook, Picture, Question, ReadPicture, Start } from './decoder-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from './decoder.worker.ts?worker&url'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

let coming: Promise<WebAssembly.Module> | undefined

/**
 * The reader's code, compiled while it loads. The page loads it, because a page may preload a file and a worker may not. A
 * worker that replaces another gets the same code again.
 */
function loadReaderCode(): Promise<WebAssembly.Module> {
  coming ??= WebAssembly.compileStreaming(fetch(wasmUrl)).catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

export type ReaderState = 'loading' | 'ready' | 'broken'

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
 * without a code, as do pictures before the worker can read them. If the worker cannot be loaded, retry every 10 s: a venue's
 * network comes and goes.
 */
export function startDecoder(tell: (state: ReaderState) => void) {
  /** What the worker reads: nothing before it runs, frames without the library's code, and photos with it. */
  let reads: 'nothing' | 'frames' | 'all' = 'nothing'
  let waiting: Waiting | undefined
  let lastId = 0
  let loading: ReturnType<typeof setTimeout>
  let worker = spawn()

  function spawn(): Worker {
    const made = openWorker(() => made === worker && fail())
    made.addEventListener('message', (event: MessageEvent<Answer>) => made === worker && hear(event.data))
    loading = setTimeout(fail, loadTimeoutMs)
    return made
  }

  function hear(answer: Answer) {
    if (answer.kind === 'broken') return fail()
    if (answer.kind === 'read') return waiting?.id === answer.id ? finish(answer) : undefined
    reads = answer.kind === 'ready' ? 'all' : 'frames'
    if (reads === 'frames') return
    clearTimeout(loading)
    tell('ready')
  }

  function fail() {
    tell('broken')
    end()
    loading = setTimeout(replace, tryAgainMs)
  }

  function end() {
    clearTimeout(loading)
    worker.terminate()
    reads = 'nothing'
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
    const mayRead = reads === 'all' || (reads === 'frames' && !isPhoto)
    // A photo goes before the continuous frames.
    if (!mayRead || (waiting?.isPhoto && !isPhoto)) return Promise.resolve(drop(asked.picture))
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

function openWorker(onFailure: () => void): Worker {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' })
  worker.addEventListener('error', onFailure)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  loadReaderCode().then((code) => worker.postMessage({ code } satisfies Start), onFailure)
  return worker
}

function drop(picture: Picture): undefined {
  if ('close' in picture) picture.close()
}

/** Transferred, so that nothing is copied. */
function memoryOf(picture: Picture): Transferable {
  return 'close' in picture ? picture : picture.data.buffer
}
