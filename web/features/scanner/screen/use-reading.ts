import { useCallback, useState } from 'react'
import type { DoorOccasion } from '#contract/offline.ts'
import { linkOf } from '#domain/link.ts'
import type { useDevice } from '../device/use-device.ts'
import type { Scans } from '../door/door-state.ts'
import { createHints, type Hint } from '../camera/hints.ts'
import type { ReadPicture } from '../reading/decoder-messages.ts'
import { createCodesBeside } from '../reading/codes-beside.ts'
import { createOutlines } from '../reading/outlines.ts'
import { keyOf, nothing } from '../reading/reading.ts'
import { createSameCodeLock } from '../door/same-code-lock.ts'
import type { Way } from '../door/scan-log.ts'
import { useCodeInHand } from '../ways-in/use-code-in-hand.ts'
import { placesOf } from '../ways-in/places.ts'
import { useAskFirst } from '../ways-in/use-ask-first.ts'
import { useKeyboardReader } from '../ways-in/use-keyboard-reader.ts'

type Options = {
  /** The occasion of this door. */
  occasion: DoorOccasion | null | undefined
  scans: Pick<Scans, 'scan' | 'preview' | 'door'>
  device: ReturnType<typeof useDevice>
  isStopped: boolean
  isKiosk: boolean
}

/** All sources of codes, and their handling: scan at once, or ask first. */
export function useReading({ occasion, scans, device, isStopped, isKiosk }: Options) {
  const { scan, preview } = scans
  const { sounds, settings } = device
  const [lock] = useState(createSameCodeLock)
  const [hints] = useState(createHints)
  const [beside] = useState(createCodesBeside)
  const [outlines] = useState(createOutlines)
  const [lastText, setLastText] = useState<string>()
  const [hint, setHint] = useState<Hint>()
  const knock = useCallback(() => sounds.play('question'), [sounds])
  const { ask, asked, isAsking, letIn, answer, notNow } = useAskFirst(scans, knock)
  const asksFirst = settings.asksFirst && !isKiosk
  // A kiosk lets in one guest after another.
  const party = isKiosk ? 'one' : (occasion?.party ?? 'one')

  const asks = !isKiosk && occasion?.asks?.is_required ? occasion.asks : undefined

  const take = useCallback(
    (text: string, way: Way) => {
      setLastText(text)
      if (!asksFirst && !asks && party === 'one') return void scan(text, way)
      if (asksFirst && !asks && party !== 'ask') return ask(text, way)
      void preview(text)
        .catch(() => undefined)
        .then((known) => {
          const places = party === 'one' ? 1 : placesOf(known, occasion)
          const asksStaff = asksFirst || (party === 'ask' && places > 1)
          // Who is not let in anyway, and who leaves, has nothing to answer.
          const isLetIn = (known === undefined || known.reason === 'ok') && known?.visit?.direction !== 'out'
          if (asks && isLetIn) ask(text, way, { known, places, asks, asksStaff })
          else if (asksStaff) ask(text, way, { known, places: party === 'ask' ? places : 1 })
          else void scan(text, way, places)
        })
    },
    [ask, asks, asksFirst, occasion, party, preview, scan],
  )

  const onFrame = useCallback(
    (read: ReadPicture | undefined) => {
      // After the question, the code in front of the camera is read again.
      if (isAsking()) return
      const frame = read ?? nothing
      const now = performance.now()
      outlines.see(frame.marks, now)
      const due = hints.see(frame, now)
      setHint(due)
      const text = due === 'two' ? undefined : frame.text
      const key = text === undefined ? undefined : keyOf(text)
      const isNew = lock.see(frame.seen, key, now)
      beside.see(frame, isNew ? key : undefined, now)
      if (isNew && text !== undefined) take(text, 'camera')
    },
    [beside, hints, isAsking, lock, outlines, take],
  )

  useKeyboardReader(!isStopped, (text) => take(text, 'reader'))
  useCodeInHand(!isStopped && !isKiosk, (code) => ask(linkOf('', code), 'camera'))
  return {
    take,
    onFrame,
    /** The keys of codes in view that must not be read: scanned codes, and codes whose turn has not come. */
    passedOver: useCallback(() => [...lock.keys(), ...beside.keys()], [beside, lock]),
    outlines,
    hint,
    lastText,
    question: asked && !isKiosk ? { asked, letIn, answer, notNow } : undefined,
  }
}
