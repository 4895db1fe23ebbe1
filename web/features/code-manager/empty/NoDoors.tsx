import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './empty.module.css'
import { words } from '../links/words.ts'

/** An example of the first door's row, with a button to add the door. */
export function NoDoors({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <p className={styles['lead']}>{words.noDoors}</p>
      <div className={styles['sample']}>
        <div>
          <p>
            <strong>{words.sampleLabel}</strong> <Badge kind="plain">{words.sample}</Badge>
          </p>
          <p>{words.sampleText}</p>
        </div>
        <Button onClick={onAdd}>
          <Icon name="plus" size={18} />
          {words.firstLink}
        </Button>
      </div>
    </>
  )
}
