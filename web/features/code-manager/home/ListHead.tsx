import styles from './home.module.css'
import type { List } from '#contract/list.ts'
import { guestCount, guestsExplained } from '../../../product/guest-count.ts'
import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { inRows, quiet } from '../../../ui/layout.ts'
import type { Part, PartName } from './parts.ts'
import { words } from '../../../words/manager.ts'
import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Parts whose next step is at the door. The others bring an action of their own, or have none. */
const beforeTheDoor: ReadonlySet<PartName> = new Set(['tonight', 'guests', 'email', 'results'])

type Props = { list: List; part: Part; mayEdit: boolean; onActionPlace: (place: HTMLElement | null) => void }

/**
 * The name of the list, its account, one number of guests, and the one filled button of the part. The manager counts
 * Mailchimp's members instead (SPEC §2).
 */
export function ListHead({ list, part, mayEdit, onActionPlace }: Props) {
  const explained = guestsExplained(list)
  const isManager = part.name === 'manager'
  const mayScan = mayEdit && list.qr_values_set
  return (
    <header
      className={`${styles['homeHead']} ${inRows('3-5', 'center', 'between')}`}
      data-is-whole={isManager || undefined}
    >
      <div className={`${styles['title']} ${inRows('1-4', 'baseline')}`}>
        <h1>
          <UserText text={list.name} />
          <Unseen>{` – ${words.home.parts[part.name]}`}</Unseen>
        </h1>
        <p className={`${styles['facts']} ${quiet(2)}`}>
          <span>
            <UserText text={list.account.name} />
          </span>
          <span>
            {isManager
              ? words.home.members({ members: list.member_count })
              : words.home.guests({ guests: guestCount(list) })}
          </span>
          {part.name === 'guests' && explained !== undefined && <span>{explained}</span>}
        </p>
      </div>
      <div className={`${styles['action']} ${inRows(2)}`} data-is-docked={part.name === 'tonight' || undefined}>
        {mayScan && beforeTheDoor.has(part.name) && (
          <ButtonLink to={paths.scannerOf(list.list_id)} look={part.name === 'tonight' ? 'action' : 'quiet'}>
            <Icon name="camera" />
            {words.home.openScanner}
          </ButtonLink>
        )}
        <div ref={onActionPlace} className={styles['ofPart']} />
      </div>
      {part.place !== 'tabs' && (
        <h2 className={styles['partTitle']} data-has-no-tab={part.place === 'only-more' || undefined}>
          {words.home.parts[part.name]}
        </h2>
      )}
    </header>
  )
}

/** The place in the head of a list for the action of its part; null until it is drawn. */
export const HeadPlace = createContext<HTMLElement | null>(null)

/** The one filled button of a part. It is in the head, and on a phone above the tabs. */
export function HeadAction({ children }: { children: ReactNode }) {
  const place = use(HeadPlace)
  return place && createPortal(children, place)
}
