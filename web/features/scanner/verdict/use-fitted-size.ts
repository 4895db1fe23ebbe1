import { useLayoutEffect, type RefObject } from 'react'

/** The sizes of `--verdict-2` to `--verdict-5`; a tablet begins with 1. */
const sizes = [2, 3, 4, 5]
const sizesOfTablet = [1, ...sizes]
const sizesOfCode = [4, 5]
const mostLines = 2

/**
 * Sets `data-size` on the text: the largest at which it takes two lines, no word is broken, and its stage needs no scrolling. At
 * the smallest the style sheet allows three lines, and cuts the rest. Another text needs another element.
 */
export function useFittedSize(text: RefObject<HTMLElement | null>, isName: boolean): void {
  useLayoutEffect(() => {
    const name = text.current
    const place = name?.closest<HTMLElement>('[data-is-stage]')
    if (!name || !place) return
    const fit = () => {
      const ofName = matchMedia('(min-width: 46rem) and (min-height: 46rem)').matches ? sizesOfTablet : sizes
      const choice = isName ? ofName : sizesOfCode
      name.removeAttribute('data-is-cut')
      for (const size of choice) {
        name.setAttribute('data-size', String(size))
        if (fits(name, place)) return
      }
      name.setAttribute('data-is-cut', '')
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(place)
    document.fonts.addEventListener('loadingdone', fit)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', fit)
    }
  }, [text, isName])
}

function fits(name: HTMLElement, place: HTMLElement): boolean {
  const lines = Math.round(name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight))
  return lines <= mostLines && name.scrollWidth <= name.clientWidth && place.scrollHeight <= place.clientHeight + 1
}
