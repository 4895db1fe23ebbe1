import { type RefObject, useLayoutEffect } from 'react'

/** The least height of page above the footer; with less, the footer cannot be behind the page. */
const leastOfPagePx = 80

/**
 * How far the page ends above the footer: as high as that is. Until it is measured, SPEC's 384 px hold (shell.module.css).
 * A footer that is too high for the screen, as when text is enlarged, follows the page instead.
 */
export function useFooterBehind(footer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = footer.current
    if (!element) return
    const root = document.documentElement
    const measure = () => {
      const { offsetHeight } = element
      const isTooHigh = offsetHeight > window.innerHeight - leastOfPagePx
      element.toggleAttribute('data-follows', isTooHigh)
      root.style.setProperty('--footer-height', `${isTooHigh ? 0 : offsetHeight}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('focusin', showEndOfPage)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', showEndOfPage)
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--footer-height')
    }
  }, [footer])
}

/** A browser does not scroll to what never moves: for the focus behind the page, the page makes way (WCAG 2.4.11). */
function showEndOfPage() {
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY < scrollHeight - clientHeight - 1) window.scrollTo(0, scrollHeight)
}
