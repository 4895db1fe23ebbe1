import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { words } from '../words/ui.ts'

type Props = { message: string; details: string | undefined; onRetry?: () => void; isRetrying?: boolean }

/** Something could not be loaded: the server's words, and a retry button. */
export function TroubleNotice({ message, details, onRetry, isRetrying = false }: Props) {
  return (
    <Notice kind="bad" title={message} detail={details} isUrgent>
      {onRetry && (
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          {isRetrying ? words.tryingAgain : words.tryAgain}
        </Button>
      )}
    </Notice>
  )
}
