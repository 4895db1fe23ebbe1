import type { FollowingUp } from '#contract/following-up.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showDate } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { inRows, quiet } from '../../../ui/layout.ts'
import styles from './following-up.module.css'
import { useMakeReminder } from './use-following-up.ts'
import { words } from '../../../words/night.ts'

type Props = {
  listId: string
  occasionId: string
  found: FollowingUp
  campaignId: string | undefined
}

/** A copy of the invitation, as a draft for those who did not come. */
export function Reminder({ listId, occasionId, found, campaignId }: Props) {
  const making = useMakeReminder({ listId, occasionId })
  const made = found.made.find(({ kind }) => kind === 'reminder')
  const url = making.data?.mailchimp_url ?? found.reminder_url
  return (
    <>
      <p className={quiet(2)}>
        {campaignId === undefined ? words.followingUp.reminderNeeds : words.followingUp.reminderText}
      </p>
      {campaignId !== undefined && (
        <div className={inRows(3, 'center')}>
          <Button look="action" isBusy={making.isPending} onClick={() => making.mutate(campaignId)}>
            {making.isPending ? words.followingUp.reminding : words.followingUp.remind}
          </Button>
          {made && !making.data && (
            <span className={quiet(2)}>{words.followingUp.reminderMade({ moment: showDate(made.made_at) })}</span>
          )}
        </div>
      )}
      {making.isError && <TroubleNotice {...wordsFor(making.error, words.followingUp.remindFailed)} />}
      {making.data && (
        <div role="status">
          <Notice kind="good" title={making.data.title} detail={making.data.message} />
        </div>
      )}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer" className={styles['link']}>
          {words.followingUp.toReminder}
        </a>
      )}
    </>
  )
}
