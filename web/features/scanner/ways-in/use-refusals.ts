import { useCallback, useState } from 'react'
import type { Scans } from '../door/door-state.ts'

export type Refused = { text: string; at: Date }

/**
 * A hardware reader keeps reading at a closed door. Each code gets a refusal with sound and its time, so that staff can
 * tell refusals apart.
 */
export function useRefusals({ refuse }: Pick<Scans, 'refuse'>) {
  const [refused, setRefused] = useState<Refused>()
  const see = useCallback(
    (text: string) => {
      setRefused({ text, at: new Date() })
      refuse()
    },
    [refuse],
  )
  return { refused, see }
}
