import type { List } from '#contract/list.ts'
import { useMay } from '../../../product/use-may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Figures } from '../activity/Figures.tsx'
import { LastScans } from '../activity/LastScans.tsx'
import { useStats } from '../activity/use-activity.ts'
import { useLive } from '../activity/use-live.ts'
import { words } from '../activity/words.ts'
import { type Chosen, useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { DoorsReady } from '../links/DoorsReady.tsx'
import { linksOfOccasion } from '../links/link-occasion.ts'
import { useScannerLinks } from '../links/use-scanner-links.ts'

/** What an organiser looks at during a night: check-ins so far, the doors, and the latest scans. */
export function Tonight({ list }: { list: List }) {
  const { isKnown, occasions, chosen } = useChosenOccasion(list.id)
  const mayEdit = useMay('editor')
  if (!isKnown) return <Skeleton label={words.loading} rows={4} />
  return (
    <>
      <CheckInsSoFar listId={list.id} occasionId={chosen?.id} />
      {mayEdit && <Doors listId={list.id} occasions={occasions} chosen={chosen} />}
      <LastScans listId={list.id} occasionId={chosen?.id} />
    </>
  )
}

type Props = { listId: string; occasionId: string | undefined }

function CheckInsSoFar({ listId, occasionId }: Props) {
  const { stats } = useStats(listId, occasionId)
  const live = useLive(listId)
  return (
    <Card aria-labelledby="check-ins">
      <h2 id="check-ins">{words.title}</h2>
      <Loaded of={stats} loading={words.loading} failed={words.failed} rows={3}>
        {(found) => <Figures stats={found} live={occasionId === undefined ? live : undefined} />}
      </Loaded>
    </Card>
  )
}

type DoorsProps = { listId: string } & Pick<Chosen, 'occasions' | 'chosen'>

function Doors({ listId, occasions, chosen }: DoorsProps) {
  const links = useScannerLinks(listId)
  return links.data && <DoorsReady links={linksOfOccasion(links.data, occasions, chosen)} now={links.dataUpdatedAt} />
}
