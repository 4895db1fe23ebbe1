import type { Person } from '#contract/scanning.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { showNumber } from '../../../ui/show.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { words as uiWords } from '../../../words/ui.ts'
import { placesOf } from './use-check-in.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from './table.module.css'
import { words as guestsWords } from '../../../words/guests.ts'

/** As many keys as at a door. A larger number comes in with further check-ins. */
const mostKeys = 4

type Props = { name: string; party: Person; onLetIn: (people: number) => void; onNotNow: () => void }

/** How many of a party come in, as a door asks it: one key for any number, the last lets in all. */
export function PartyDialog({ name, party, onLetIn, onNotNow }: Props) {
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
