import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Person } from '#contract/scanning.ts'
import type { FlashColour } from '#domain/colour.ts'
import { flashMs } from '#contract/limits.ts'
import { wordsFor } from '../../api/declined.ts'
import type { DoorAccess, DoorList } from './door/door-access.ts'
import type { Alert, DoorState, Flash, Scans, Told } from './door/door-state.ts'
import { openDoorAtWork, type DoorAtWork } from './offline/door-at-work.ts'
import { useNewVersion } from './offline/use-new-version.ts'
import { emptyLog, flashDelay, logScan, type Way } from './door/scan-log.ts'
import { isAway } from './door/send-scan.ts'
import type { Sounds } from './device/sounds.ts'
import { words } from './words/words.ts'

type Options = { access: DoorAccess; list: DoorList; sounds: Sounds; onOver: () => void }

const nothingYet: DoorState = {
  connection: 'online',
  pending: 0,
  pendingForOrganiser: 0,
  pendingElsewhere: 0,
  takenOver: 0,
  cannotHandIn: undefined,
  listAge: undefined,
  counters: undefined,
  storage: 'loading',
  isPersistent: false,
  takeNewVersion: undefined,
}

/** The scans of this door: what was read, and told by colour, sound and words what became of it. */
export function useScans({ access, list, sounds, onOver }: Options): Scans {
  const [log, happen] = useReducer(logScan, emptyLog)
  const { flash, startFlash } = useFlash()
  const [known, setKnown] = useState<{ state: DoorState; alerts: readonly Alert[] }>({ state: nothingYet, alerts: [] })
  const door = useRef<DoorAtWork>(undefined)
  const client = useQueryClient()
  const takeNewVersion = useNewVersion()

  const tell = useCallback(
    (told: Told, colour: FlashColour) => {
      // An alert may come while another guest is at the door, so that guest's colour stays.
      if (told !== 'alert') startFlash(told !== 'refused', colour)
      sounds.play(told)
    },
    [sounds, startFlash],
  )
  const now = useRef({ list, onOver, tell })
  useEffect(() => {
    now.current = { list, onOver, tell }
    door.current?.know(list)
  })

  const { id: listId } = list
  useEffect(() => {
    // Another list is another door.
    if (now.current.list.id !== listId) return
    const made = openDoorAtWork({
      access,
      door: now.current.list,
      listener: {
        happen,
        tell: (told, colour) => now.current.tell(told, colour),
        change: () => setKnown({ state: made.state(), alerts: made.alerts() }),
        reload: () => void client.invalidateQueries({ queryKey: access.key }),
        over: () => now.current.onOver(),
        whyLost: (error) => whyLost(error, access.isEnd(error)),
      },
    })
    door.current = made
    return () => {
      door.current = undefined
      made.close()
    }
  }, [access, client, listId])

  return {
    log,
    flash,
    refuse: useCallback(() => now.current.tell('refused', 'dark-red'), []),
    scan: useCallback(async (text: string, way: Way) => door.current?.scan(text, way), []),
    checkIn: useCallback(async (person: Person) => door.current?.checkIn(person), []),
    undo: useCallback(async (scanId: string) => door.current?.undo(scanId), []),
    preview: useCallback(async (text: string) => door.current?.preview(text), []),
    alerts: known.alerts,
    acknowledge: useCallback((scanId: string) => door.current?.acknowledge(scanId), []),
    door: { ...known.state, takeNewVersion },
  }
}

function whyLost(error: unknown, isEnd: boolean): string {
  if (isEnd) return words.linkEnded
  // A server that answers says itself why it could not decide.
  return wordsFor(error, isAway(error) ? words.lost : words.scanFailed, words.lost).message
}

/** One flash at a time, and no more than three a second; of several that wait, the newest is shown. */
function useFlash() {
  const [flash, setFlash] = useState<Flash>()
  const lastAt = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const startFlash = useCallback((isAccepted: boolean, colour: FlashColour) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        lastAt.current = performance.now()
        setFlash({ colour, isAccepted })
        timer.current = setTimeout(setFlash, flashMs, undefined)
      },
      flashDelay(lastAt.current, performance.now()),
    )
  }, [])
  return { flash, startFlash }
}
