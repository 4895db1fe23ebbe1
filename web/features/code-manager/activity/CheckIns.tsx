import { Activity } from './Activity.tsx'
import { ScanLog } from './ScanLog.tsx'
import { useStats } from './use-activity.ts'
import { useLive } from './use-live.ts'

/** The check-in figures, once contacts have codes. */
export default function CheckIns({ listId }: { listId: string }) {
  const { span, setSpan, stats } = useStats(listId)
  const live = useLive(listId)
  const doors = stats.data?.by_door.map(({ door }) => door) ?? []
  return (
    <>
      <Activity span={span} onSpan={setSpan} stats={stats} live={live} />
      <ScanLog listId={listId} doors={doors} />
    </>
  )
}
