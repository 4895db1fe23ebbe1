import type { Guest } from '#contract/guests.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { BulkWanted } from './bulk/use-bulk.ts'
import styles from './table.module.css'
import { useCheckIn } from './use-check-in.ts'
import { bulkWords, words } from './words.ts'

type Props = {
  listId: string
  guest: Guest
  name: string
  occasion: string | undefined
  onChange: (wanted: BulkWanted) => void
}

/** The actions for one guest. A phone has room for the check-in only. */
export function GuestActions({ listId, guest, name, occasion, onChange }: Props) {
  const checkIn = useCheckIn(listId, guest, { name, occasion: occasion ?? listId })
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
            aria-label={words.checkInOf(name)}
            onClick={() => checkIn.mutate()}
          >
            {words.checkIn}
          </Button>
        </span>
      )}
      <span className={styles['more']}>
        <Menu label={words.actionsOf(name)} isIconOnly>
          {(close) => (
            <>
              {isWaiting && (
                <button
                  type="button"
                  onClick={() => {
                    close()
                    checkIn.mutate()
                  }}
                >
                  {words.checkIn}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  close()
                  onChange(change)
                }}
              >
                {guest.is_blocked ? bulkWords.unblock : bulkWords.block}
              </button>
            </>
          )}
        </Menu>
      </span>
    </>
  )
}
