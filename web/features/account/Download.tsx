import { Button } from '../../ui/Button.tsx'
import { FormDone } from '../../ui/FormDone.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './account.module.css'
import { showSize } from './show-size.ts'
import { useDownload } from './use-download.ts'
import { words } from './words.ts'

/** The size counts up during the download, because the total is unknown. */
export function Download() {
  const { state, start, cancel } = useDownload()
  return (
    <>
      {state.is === 'failed' && <Notice kind="bad" title={state.message} detail={state.details} isUrgent />}
      <FormDone message={state.is === 'done' ? words.downloaded(showSize(state.bytes)) : undefined} />
      <div className={styles['downloading']}>
        <Button isBusy={state.is === 'running'} onClick={() => void start()}>
          {state.is === 'running' ? words.downloading(showSize(state.bytes)) : words.download}
        </Button>
        {state.is === 'running' && (
          <Button look="plain" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </>
  )
}
