import styles from './account.module.css'
import { useState, useEffect, useRef } from 'react'
import { wordsFor, ConnectionLost } from '../../api/declined.ts'
import { useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FormDone, FormProblem } from '../../ui/FormMessages.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { inRows } from '../../ui/layout.ts'
import { ConfirmFields } from '../../product/ConfirmFields.tsx'
import { type Confirmation, confirmationOf } from '../../product/confirmation-of.ts'
import { showSize, isWhole } from './downloaded.ts'
import { words } from '../../words/account.ts'
import { exportUser } from '#contract/privacy.ts'
import { askAsSignedIn } from '../../api/call.ts'
import { readFile } from '../../api/download.ts'
import { saveFile } from '../../ui/save-file.ts'

/** The size counts up during the download, because the total is unknown. */
export function Download({ email }: { email: string }) {
  const { state, begin, take, cancel } = useDownload()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {state.is === 'failed' && <Failed error={state.error} />}
      <FormDone message={state.is === 'done' ? words.person.downloaded({ size: showSize(state.bytes) }) : undefined} />
      <div className={inRows(3, 'center')}>
        <Button isBusy={state.is === 'running'} onClick={() => setIsAsking(true)}>
          {state.is === 'running' ? words.person.downloading({ size: showSize(state.bytes) }) : words.person.download}
        </Button>
        {state.is === 'running' && (
          <Button look="plain" onClick={cancel}>
            {words.person.cancel}
          </Button>
        )}
      </div>
      {isAsking && (
        <DownloadDialog
          email={email}
          begin={begin}
          onBegun={(response) => {
            setIsAsking(false)
            void take(response)
          }}
          onClose={() => {
            cancel()
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}

function Failed({ error }: { error: unknown }) {
  const { message, details } = wordsFor(error, words.person.downloadFailed, words.person.downloadLost)
  return <Notice kind="bad" title={message} detail={details} isUrgent />
}

type Props = {
  email: string
  begin: (confirmation: Confirmation) => Promise<Response>
  onBegun: (response: Response) => void
  onClose: () => void
}

/** The file has the names of all guests, so an unattended browser must not give it away. */
function DownloadDialog({ email, begin, onBegun, onClose }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => begin(await confirmationOf(form)),
    (response) => onBegun(response),
    { fallback: words.person.downloadFailed, connectionLost: words.person.downloadLost },
  )
  return (
    <Dialog title={words.person.downloadTitle} onClose={onClose}>
      <p>{words.person.downloadConfirm}</p>
      <form className={styles['form']} onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <DialogActions>
          <Button onClick={onClose}>{words.person.cancel}</Button>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.person.loading : words.person.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type State =
  | { is: 'idle' }
  | { is: 'running'; bytes: number }
  | { is: 'done'; bytes: number }
  | { is: 'failed'; error: unknown }

/**
 * Fetches the file, counts its bytes as they arrive, and saves it when it is complete. Leaving the screen aborts it.
 */
function useDownload() {
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
