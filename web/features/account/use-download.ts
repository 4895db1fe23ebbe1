import { useEffect, useRef, useState } from 'react'
import { exportUser } from '#contract/privacy.ts'
import { askAsSignedIn } from '../../api/call.ts'
import { ConnectionLost } from '../../api/declined.ts'
import { readFile } from '../../api/download.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { Confirmation } from '../../product/confirmation-of.ts'
import { isWhole } from './is-whole.ts'

type State =
  | { is: 'idle' }
  | { is: 'running'; bytes: number }
  | { is: 'done'; bytes: number }
  | { is: 'failed'; error: unknown }

/**
 * Fetches the file, counts its bytes as they arrive, and saves it when it is complete. Leaving the screen aborts it.
 */
export function useDownload() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves when the server begins to send; throws when it declines. */
  async function begin(confirmation: Confirmation): Promise<Response> {
    const { signal } = (running.current = new AbortController())
    return askAsSignedIn(exportUser, { body: confirmation }, signal)
  }

  async function take(response: Response) {
    const { signal } = running.current!
    setState({ is: 'running', bytes: 0 })
    try {
      const file = await readFile(response, { onProgress: (bytes) => setState({ is: 'running', bytes }), signal })
      if (!(await isWhole(file))) throw new ConnectionLost('the last line is missing')
      saveFile(file, `listpass-${new Date().toISOString().slice(0, 10)}.jsonl`)
      setState({ is: 'done', bytes: file.size })
    } catch (error) {
      if (signal.aborted) return
      setState({ is: 'failed', error })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ is: 'idle' })
  }

  return { state, begin, take, cancel }
}
