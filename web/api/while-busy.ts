import { isBusy } from '#contract/refusal.ts'
import { Declined } from './declined.ts'

/** The pauses before the second, third and fourth try. The server asks for at least 2 s (`Retry-After`). */
const pausesMs = [2000, 4000, 8000]

/**
 * Repeats a call that a busy server declined before any work, so that a busy moment costs a person only time. Each pause
 * is up to half as long again, because all browsers of a busy server would otherwise come back together. Throws the last
 * refusal, any other error at once, and the reason of `signal` when it aborts.
 */
export async function whileBusy<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Declined) || !isBusy(error.code)) throw error
    }
    await pause(ms * (1 + Math.random() / 2), signal)
  }
  return ask()
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }, ms)
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}
