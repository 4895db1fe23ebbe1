import { useEffect } from 'react'

const brand = 'Listpass'

/** The title of the tab, which screen readers announce when the screen changes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}

export function pageTitle(title: string): string {
  return title.includes(brand) ? title : `${title} – ${brand}`
}
