import { useEffect, type RefObject } from 'react'

/** Makes everything else on the page inert, as around a modal dialog. */
export function useRestInert(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const changed: Element[] = []
    for (let here: Element | null = part.current; here && here !== document.body; here = here.parentElement) {
      for (const beside of here.parentElement?.children ?? []) {
        if (beside === here || beside.hasAttribute('inert')) continue
        beside.setAttribute('inert', '')
        changed.push(beside)
      }
    }
    return () => {
      for (const element of changed) element.removeAttribute('inert')
    }
  }, [part, isOn])
}
