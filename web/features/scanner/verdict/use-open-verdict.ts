import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flashMs } from '#contract/limits.ts'
import { flashDelay, shownScan, type Scan, type ScanLog } from '../door/scan-log.ts'

/** A verdict folds when the camera has seen no code for this long. */
const foldsAfterMs = 6000
const lookEveryMs = 500

/** When the camera last saw a code, by the page's clock. Every frame writes it, so it is no React state. */
export type Sight = { current: number }

/**
 * The verdict that takes the screen: for at least a second, until the next one, a tap on the camera, or six seconds without a
 * code in view. Never more than three changes a second.
 */
export function useOpenVerdict(log: ScanLog, sight: Sight): { open: Scan | undefined; fold: () => void } {
  const [openId, setOpenId] = useState<string>()
  const openedAt = useRef<number>(undefined)
  const tapped = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = shownScan(log)?.id

  // A layout effect runs before the paint, so the verdict is on the screen in the same frame.
  useLayoutEffect(() => {
    clearTimeout(tapped.current)
    if (id === undefined) return
    const open = () => {
      openedAt.current = performance.now()
      setOpenId(id)
    }
    const delay = flashDelay(openedAt.current, performance.now())
    if (delay === 0) return open()
    const timer = setTimeout(open, delay)
    return () => clearTimeout(timer)
  }, [id])

  useEffect(() => {
    if (openId === undefined) return
    const timer = setInterval(() => {
      const since = Math.max(openedAt.current ?? 0, sight.current)
      if (performance.now() - since >= foldsAfterMs) setOpenId(undefined)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [openId, sight])

  const fold = useCallback(() => {
    const left = (openedAt.current ?? 0) + flashMs - performance.now()
    clearTimeout(tapped.current)
    tapped.current = setTimeout(setOpenId, Math.max(0, left), undefined)
  }, [])
  return { open: log.scans.find((scan) => scan.id === openId && !isTakenBack(scan)), fold }
}

function isTakenBack(scan: Scan): boolean {
  return scan.state === 'decided' && scan.verdict.standing === 'undone'
}
