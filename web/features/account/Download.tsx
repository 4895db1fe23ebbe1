import { useState } from 'react'
import { wordsFor } from '../../api/declined.ts'
import { useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FormDone } from '../../ui/FormDone.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './account.module.css'
import { ConfirmFields } from '../../product/ConfirmFields.tsx'
import { type Confirmation, confirmationOf } from '../../product/confirmation-of.ts'
import { showSize } from './show-size.ts'
import { useDownload } from './use-download.ts'
import { words } from './words.ts'

/** The size counts up during the download, because the total is unknown. */
export function Download({ email }: { email: string }) {
  const { state, begin, take, cancel } = useDownload()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {state.is === 'failed' && <Failed error={state.error} />}
      <FormDone message={state.is === 'done' ? words.downloaded(showSize(state.bytes)) : undefined} />
      <div className={styles['downloading']}>
        <Button isBusy={state.is === 'running'} onClick={() => setIsAsking(true)}>
          {state.is === 'running' ? words.downloading(showSize(state.bytes)) : words.download}
        </Button>
        {state.is === 'running' && (
          <Button look="plain" onClick={cancel}>
            {words.cancel}
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
  const { message, details } = wordsFor(error, words.downloadFailed, words.downloadLost)
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
    { fallback: words.downloadFailed, connectionLost: words.downloadLost },
  )
  return (
    <Dialog title={words.downloadTitle} onClose={onClose}>
      <p>{words.downloadConfirm}</p>
      <form className={styles['form']} onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.loading : words.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
