import { useState } from 'react'
import type { Scans } from '../door/door-state.ts'
import { useKeyboardReader } from './use-keyboard-reader.ts'

export type Refused = { text: string; at: Date }

/**
 * A hardware reader keeps reading at a closed door. Each code gets a refusal with sound and its time, so that staff can
 * tell refusals apart.
 */
export function useRefusals(isClosed: boolean, { refuse }: Pick<Scans, 'refuse'>): Refused | undefined {
  const [refused, setRefused] = useState<Refused>()
  useKeyboardReader(isClosed, (text) => {
    setRefused({ text, at: new Date() })
    refuse()
  })
  return isClosed ? refused : undefined
}
