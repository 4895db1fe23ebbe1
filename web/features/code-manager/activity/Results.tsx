import { Suspense } from 'react'
import type { List } from '#contract/list.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { stacked } from '../../../ui/layout.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/Loaded.tsx'
import { words } from '../../../words/night.ts'
import { FollowingUp } from '../following-up/FollowingUp.tsx'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { Activity } from './Activity.tsx'
import styles from './activity.module.css'
import { ScanLog } from './ScanLog.tsx'
import { useStats } from './use-activity.ts'
import { useLive } from './use-live.ts'

const Regulars = lazyPart(async () => (await import('../following-up/Regulars.tsx')).Regulars)

/** How the list, or one of its occasions, went: one number and its curve, the next steps, and every scan. */
export function Results({ list }: { list: List }) {
  const { isKnown, occasions, chosen } = useChosenOccasion(list.id)
  if (!isKnown) return <Skeleton label={words.activity.loading} rows={4} />
  const isSeries = occasions.length > 1
  return (
    <ResultsOf
      key={chosen?.id}
      listId={list.id}
      chosen={chosen}
      // A list with one occasion is followed up as a whole.
      followed={isSeries ? chosen : occasions[0]}
      followedId={isSeries ? chosen?.id : list.id}
      isSeries={isSeries}
    />
  )
}

type Props = {
  listId: string
  chosen: ShownOccasion | undefined
  followed: ShownOccasion | undefined
  followedId: string | undefined
  isSeries: boolean
}

function ResultsOf({ listId, chosen, followed, followedId, isSeries }: Props) {
  const { span, setSpan, stats } = useStats(listId, chosen?.id)
  // The stream of a list counts its main occasion alone.
  const heard = useLive(listId)
  const live = followedId === listId ? heard : undefined
  const doors = stats.data?.by_door.map(({ door }) => door) ?? []
  const invited = (live ?? stats.data)?.contacts
  return (
    <>
      <div className={styles['results']}>
        <Activity
          listId={listId}
          night={followed && isNight(followed) ? followed : undefined}
          span={span}
          onSpan={setSpan}
          stats={stats}
          live={live}
        />
        <div className={stacked(5, 'top', 'fits')}>
          <FollowingUp listId={listId} occasion={followed} occasionId={followedId} invited={invited} />
        </div>
      </div>
      {isSeries && (
        <Suspense fallback={<Skeleton label={words.activity.loading} rows={4} />}>
          <Regulars listId={listId} />
        </Suspense>
      )}
      <ScanLog listId={listId} occasionId={chosen?.id} doors={doors} />
    </>
  )
}

/** What is open for longer, such as coupons, is looked at by periods (domain/occasion-phase.ts). */
const longestNightMs = 36 * 3_600_000

function isNight({ opens_at: opens, closes_at: closes }: ShownOccasion): boolean {
  return opens !== null && (closes === null || Date.parse(closes) - Date.parse(opens) <= longestNightMs)
}
