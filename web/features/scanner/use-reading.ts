import { useCallback, useState } from 'react'
import { codeInText } from '#domain/link.ts'
import type { useDevice } from './device/use-device.ts'
import type { Scans } from './door-state.ts'
import { createSameCodeLock } from './same-code-lock.ts'
import type { Way } from './scan-log.ts'
import { useCodeInHand } from './use-code-in-hand.ts'
import { useAskFirst } from './ways-in/use-ask-first.ts'
import { useKeyboardReader } from './ways-in/use-keyboard-reader.ts'

type Options = {
  scans: Pick<Scans, 'scan' | 'preview'>
  device: ReturnType<typeof useDevice>
  isStopped: boolean
  isKiosk: boolean
}

/** Every way by which a code comes in, and what is done with it: it is scanned, or asked about first. */
export function useReading({ scans, device, isStopped, isKiosk }: Options) {
  const { scan } = scans
  const { sounds, settings } = device
  const [lock] = useState(createSameCodeLock)
  const [lastText, setLastText] = useState<string>()
  const knock = useCallback(() => sounds.play('question'), [sounds])
  const { ask, asked, isAsking, letIn, notNow } = useAskFirst(scans, knock)
  const asksFirst = settings.asksFirst && !isKiosk

  const take = useCallback(
    (text: string, way: Way) => {
      setLastText(text)
      if (asksFirst) ask(text, way)
      else void scan(text, way)
    },
    [ask, asksFirst, scan],
  )

  const onFrame = useCallback(
    (text: string | undefined) => {
      // What is before the lens while somebody is asked about is looked at anew afterwards.
      if (isAsking()) return
      const key = text === undefined ? undefined : (codeInText(text) ?? text)
      if (!lock.see(key, performance.now()) || text === undefined) return
      take(text, 'camera')
    },
    [isAsking, lock, take],
  )

  useKeyboardReader(!isStopped, (text) => take(text, 'reader'))
  useCodeInHand(!isStopped && !isKiosk, (code) => ask(code, 'camera'))
  return { take, onFrame, lastText, question: asked && !isKiosk ? { asked, letIn, notNow } : undefined }
}
