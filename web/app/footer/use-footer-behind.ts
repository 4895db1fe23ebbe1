import { type RefObject, useLayoutEffect } from 'react'

/** The minimum height of page above the footer. With less, the footer cannot be behind the page. */
const leastOfPagePx = 80

/**
 * The distance by which the page ends above the footer: the footer's height. Until it is measured, SPEC's 384 px apply
 * (shell.module.css). A footer that is too high for the screen, such as with enlarged text, follows the page instead.
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

/**
 * Browsers do not scroll to a fixed element. When the focus moves behind the page, the page scrolls away (WCAG 2.4.11).
 */
function showEndOfPage() {
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY < scrollHeight - clientHeight - 1) window.scrollTo(0, scrollHeight)
}
