import { isolated } from '#domain/user-text.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import { wordsFor } from '../../api/declined.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { words } from '../../words/product.ts'

type Props = {
  night: Tonight
  /** The occasion that the page behind the question shows by now. */
  shown?: Occasion
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before admissions to an open occasion are stopped. */
export function StopQuestion({ night, shown, onConfirm, onClose }: Props) {
  const { occasion, stops_whole_list: stopsWholeList } = night
  return (
    <ConfirmDialog
      title={words.admissions.stopTitle}
      question={words.admissions.stopQuestion({ name: isolated(occasion.name, 80) })}
      confirmLabel={words.admissions.stop}
      busyLabel={words.admissions.stopping}
      look="danger"
      onConfirm={onConfirm}
      explain={(error) => wordsFor(error, words.admissions.stopFailed)}
      onClose={onClose}
    >
      <p>
        {stopsWholeList ? words.admissions.stopList : words.admissions.stopOccasion}{' '}
        {occasion.has_exits && words.admissions.exitsGoOn}
      </p>
      <p>{words.admissions.stopOffline}</p>
      {shown && shown.id !== occasion.id && (
        <Notice
          kind="warn"
          title={words.admissions.stopOther({ shown: isolated(shown.name, 80), asked: isolated(occasion.name, 80) })}
        />
      )}
    </ConfirmDialog>
  )
}
