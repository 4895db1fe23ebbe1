import { useRef, type PointerEvent, type RefObject } from 'react'

/** A shorter drag springs back. */
const closesAfterPx = 96

/** Handlers for the head of a sheet: it follows the finger down, and closes when it was drawn far enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number>(undefined)

  function moveTo(pixels: number | undefined) {
    const style = sheet.current?.style
    if (pixels === undefined) style?.removeProperty('translate')
    else style?.setProperty('translate', `0 ${pixels}px`)
  }

  function end(event: PointerEvent, isDone: boolean) {
    if (from.current === undefined) return
    const drawn = event.clientY - from.current
    from.current = undefined
    moveTo(undefined)
    if (isDone && drawn > closesAfterPx) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) moveTo(Math.max(0, event.clientY - from.current))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
