import type { Tonight } from '#contract/tonight.ts'
import { wordsFor } from '../../api/declined.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { words } from './words.ts'

type Props = { night: Tonight; onConfirm: () => Promise<unknown>; onClose: () => void }

/** Asks before admissions to an open occasion are stopped. */
export function StopQuestion({ night, onConfirm, onClose }: Props) {
  const { occasion, stops_whole_list: stopsWholeList } = night
  return (
    <ConfirmDialog
      title={words.stopTitle}
      question={words.stopQuestion(occasion.name)}
      confirmLabel={words.stop}
      busyLabel={words.stopping}
      look="danger"
      onConfirm={onConfirm}
      explain={(error) => wordsFor(error, words.stopFailed)}
      onClose={onClose}
    >
      <p>
        {stopsWholeList ? words.stopList : words.stopOccasion} {occasion.has_exits && words.exitsGoOn}
      </p>
      <p>{words.stopOffline}</p>
    </ConfirmDialog>
  )
}
