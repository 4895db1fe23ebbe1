import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { inRows, quiet } from '../../../ui/layout.ts'
import styles from '../home/tabs.module.css'
import { words } from '../../../words/doors.ts'

/** An example of the first door's row, with a button to add the door. */
export function NoDoors({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <p className={quiet()}>{words.links.noDoors}</p>
      <div className={`${styles['sample']} ${inRows('3-5', 'center', 'between')}`}>
        <div>
          <p>
            <strong>{words.links.sampleLabel}</strong> <Badge kind="plain">{words.links.sample}</Badge>
          </p>
          <p>{words.links.sampleText}</p>
        </div>
        <Button onClick={onAdd}>
          <Icon name="plus" size={18} />
          {words.links.firstLink}
        </Button>
      </div>
    </>
  )
}
