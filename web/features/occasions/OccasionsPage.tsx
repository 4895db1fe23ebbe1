import { useParams, useSearchParams } from 'react-router'
import { inOrder, isPlainMain } from '../../product/occasion-phase.ts'
import { useMay } from '../../product/use-may.ts'
import { useOccasions, type ShownOccasion } from '../../product/use-occasions.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { AddOccasion } from './AddOccasion.tsx'
import { Chosen } from './chosen/Chosen.tsx'
import { Strip } from './strip/Strip.tsx'
import { browserZone } from '../../product/show-times.ts'
import { wallOf } from './times/wall-time.ts'
import styles from './occasions.module.css'
import { words } from './words.ts'

/** The occasions of a list, inside the list's home. */
export function OccasionsPage() {
  const { listId = '' } = useParams()
  const occasions = useOccasions(listId)
  return (
    <>
      <p className={styles['text']}>{words.text}</p>
      <Loaded of={occasions} loading={words.loading} failed={words.loadFailed} rows={4}>
        {(found) => <Shown listId={listId} occasions={found} now={occasions.dataUpdatedAt} />}
      </Loaded>
    </>
  )
}

type Props = { listId: string; occasions: readonly ShownOccasion[]; now: number }

function Shown({ listId, occasions, now }: Props) {
  const [search, setSearch] = useSearchParams()
  const mayEdit = useMay('editor')
  const ordered = inOrder(occasions, now)
  const wanted = search.get('occasion')
  const chosen = ordered.find(({ id }) => id === wanted) ?? ordered[0]
  const isPlain = occasions.length === 1 && occasions.every(isPlainMain)
  const today = wallOf(browserZone(), now).slice(0, 10)
  return (
    <>
      {!isPlain && <Strip listId={listId} occasions={ordered} chosen={chosen?.id} now={now} today={today} />}
      {chosen && <Chosen key={chosen.id} listId={listId} occasion={chosen} now={now} today={today} />}
      {mayEdit && (
        <AddOccasion
          listId={listId}
          occasions={occasions}
          shown={chosen}
          today={today}
          onAdded={({ id }) => setSearch({ occasion: id }, { preventScrollReset: true })}
        />
      )}
    </>
  )
}
