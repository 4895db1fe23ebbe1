import { useEffect, useState } from 'react'

/** After this time a person doubts that anything still happens. */
const slowAfterMs = 2000

/** True if the wait has taken longer than 2 s. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
