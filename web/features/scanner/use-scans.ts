import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { WalkIn } from '#contract/walk-in.ts'
import type { FlashColour } from '#domain/colour.ts'
import { flashMs } from '#contract/limits.ts'
import type { Sounds } from './device/sounds.ts'
import type { DoorList } from './door/door-list.ts'
import type { DoorAccess } from './door/door-access.ts'
import type { Direction } from './door/door-occasion.ts'
import type { Answers } from './door/answers.ts'
import type { Flash, Scans, Told, DoorState } from './door/door-state.ts'
import { flashDelay, type Way } from './door/scan-log.ts'
import { browserPorts } from './offline/browser-ports.ts'
import { openDoorAtWork, viewBefore, type DoorAtWork } from './offline/door-at-work.ts'
import { changeRememberedDoor } from './offline/remembered-door.ts'
import { afterPaint } from './screen/use-theme-colour.ts'
import { pageAtStart, startServiceWorker, type NewVersion } from './offline/service-worker.ts'

/** What a door shows after its reader is there. */
const loadSheets = () => import('./screen/DoorSheets.tsx')

type Options = {
  access: DoorAccess
  list: DoorList
  sounds: Sounds
  /** The page may be saved now for offline use. */
  maySave: boolean
  onOver: () => void
}

/** The scans of this door, and their verdicts in colour, sound and words. */
export function useScans({ access, list, sounds, maySave, onOver }: Options): Scans {
  const { flash, startFlash } = useFlash()
  const [view, setView] = useState(viewBefore)
  const door = useRef<DoorAtWork>(undefined)
  const client = useQueryClient()
  const kept = useKeptPage(maySave, loadSheets)

  const tell = useCallback(
    (told: Told, colour: FlashColour) => {
      // An alert may come while another guest is at the door, so that guest's colour stays.
      if (told !== 'alert') startFlash(told !== 'refused', told === 'out' ? 'out' : colour)
      sounds.play(told)
    },
    [sounds, startFlash],
  )
  const now = useRef({ list, onOver, tell })
  useEffect(() => {
    now.current = { list, onOver, tell }
  })
  // Passes the list on once after each load, because between two loads the door gets changes before the page does.
  useEffect(() => door.current?.know(list), [list])

  const { id: listId } = list
  useEffect(() => {
    // Another list is another door.
    if (now.current.list.id !== listId) return
    const made = openDoorAtWork({
      ports: browserPorts(access, listId, { tell: (told, colour) => now.current.tell(told, colour) }),
      door: now.current.list,
      isOrganiser: access.isOrganiser,
      screen: {
        reload: () => void client.invalidateQueries({ queryKey: access.key }),
        over: () => now.current.onOver(),
        remember: (change) => void changeRememberedDoor(access, change),
      },
    })
    door.current = made
    made.watch(() => setView(made.view()))
    return () => {
      door.current = undefined
      made.close()
    }
  }, [access, client, listId])

  return {
    log: view.log,
    flash,
    refuse: useCallback(() => now.current.tell('refused', 'dark-red'), []),
    scan: useCallback(
      async (text: string, way: Way, people?: number, answers?: Answers) =>
        door.current?.read(text, way, people, { answers }),
      [],
    ),
    answer: useCallback(async (scanId: string, answers: Answers) => door.current?.answer(scanId, answers), []),
    add: useCallback((guest: WalkIn, text: string) => door.current?.read(text, 'added', guest.people, { guest }), []),
    ...useNames(door, access),
    undo: useCallback(async (scanId: string) => door.current?.undo(scanId), []),
    preview: useCallback(async (text: string) => door.current?.preview(text), []),
    turn: useCallback((to: Direction) => door.current?.turn(to), []),
    alerts: view.alerts,
    acknowledge: useCallback((alertId: string) => door.current?.acknowledge(alertId), []),
    door: { ...view.door, ...kept },
  }
}

/** What needs the secret that opened the door. */
function useNames(door: RefObject<DoorAtWork | undefined>, access: DoorAccess): Pick<Scans, 'names' | 'checkIn'> {
  return useMemo(
    () => ({
      names: {
        find: async (typed) => door.current?.names.find(typed, access.namesSecret()),
        byName: async (language) => door.current?.names.byName(language, access.namesSecret()),
      },
      checkIn: async (person, people = 1) => door.current?.checkIn(person, people, access.namesSecret()),
    }),
    [door, access],
  )
}

/** One flash at a time, and no more than three a second; of several that wait, the newest is shown. */
function useFlash() {
  const [flash, setFlash] = useState<Flash>()
  const lastAt = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A slow phone paints a flash half a second late. Its second and the pause after it begin when staff see it.
  useEffect(() => {
    if (!flash) return
    let end: ReturnType<typeof setTimeout> | undefined
    const cancel = afterPaint(() => {
      lastAt.current = performance.now()
      end = setTimeout(setFlash, flashMs, undefined)
    })
    return () => {
      cancel()
      clearTimeout(end)
    }
  }, [flash])

  const startFlash = useCallback((isAccepted: boolean, colour: Flash['colour']) => {
    const wait = () => {
      clearTimeout(timer.current)
      const ms = flashDelay(lastAt.current, performance.now())
      timer.current = setTimeout(ms > 0 ? wait : begin, ms)
    }
    const begin = () => {
      lastAt.current = performance.now()
      setFlash({ colour, isAccepted })
    }
    wait()
  }, [])
  return { flash, startFlash }
}

type KeptPage = Pick<DoorState, 'page' | 'takeNewVersion'>

/** Saves the page for offline use, once it may take the connection for that, and reports a newer scanner. */
function useKeptPage(maySave: boolean, loadRest: () => Promise<unknown>): KeptPage {
  const [page, setPage] = useState(pageAtStart)
  const [found, setFound] = useState<NewVersion>()
  useEffect(() => {
    if (maySave) return startServiceWorker({ page: setPage, newVersion: (version) => setFound(version) }, loadRest)
  }, [maySave, loadRest])
  return { page, takeNewVersion: found?.take }
}
