import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { placeAt } from './place-at.ts'

/** The place of the page that is read now; `ids` are those of its headings, from above. */
export function usePlaceHere(ids: readonly string[]): string | undefined {
  const { hash } = useLocation()
  const [here, setHere] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    let frame: number | undefined
    const look = () => {
      frame = undefined
      const tops = all.split(' ').flatMap((id) => {
        const heading = document.getElementById(id)
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
      })
      setHere(placeAt(tops, hash, innerHeight))
    }
    const lookSoon = () => (frame ??= requestAnimationFrame(look))
    lookSoon()
    document.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      document.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [all, hash])
  return here
}
