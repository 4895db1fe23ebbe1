import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import styles from './empty.module.css'
import { words } from './words.ts'

/** A list without codes has no guests: the next step is its setup. */
export function NoGuests({ listId }: { listId: string }) {
  return (
    <div className={styles['empty']} role="status">
      <p>
        <strong>{words.noGuests}</strong>
      </p>
      <p>{words.noGuestsText}</p>
      <ButtonLink to={paths.listPart(listId, 'settings')}>{words.makeCodes}</ButtonLink>
    </div>
  )
}
