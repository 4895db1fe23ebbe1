import { useLayoutEffect, useRef } from 'react'

/**
 * A new screen starts at its top, with the focus on its heading, so that a screen reader announces it (WCAG 2.4.3).
 * This runs before the first paint; later it would undo a quick Tab press.
 */
export function usePageTurn(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])
}
