import { useMemo, useRef, useState } from 'react'
import type { ScanLog } from '../door/scan-log.ts'
import type { Draft, Typed } from '../ways-in/new-guest.ts'
import type { SheetName } from './door-view.ts'

/**
 * The sheet over the camera. A verdict or a question closes it, so that nothing covers them. A half-filled sheet for a new guest gives
 * way to the code of another guest too, and comes back with what staff typed. `isShowing`: a verdict or a question is in view.
 */
export function useSheets(moment: string, isShowing: boolean, log: ScanLog) {
  const typed = useRef<Typed>(undefined)
  const draft = useMemo<Draft>(() => ({ read: () => typed.current, keep: (next) => void (typed.current = next) }), [])
  const [opened, setOpened] = useState<{ sheet: SheetName | undefined; at: string }>()
  const [unreadableAt, setUnreadableAt] = useState<string>()
  const [left, setLeft] = useState<'waiting' | 'seen'>()
  if (left === 'waiting' && isShowing) setLeft('seen')
  const isCalm = !isShowing && !log.scans.some(({ state }) => state === 'checking')
  const back = left === 'seen' && isCalm ? 'add' : undefined
  const sheet = opened?.at === moment ? opened.sheet : back
  return {
    draft,
    sheet,
    /** A hardware reader sent keys without text, and the door has read nothing since. */
    isUnreadable: unreadableAt === moment,
    seeUnreadable: () => setUnreadableAt(undefined),
    setSheet: (name: SheetName | undefined) => {
      setOpened({ sheet: name, at: moment })
      setLeft(undefined)
    },
    /** What staff had begun gives way: the reader speaks for the guest at the door. An empty sheet does not come back. */
    giveWay: (isRead: boolean) => {
      setUnreadableAt(isRead ? undefined : moment)
      setOpened({ sheet: undefined, at: moment })
      setLeft(isRead && sheet === 'add' && draft.read() ? 'waiting' : undefined)
    },
  }
}
