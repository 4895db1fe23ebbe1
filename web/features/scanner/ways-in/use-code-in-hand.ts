import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { takeCodes } from '../../../product/code-in-hand.ts'

/**
 * The code of an opened link, from the address or from another tab. The door asks about it once, even after a reload.
 */
export function useCodeInHand(isOn: boolean, onCode: (code: string) => void): void {
  const [search, setSearch] = useSearchParams()
  const code = search.get('code')
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    if (!isOn || code === null) return
    setSearch({}, { replace: true })
    tell(code)
  }, [isOn, code, setSearch])

  useEffect(() => (isOn ? takeCodes((given) => tell(given)) : undefined), [isOn])
}
