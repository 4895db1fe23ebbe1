import type { List } from '#contract/list.ts'
import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { guestCount } from './guest-count.ts'
import styles from './home.module.css'
import type { Part, PartName } from './parts.ts'
import { words } from './words.ts'

/** Parts whose next step is at the door. The others bring an action of their own, or have none. */
const beforeTheDoor: ReadonlySet<PartName> = new Set(['tonight', 'guests', 'email', 'results'])

type Props = { list: List; part: Part; mayEdit: boolean; onActionPlace: (place: HTMLElement | null) => void }

/** The name of the list, its account, one number of guests, and the one filled button of the part. */
export function ListHead({ list, part, mayEdit, onActionPlace }: Props) {
  const mayScan = mayEdit && list.qr_values_set
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <h1>
          <UserText text={list.name} />
          <Unseen>{` – ${words.parts[part.name]}`}</Unseen>
        </h1>
        <p className={styles['facts']}>
          <span>
            <UserText text={list.account.name} />
          </span>
          <span>{words.guests(guestCount(list))}</span>
        </p>
      </div>
      <div className={styles['action']} data-is-docked={part.name === 'tonight' || undefined}>
        {mayScan && beforeTheDoor.has(part.name) && (
          <ButtonLink to={paths.scannerOf(list.list_id)} look={part.name === 'tonight' ? 'action' : 'quiet'}>
            <Icon name="camera" />
            {words.openScanner}
          </ButtonLink>
        )}
        <div ref={onActionPlace} className={styles['ofPart']} />
      </div>
      {part.place !== 'tabs' && (
        <h2 className={styles['partTitle']} data-has-no-tab={part.place === 'only-more' || undefined}>
          {words.parts[part.name]}
        </h2>
      )}
    </header>
  )
}
