import { useEffect, useState } from 'react'

/** Often enough for times shown in minutes. */
const renewEveryMs = 30_000

/** The time, for what tells how long ago something was while the screen stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), renewEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
