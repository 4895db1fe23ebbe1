import { useEffect, useState } from 'react'

/** SPEC §9: the page counts as scrolled after this distance. */
const scrolledAfterPx = 20
/** SPEC §2: content above the fold may still move when the page starts. */
const checkAgainAfterMs = 100

type ScrollState = { isScrolled: boolean; isPastIntro: boolean }

/** Whether the page is scrolled, and whether the intro, if there is one, is out of view. */
export function useScrollState(): ScrollState {
  const [state, setState] = useState<ScrollState>({ isScrolled: false, isPastIntro: false })
  useEffect(() => {
    function check() {
      const intro = document.querySelector('[data-intro]')
      const isScrolled = window.scrollY > scrolledAfterPx
      // A page scrolls by whole pixels, and the intro may end between two.
      const isPastIntro = intro === null || intro.getBoundingClientRect().bottom < 1
      setState((before) =>
        before.isScrolled === isScrolled && before.isPastIntro === isPastIntro ? before : { isScrolled, isPastIntro },
      )
    }
    const timer = setTimeout(check, checkAgainAfterMs)
    const frame = requestAnimationFrame(check)
    window.addEventListener('scroll', check, { passive: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', check)
    }
  }, [])
  return state
}
