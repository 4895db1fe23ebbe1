import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to the place of the page that the address names. The browser looks for it only before the page is drawn. */
export function useGoToPlace(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash.length < 2) return
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    place?.scrollIntoView()
    if (place instanceof HTMLButtonElement) place.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- another visit of the same place has another key
  }, [hash, key])
}
