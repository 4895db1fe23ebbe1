import { decodeTimeoutMs } from '#contract/limits.ts'
import { trustedScript } from '../../api/trusted-script.ts'
import type { Answer, Question } from './decoder-messages.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from './decoder.worker.ts?worker&url'

type Waiting = { id: number; done: (text: string | undefined) => void; watchdog: ReturnType<typeof setTimeout> }

/**
 * The reading worker. One picture at a time; a worker that has said nothing for 10 s is replaced by a new one, and its
 * picture counts as one without a code, as do those that come before the worker is ready.
 */
export function startDecoder(onBroken: () => void) {
  let isReady = false
  let waiting: Waiting | undefined
  let lastId = 0
  let worker = spawn()

  function spawn(): Worker {
    const made = new Worker(trustedScript(workerUrl), { type: 'module' })
    made.addEventListener('message', (event: MessageEvent<Answer>) => hear(event.data))
    made.addEventListener('error', onBroken)
    return made
  }

  function hear(answer: Answer) {
    if (answer.kind === 'ready') isReady = true
    else if (answer.kind === 'broken') onBroken()
    else if (waiting?.id === answer.id) finish(answer.text)
  }

  function finish(text: string | undefined) {
    clearTimeout(waiting?.watchdog)
    const done = waiting?.done
    waiting = undefined
    done?.(text)
  }

  function replace() {
    worker.terminate()
    isReady = false
    worker = spawn()
    finish(undefined)
  }

  return {
    read(picture: ImageBitmap): Promise<string | undefined> {
      finish(undefined)
      if (!isReady) {
        picture.close()
        return Promise.resolve(undefined)
      }
      const id = ++lastId
      return new Promise((done) => {
        waiting = { id, done, watchdog: setTimeout(replace, decodeTimeoutMs) }
        worker.postMessage({ id, picture } satisfies Question, [picture])
      })
    },
    stop() {
      worker.terminate()
      finish(undefined)
    },
  }
}
