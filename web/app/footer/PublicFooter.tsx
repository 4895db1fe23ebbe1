import styles from '../shell.module.css'
import { useEffect, useRef, type RefObject, useLayoutEffect } from 'react'
import { isLanguage } from '#domain/spoken.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Still } from '../../ui/Still.tsx'
import { keepLanguage } from '../language-of-screen.ts'

/** The minimum height of page above the footer. With less, the footer cannot be behind the page. */
const leastOfPagePx = 80

/**
 * The distance by which the page ends above the footer: the footer's height. Until it is measured, SPEC's 384 px apply
 * (shell.module.css). A footer that is too high for the screen, such as with enlarged text, follows the page instead.
 */
function useFooterBehind(footer: RefObject<HTMLElement | null>): void {
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

const FooterContent = lazyPart(async () => (await import('./FooterContent.tsx')).FooterContent)

/** The footer is fixed behind the public pages, and visible when they are scrolled to their end (SPEC §2). */
export function PublicFooter() {
  const element = useRef<HTMLElement>(null)
  useFooterBehind(element)
  useEffect(() => {
    const footer = element.current
    footer?.addEventListener('click', keepChoice)
    return () => footer?.removeEventListener('click', keepChoice)
  }, [])
  return (
    <footer ref={element} className={styles['footer']}>
      <Still Content={FooterContent} />
    </footer>
  )
}

/** The links of the choice have the language that they lead to. They are written, so they have no code of their own. */
function keepChoice({ target }: Event): void {
  const language = target instanceof HTMLElement ? target.lang.slice(0, 2) : ''
  if (isLanguage(language)) keepLanguage(language)
}
