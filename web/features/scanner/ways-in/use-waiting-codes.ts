import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { flashMs } from '#contract/limits.ts'
import type { Way } from '../door/scan-log.ts'
import { keyOf } from '../reading/reading.ts'
import type { useAskFirst } from './use-ask-first.ts'

type Waiting = { text: string; way: Way }

/** Codes that were read while staff had to answer first. A code that waits already waits once. */
function useWaitingCodes() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  return {
    waiting,
    wait: useCallback((text: string, way: Way) => {
      setWaiting((all) => (all.some((one) => keyOf(one.text) === keyOf(text)) ? all : [...all, { text, way }]))
    }, []),
    shift: useCallback(() => setWaiting((all) => all.slice(1)), []),
  }
}

/** The answer belongs to the name on the screen, so another code waits for its own question. */
export function useAskNext({
  ask,
  asked,
  isAsking,
}: Pick<ReturnType<typeof useAskFirst>, 'ask' | 'asked' | 'isAsking'>) {
  const waits = useWaitingCodes()
  const { wait } = waits
  const askNext = useCallback(
    (text: string, way: Way, about?: Parameters<typeof ask>[2]) => {
      if (!isAsking()) ask(text, way, about)
      else if (asked === undefined || keyOf(asked.text) !== keyOf(text)) wait(text, way)
    },
    [ask, asked, isAsking, wait],
  )
  return { ...waits, askNext }
}

/** Takes them in their order, once staff have answered. Each verdict stays on the screen for a second. */
export function useTakeWaiting(
  { waiting: [next], shift }: Pick<ReturnType<typeof useWaitingCodes>, 'waiting' | 'shift'>,
  isBusy: boolean,
  take: (text: string, way: Way) => void,
) {
  const takeNext = useEffectEvent(take)
  useEffect(() => {
    if (isBusy || next === undefined) return
    const timer = setTimeout(() => {
      shift()
      takeNext(next.text, next.way)
    }, flashMs)
    return () => clearTimeout(timer)
  }, [isBusy, next, shift])
}
