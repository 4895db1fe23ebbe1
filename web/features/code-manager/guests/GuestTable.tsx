import type { Guest, GuestSort } from '#contract/guests.ts'
import type { List } from '#contract/list.ts'
import { browserZone, showWhen } from '../../../product/time.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { isolated, shownText } from '#domain/user-text.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { BulkWanted } from './bulk/use-bulk.ts'
import { GuestActions } from './GuestActions.tsx'
import { inRows, quiet } from '../../../ui/layout.ts'
import styles from './table.module.css'
import { type GuestView, sortedBy } from './guest-view.ts'
import type { Selection } from './use-selection.ts'
import { words } from '../../../words/guests.ts'
import { Badge } from '../../../ui/Badge.tsx'

const kinds = {
  in: 'good',
  not_in: 'plain',
  left: 'plain',
  blocked: 'bad',
  refused: 'warn',
  removed: 'plain',
} as const

/** Whether a guest is in. A guest who came before they were blocked has both badges. A bounced email matters until the guest came. */
function GuestStatus({ guest, zone }: { guest: Guest; zone: string | undefined }) {
  const { guest_status: status, left_at: leftAt } = guest
  const isBlockedToo = (status === 'in' || status === 'left') && (guest.is_blocked || guest.max_scans === 0)
  return (
    <>
      <Badge kind={kinds[status]}>
        {status === 'left' && leftAt !== null
          ? words.guests.leftAt({ time: showWhen(zone ?? browserZone(), leftAt) })
          : words.guests.statuses[status]}
      </Badge>
      {guest.is_unreached && status !== 'in' && status !== 'left' && (
        <Badge kind="warn">{words.guests.unreached}</Badge>
      )}
      {isBlockedToo && <Badge kind="bad">{words.guests.alsoBlocked}</Badge>}
    </>
  )
}

type FactsProps = { guest: Guest; zone: string | undefined; countsScans: boolean }

/** What an organiser asks first about a guest: in or not, since when, at which door, and how often. */
export function GuestFacts({ guest, zone, countsScans }: FactsProps) {
  return (
    <p className={inRows('1-3', 'center')}>
      <GuestStatus guest={guest} zone={zone} />
      {guest.came_at !== null && <strong>{showWhen(zone ?? browserZone(), guest.came_at)}</strong>}
      {guest.door !== null && <UserText text={guest.door} longest={40} />}
      {countsScans && (
        <span className={quiet()}>
          {words.guests.columns.scans}: {words.guests.scans({ scans: guest.scan_count, max: guest.max_scans })}
        </span>
      )}
    </p>
  )
}

/** The longest value in a row; the guest's dialog shows all of it. */
const longestCell = 80

type Props = {
  list: List
  guests: readonly Guest[]
  view: GuestView
  zone: string | undefined
  occasion: string | undefined
  /** False for an occasion that counts alone: the scans of the list would say 0 beside a guest who is in. */
  countsScans: boolean
  /** Undefined for viewers, who cannot select guests. */
  selection: Selection | undefined
  onView: (view: GuestView) => void
  onShow: (guest: Guest) => void
  onChange: (wanted: BulkWanted) => void
}

/**
 * A table that loses columns from the right as its card gets narrow, and becomes rows with one action on a phone. Roles are
 * explicit, because `display` removes them in some browsers.
 */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- they are the roles of a plain table */
export function GuestTable({ list, guests, view, zone, occasion, countsScans, ...props }: Props) {
  const { selection, onView, onShow, onChange } = props
  const sortBy = (sort: GuestSort) => onView(sortedBy(view, sort))
  return (
    <table role="table" className={styles['table']} aria-label={words.guests.table}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" data-column="select">
              <Tick
                label={words.guests.choosePage}
                isOn={selection.isPage}
                isHalf={selection.isSome}
                onToggle={selection.togglePage}
              />
            </th>
          )}
          <SortedHead sort="name" view={view} onSort={sortBy} />
          <SortedHead sort="status" view={view} onSort={sortBy} />
          <SortedHead sort="came_at" view={view} onSort={sortBy} />
          <th role="columnheader" scope="col" data-column="door">
            {words.guests.columns.door}
          </th>
          {countsScans && (
            <th role="columnheader" scope="col" data-column="scans">
              {words.guests.columns.scans}
            </th>
          )}
          {selection && (
            <th role="columnheader" scope="col" data-column="actions">
              <Unseen>{words.guests.actions}</Unseen>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {guests.map((guest) => {
          const name = shownText(guest.display_value || guest.email, longestCell)
          const isOn = selection?.has(guest.id) ?? false
          return (
            <tr key={guest.id} role="row" aria-selected={selection ? isOn : undefined}>
              {selection && (
                <td role="cell" data-column="select">
                  <Tick
                    label={words.guests.choose({ name: isolated(name) })}
                    isOn={isOn}
                    onToggle={() => selection.toggle(guest.id)}
                  />
                </td>
              )}
              <td role="cell" data-column="name">
                <button type="button" className={styles['name']} onClick={() => onShow(guest)}>
                  <strong>
                    <UserText text={name} longest={longestCell} />
                  </strong>
                  {guest.display_value !== guest.email && (
                    <small>
                      {guest.email === '' ? (
                        words.guests.noEmail
                      ) : (
                        <UserText text={guest.email} longest={longestCell} />
                      )}
                    </small>
                  )}
                </button>
              </td>
              <td role="cell" data-column="status" data-status={guest.guest_status}>
                <GuestStatus guest={guest} zone={zone} />
              </td>
              <td role="cell" data-column="came_at">
                {guest.came_at === null ? words.guests.notYet : showWhen(zone ?? browserZone(), guest.came_at)}
              </td>
              <td role="cell" data-column="door">
                {guest.door !== null && <UserText text={guest.door} longest={40} />}
              </td>
              {countsScans && (
                <td role="cell" data-column="scans">
                  {words.guests.scans({ scans: guest.scan_count, max: guest.max_scans })}
                </td>
              )}
              {selection && (
                <td role="cell" data-column="actions">
                  <GuestActions
                    list={list}
                    guest={guest}
                    name={isolated(name)}
                    occasion={occasion}
                    onChange={onChange}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function SortedHead({ sort, view, onSort }: { sort: GuestSort; view: GuestView; onSort: (sort: GuestSort) => void }) {
  const isSorted = view.sort === sort
  const order = view.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th role="columnheader" scope="col" data-column={sort} aria-sort={isSorted ? order : undefined}>
      <button type="button" className={styles['sort']} onClick={() => onSort(sort)}>
        {words.guests.columns[sort]}
        {isSorted && <Icon name={view.order === 'asc' ? 'up' : 'down'} size={16} />}
      </button>
    </th>
  )
}

type TickProps = { label: string; isOn: boolean; isHalf?: boolean; onToggle: () => void }

function Tick({ label, isOn, isHalf = false, onToggle }: TickProps) {
  return (
    <label className={styles['tick']}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isHalf && !isOn
        }}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
      />
    </label>
  )
}
