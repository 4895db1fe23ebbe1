import styles from './table.module.css'
import type { Guest } from '#contract/guests.ts'
import type { List } from '#contract/list.ts'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { BulkWanted } from './bulk/use-bulk.ts'
import { useCheckIn, placesOf } from './use-check-in.ts'
import { words, words as guestsWords } from '../../../words/guests.ts'
import type { Person } from '#contract/scanning.ts'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { showNumber } from '../../../ui/show.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { words as uiWords } from '../../../words/ui.ts'
import { inRows } from '../../../ui/layout.ts'

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

/** As many keys as at a door. A larger number comes in with further check-ins. */
const mostKeys = 4

type PartyDialogProps = { name: string; party: Person; onLetIn: (people: number) => void; onNotNow: () => void }

/** How many of a party come in, as a door asks it: one key for any number, the last lets in all. */
function PartyDialog({ name, party, onLetIn, onNotNow }: PartyDialogProps) {
  const places = placesOf(party)
  const numbers = Array.from({ length: Math.min(places - 1, mostKeys) }, (_, place) => place + 1)
  return (
    <Dialog title={guestsWords.partyQuestion.title({ most: party.max_scans })} role="alertdialog" onClose={onNotNow}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>
        {guestsWords.partyQuestion.areIn({ count: party.scan_count, most: party.max_scans })}{' '}
        {guestsWords.partyQuestion.letIn}
      </p>
      <div className={`${styles['keys']} ${inRows(2)}`} role="group" aria-label={guestsWords.partyQuestion.letIn}>
        {numbers.map((people) => (
          <Button key={people} onClick={() => onLetIn(people)}>
            <Unseen>{guestsWords.partyQuestion.unseen}</Unseen> {showNumber(people)}
          </Button>
        ))}
        <Button look="action" onClick={() => onLetIn(places)}>
          <Unseen>{guestsWords.partyQuestion.unseen}</Unseen> {showNumber(places)} {guestsWords.partyQuestion.all}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onNotNow}>{uiWords.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}
