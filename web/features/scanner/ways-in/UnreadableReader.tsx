import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { words } from '../../../words/door.ts'

type Props = {
  /** What to do. */
  help: string
  /** Missing at a kiosk, where a guest can do nothing about it. */
  onSeen?: () => void
}

/** Keys came at a reader's pace, and none of them had a text. */
export function UnreadableReader({ help, onSeen }: Props) {
  return (
    <div data-theme="dark">
      <Notice kind="bad" title={words.typing.readerMode} detail={help} isUrgent>
        {onSeen && (
          <Button size="small" onClick={onSeen}>
            {words.card.gotIt}
          </Button>
        )}
      </Notice>
    </div>
  )
}
