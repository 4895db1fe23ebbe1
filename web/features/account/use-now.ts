import { useEffect, useState } from 'react'

/** Twice a minute is enough for times shown in minutes. */
const renewEveryMs = 30_000

/** The current time, updated while the screen stays open, for texts such as "5 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), renewEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
