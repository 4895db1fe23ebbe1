import type { Guest } from '#contract/guests.ts'
import type { List } from '#contract/list.ts'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { BulkWanted } from './bulk/use-bulk.ts'
import styles from './table.module.css'
import { PartyDialog } from './PartyDialog.tsx'
import { useCheckIn } from './use-check-in.ts'
import { words } from '../../../words/guests.ts'

type Props = {
  list: List
  guest: Guest
  name: string
  occasion: string | undefined
  onChange: (wanted: BulkWanted) => void
}

/** The actions for one guest. A phone has room for the check-in only. */
export function GuestActions({ list, guest, name, occasion, onChange }: Props) {
  const { occasions } = useChosenOccasion(list.id)
  const checkIn = useCheckIn(list, guest, { name, occasion: occasions.find(({ id }) => id === occasion) })
  // Guests can be checked in at an occasion only. The view of the whole list has no check-in.
  const isWaiting = occasion !== undefined && (guest.guest_status === 'not_in' || guest.guest_status === 'refused')
  const change = { kind: guest.is_blocked ? 'unblock' : 'block', ids: [guest.id] } as const
  return (
    <>
      {isWaiting && (
        <span className={styles['one']}>
          <Button
            size="small"
            isBusy={checkIn.isPending}
            aria-label={words.guests.checkInOf({ name })}
            onClick={checkIn.start}
          >
            {words.guests.checkIn}
          </Button>
        </span>
      )}
      <span className={styles['more']}>
        <Menu label={words.guests.actionsOf({ name })} isIconOnly>
          {(close) => (
            <>
              {isWaiting && (
                <button
                  type="button"
                  onClick={() => {
                    close()
                    checkIn.start()
                  }}
                >
                  {words.guests.checkIn}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  close()
                  onChange(change)
                }}
              >
                {guest.is_blocked ? words.bulk.unblock : words.bulk.block}
              </button>
            </>
          )}
        </Menu>
      </span>
      {checkIn.party && (
        <PartyDialog name={name} party={checkIn.party} onLetIn={checkIn.letIn} onNotNow={checkIn.notNow} />
      )}
    </>
  )
}
