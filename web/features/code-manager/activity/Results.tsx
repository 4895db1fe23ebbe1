import type { List } from '#contract/list.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { Activity } from './Activity.tsx'
import { ScanLog } from './ScanLog.tsx'
import { useStats } from './use-activity.ts'
import { useLive } from './use-live.ts'
import { words } from './words.ts'

/** How the list, or one of its occasions, went: figures, a chart, and every scan. */
export function Results({ list }: { list: List }) {
  const { isKnown, chosen } = useChosenOccasion(list.id)
  if (!isKnown) return <Skeleton label={words.loading} rows={4} />
  return <ResultsOf key={chosen?.id} listId={list.id} occasionId={chosen?.id} />
}

function ResultsOf({ listId, occasionId }: { listId: string; occasionId: string | undefined }) {
  const { span, setSpan, stats } = useStats(listId, occasionId)
  const live = useLive(listId)
  const doors = stats.data?.by_door.map(({ door }) => door) ?? []
  return (
    <>
      <Activity span={span} onSpan={setSpan} stats={stats} live={occasionId === undefined ? live : undefined} />
      <ScanLog listId={listId} occasionId={occasionId} doors={doors} />
    </>
  )
}
