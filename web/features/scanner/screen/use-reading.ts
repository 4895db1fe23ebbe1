import { useCallback, useState } from 'react'
import type { DoorOccasion } from '#contract/offline.ts'
import { linkOf } from '#domain/link.ts'
import type { useDevice } from '../device/use-device.ts'
import type { Scans } from '../door/door-state.ts'
import type { FoundPerson } from '../door/found-person.ts'
import { keyOf, nothing } from '../reading/reading.ts'
import { shownScan, type Way, type LocalVerdict } from '../door/scan-log.ts'
import { useCodeInHand } from '../ways-in/use-code-in-hand.ts'
import { knownByName, placesOf, roomOf } from '../ways-in/places.ts'
import { useAskFirst } from '../ways-in/use-ask-first.ts'
import { useAskNext, useTakeWaiting } from '../ways-in/use-waiting-codes.ts'
import { createHints, type Hint } from '../camera/hints.ts'
import { createSameCodeLock } from '../door/same-code-lock.ts'
import { createCodesBeside } from '../reading/codes-beside.ts'
import type { ReadPicture } from '../reading/decoder-messages.ts'
import { createOutlines } from '../reading/outlines.ts'

type Options = {
  /** The occasion of this door. */
  occasion: DoorOccasion | null | undefined
  scans: Pick<Scans, 'scan' | 'checkIn' | 'preview' | 'door' | 'log'>
  device: ReturnType<typeof useDevice>
  /** The door takes no codes now: it is closed, or staff must answer first. */
  isPaused: boolean
  isKiosk: boolean
}

/** All sources of codes, and their handling: scan at once, or ask first. */
export function useReading({ occasion, scans, device, isPaused, isKiosk }: Options) {
  const { scan, checkIn, preview, door, log } = scans
  const { sounds, settings } = device
  const [lastText, setLastText] = useState<string>()
  const knock = useCallback(() => sounds.play('question'), [sounds])
  const asksFirst = settings.asksFirst && !isKiosk
  // A kiosk lets in one guest after another.
  const party = isKiosk ? 'one' : (occasion?.party ?? 'one')

  const asks = !isKiosk && occasion?.asks?.is_required ? occasion.asks : undefined

  const asking = useAskFirst(scans, knock)
  const { ask, asked, isAsking, letIn, answer, notNow } = asking
  const { askNext, wait, ...waits } = useAskNext(asking)

  const partyAt = usePartyAt(party, occasion, door.connection === 'online')

  const take = useCallback(
    (text: string, way: Way) => {
      setLastText(text)
      if (!asksFirst && !asks && party === 'one') return void scan(text, way)
      if (asksFirst && !asks && party === 'one') return askNext(text, way)
      void preview(text)
        .catch(() => undefined)
        .then((known) => {
          const { places, room, choice } = partyAt(known)
          const asksStaff = asksFirst || (party === 'ask' && places > 1 && room > 0)
          // Who is not let in anyway, and who leaves, has nothing to answer.
          const isLetIn = (known === undefined || known.reason === 'ok') && known?.visit?.direction !== 'out'
          if (asks && isLetIn) askNext(text, way, { known, ...(asksStaff ? choice : { places }), asks, asksStaff })
          else if (asksStaff) askNext(text, way, { known, ...choice })
          else void scan(text, way, party === 'all' ? places : 1)
        })
    },
    [askNext, asks, asksFirst, party, partyAt, preview, scan],
  )

  /** A guest found by name is asked about like a code with several places. */
  const takePerson = useCallback(
    (person: FoundPerson) => {
      const known = knownByName(person, door)
      const { places, room, choice } = partyAt(known)
      if (party === 'ask' && places > 1 && room > 0) ask('', 'name', { person, known, ...choice })
      else void checkIn(person, party === 'all' ? places : 1)
    },
    [ask, checkIn, door, party, partyAt],
  )

  const isBusy = isPaused || asked !== undefined || log.scans.some(({ state }) => state === 'checking')
  useTakeWaiting(waits, isBusy, take)
  const camera = useFrames(isAsking, take)
  useCodeInHand(!isPaused && !isKiosk, (code) => ask(linkOf('', code), 'camera'))
  return {
    take,
    takePerson,
    /** A text of a hardware reader, which cannot be read again once it was sent. */
    takeOfReader(text: string) {
      // A second look at the guest whom staff are asked about.
      const isSame = keyOf(shownScan(log)?.text ?? '') === keyOf(text)
      if (isPaused && isSame) return
      if (isPaused || waits.waiting.length > 0) wait(text, 'reader')
      else take(text, 'reader')
    },
    ...camera,
    lastText,
    question: asked && !isKiosk ? { asked, letIn, answer, notNow } : undefined,
  }
}

/** Whether staff choose how many of a party come in, and of how many. A full house is the server's to refuse. */
function usePartyAt(
  party: NonNullable<DoorOccasion['party']> | 'one',
  occasion: DoorOccasion | null | undefined,
  isOnline: boolean,
) {
  return useCallback(
    (known: LocalVerdict | undefined) => {
      const places = party === 'one' ? 1 : placesOf(known, occasion)
      const room = roomOf(known, occasion, isOnline)
      const isRoomShort = room > 0 && room < places
      return { places, room, choice: { places: isRoomShort ? room : places, isRoomShort } }
    },
    [isOnline, occasion, party],
  )
}

/** The codes in the camera's picture: each is taken once, while it is in view. */
function useFrames(isAsking: () => boolean, take: (text: string, way: Way) => void) {
  const [lock] = useState(createSameCodeLock)
  const [hints] = useState(createHints)
  const [beside] = useState(createCodesBeside)
  const [outlines] = useState(createOutlines)
  const [hint, setHint] = useState<Hint>()

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

  /** The keys of codes in view that must not be read: scanned codes, and codes whose turn has not come. */
  const passedOver = useCallback(() => [...lock.keys(), ...beside.keys()], [beside, lock])
  return { onFrame, passedOver, outlines, hint }
}
