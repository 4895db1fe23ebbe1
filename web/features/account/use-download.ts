import { useEffect, useRef, useState } from 'react'
import { exportUser } from '#contract/privacy.ts'
import { ConnectionLost, wordsFor, type Words } from '../../api/declined.ts'
import { download } from '../../api/download.ts'
import { isWhole } from './is-whole.ts'
import { saveFile } from '../../ui/save-file.ts'
import { words } from './words.ts'

type State =
  | { is: 'idle' }
  | { is: 'running'; bytes: number }
  | { is: 'done'; bytes: number }
  | ({ is: 'failed' } & Words)

/**
 * Fetches the file, counts its bytes as they arrive, and saves it when it is complete. Leaving the screen aborts it.
 */
export function useDownload() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const { signal } = (running.current = new AbortController())
    setState({ is: 'running', bytes: 0 })
    try {
      const file = await download(exportUser, {}, { onProgress: (bytes) => setState({ is: 'running', bytes }), signal })
      if (!(await isWhole(file))) throw new ConnectionLost('the last line is missing')
      saveFile(file, `listpass-${new Date().toISOString().slice(0, 10)}.jsonl`)
      setState({ is: 'done', bytes: file.size })
    } catch (error) {
      if (signal.aborted) return
      const lost = error instanceof ConnectionLost ? words.downloadLost : undefined
      setState({ is: 'failed', ...wordsFor(error, words.downloadFailed, lost) })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ is: 'idle' })
  }

  return { state, start, cancel }
}
