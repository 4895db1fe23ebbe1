import { useEffect, useState } from 'react'

/** From here on a person wonders whether anything still happens. */
const slowAfterMs = 2000

/** True when something has been waited for longer than 2 s. */
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
