import { useEffect } from 'react'

/** This manifest names no start page, so the home screen gets the open page. */
const doorManifest = '/door.webmanifest'

/** A scanner link's page on the home screen reopens this door, and not the organiser's scanner. */
export function useDoorManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (!link) return undefined
    const before = link.getAttribute('href')!
    link.setAttribute('href', doorManifest)
    return () => link.setAttribute('href', before)
  }, [])
}
