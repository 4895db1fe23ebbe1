import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The time, as often as minutes matter. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
