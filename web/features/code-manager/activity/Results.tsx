import { Suspense } from 'react'
import type { List } from '#contract/list.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { FollowingUp } from '../following-up/FollowingUp.tsx'
import { Activity } from './Activity.tsx'
import { ScanLog } from './ScanLog.tsx'
import { useStats } from './use-activity.ts'
import { useLive } from './use-live.ts'
import { words } from '../../../words/night.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const Regulars = lazyPart(async () => (await import('../following-up/Regulars.tsx')).Regulars)

/** How the list, or one of its occasions, went: figures, a chart, and every scan. */
export function Results({ list }: { list: List }) {
  const { isKnown, occasions, chosen } = useChosenOccasion(list.id)
  if (!isKnown) return <Skeleton label={words.activity.loading} rows={4} />
  // A list with one occasion is followed up as a whole.
  const followed = occasions.length > 1 ? chosen?.id : list.id
  return (
    <ResultsOf
      key={chosen?.id}
      listId={list.id}
      occasionId={chosen?.id}
      followedId={followed}
      isSeries={occasions.length > 1}
    />
  )
}

type Props = { listId: string; occasionId: string | undefined; followedId: string | undefined; isSeries: boolean }

function ResultsOf({ listId, occasionId, followedId, isSeries }: Props) {
  const { span, setSpan, stats } = useStats(listId, occasionId)
  // The stream of a list counts its main occasion alone.
  const live = useLive(listId)
  const doors = stats.data?.by_door.map(({ door }) => door) ?? []
  return (
    <>
      <Activity span={span} onSpan={setSpan} stats={stats} live={followedId === listId ? live : undefined} />
      <FollowingUp listId={listId} occasionId={followedId} />
      {isSeries && (
        <Suspense fallback={<Skeleton label={words.activity.loading} rows={4} />}>
          <Regulars listId={listId} />
        </Suspense>
      )}
      <ScanLog listId={listId} occasionId={occasionId} doors={doors} />
    </>
  )
}
