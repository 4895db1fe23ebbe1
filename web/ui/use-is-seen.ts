import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the viewport: expensive content waits for that. */
export function useIsSeen() {
  const place = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [place, isSeen] as const
}
