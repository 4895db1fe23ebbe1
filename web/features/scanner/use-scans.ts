import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Person } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import type { FlashColour } from '#domain/colour.ts'
import { flashMs } from '#contract/limits.ts'
import type { Sounds } from './device/sounds.ts'
import type { DoorAccess, DoorList } from './door/door-access.ts'
import type { Direction } from './door/door-occasion.ts'
import type { Answers } from './door/answers.ts'
import type { Flash, Scans, Told } from './door/door-state.ts'
import { flashDelay, type Way } from './door/scan-log.ts'
import { browserPorts } from './offline/browser-ports.ts'
import { openDoorAtWork, viewBefore, type DoorAtWork } from './offline/door-at-work.ts'
import { changeRememberedDoor } from './offline/remembered-door.ts'
import { useNewVersion } from './offline/use-new-version.ts'
import { afterPaint } from './screen/after-paint.ts'

type Options = { access: DoorAccess; list: DoorList; sounds: Sounds; onOver: () => void }

/** The scans of this door, and their verdicts in colour, sound and words. */
export function useScans({ access, list, sounds, onOver }: Options): Scans {
  const { flash, startFlash } = useFlash()
  const [view, setView] = useState(viewBefore)
  const door = useRef<DoorAtWork>(undefined)
  const client = useQueryClient()
  const takeNewVersion = useNewVersion()

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
    checkIn: useCallback(async (person: Person) => door.current?.checkIn(person), []),
    undo: useCallback(async (scanId: string) => door.current?.undo(scanId), []),
    preview: useCallback(async (text: string) => door.current?.preview(text), []),
    turn: useCallback((to: Direction) => door.current?.turn(to), []),
    alerts: view.alerts,
    acknowledge: useCallback((alertId: string) => door.current?.acknowledge(alertId), []),
    door: { ...view.door, takeNewVersion },
  }
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
