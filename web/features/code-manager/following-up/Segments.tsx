import { type FollowingUp, segmentKinds } from '#contract/following-up.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { showDate } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from './following-up.module.css'
import { useMakeSegment } from './use-following-up.ts'
import { words } from '../../../words/night.ts'

type Props = { listId: string; occasionId: string; found: FollowingUp; campaignId: string | undefined }

/** Segments that one click makes, or brings up to date. */
export function Segments({ listId, occasionId, found, campaignId }: Props) {
  const making = useMakeSegment({ listId, occasionId })
  return (
    <Disclosure summary={words.followingUp.segments}>
      <div className={`${styles['segments']} ${stacked(2)}`}>
        <p className={quiet(2)}>{words.followingUp.segmentsText}</p>
        <ul role="list">
          {segmentKinds.map((kind) => {
            const made = found.made.find((each) => each.kind === kind)
            const segment = words.followingUp.segment[kind]
            const isBusy = making.isPending && making.variables.kind === kind
            return (
              <li key={kind}>
                <div>
                  <strong>{segment}</strong>
                  <small>
                    {made
                      ? words.followingUp.segmentMade({ moment: showDate(made.made_at) })
                      : words.followingUp.segmentNone}
                  </small>
                </div>
                <Button
                  size="small"
                  isBusy={making.isPending}
                  aria-label={
                    made ? words.followingUp.updateNamed({ segment }) : words.followingUp.makeNamed({ segment })
                  }
                  onClick={() => making.mutate({ kind, campaign_id: campaignId ?? null })}
                >
                  {isBusy ? words.followingUp.making : made ? words.followingUp.update : words.followingUp.make}
                </Button>
              </li>
            )
          })}
        </ul>
        {making.isError && <TroubleNotice {...wordsFor(making.error, words.followingUp.segmentFailed)} />}
        {found.segments_url !== null && (
          <a href={found.segments_url} target="_blank" rel="noreferrer" className={styles['link']}>
            {words.followingUp.toSegments}
          </a>
        )}
      </div>
    </Disclosure>
  )
}
