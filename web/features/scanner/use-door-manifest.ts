import { useEffect } from 'react'

/** It names no page to begin with, so what is put on a home screen is the one that is open. */
const doorManifest = '/door.webmanifest'

/** Whoever puts a scanner link's page on their home screen comes back to this door, and not to the organiser's scanner. */
export function useDoorManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (!link) return undefined
    const before = link.getAttribute('href')!
    link.setAttribute('href', doorManifest)
    return () => link.setAttribute('href', before)
  }, [])
}
