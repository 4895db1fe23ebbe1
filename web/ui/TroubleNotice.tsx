import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Props = { message: string; details: string | undefined; onRetry?: () => void; isRetrying?: boolean }

/** Something could not be loaded: the server's words, and a retry button. */
export function TroubleNotice({ message, details, onRetry, isRetrying = false }: Props) {
  return (
    <Notice kind="bad" title={message} detail={details} isUrgent>
      {onRetry && (
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          {isRetrying ? 'Trying again...' : 'Try Again'}
        </Button>
      )}
    </Notice>
  )
}
