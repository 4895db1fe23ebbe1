import { isolated } from '#domain/user-text.ts'
import { useNavigate } from 'react-router'
import type { Tonight } from '#contract/tonight.ts'
import { changeAdmissions } from '../../product/admissions/change-admissions.ts'
import { nightState } from '../../product/admissions/night-state.ts'
import { StopQuestion } from '../../product/admissions/StopQuestion.tsx'
import { words as productWords } from '../../words/product.ts'
import { paths } from '../../product/paths.ts'
import { showMoment } from '../../product/show-times.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { words as finderWords } from '../../words/finder.ts'

type Props = { listId: string; night: Tonight; onClose: () => void }

/**
 * Asks for confirmation as Tonight does, and shows Tonight after the stop. Without an open occasion it says so, and
 * leads to Tonight.
 */
export function StopAsked({ listId, night, onClose }: Props) {
  const navigate = useNavigate()
  const { occasion } = night
  const toTonight = () =>
    void navigate(`${paths.listPart(listId, 'tonight')}?occasion=${encodeURIComponent(occasion.id)}`)
  const state = nightState(night, Date.parse(night.at))
  if (state.name === 'open') {
    const stop = async () => {
      await changeAdmissions(listId, occasion.id, night)
      toTonight()
    }
    return <StopQuestion night={night} onConfirm={stop} onClose={onClose} />
  }
  return (
    <Dialog title={finderWords.search.noneOpen} onClose={onClose}>
      <p>
        {state.name === 'before' &&
          finderWords.search.opens({
            occasion: isolated(occasion.name, 80),
            time: showMoment(occasion.zone, occasion.opens_at ?? night.at),
          })}
        {state.name === 'stopped' && productWords.admissions.stoppedLate}
        {state.name === 'over' && finderWords.search.isOver({ occasion: isolated(occasion.name, 80) })}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{finderWords.search.cancel}</Button>
        <Button
          look="action"
          onClick={() => {
            onClose()
            toTonight()
          }}
        >
          {finderWords.search.toTonight}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
