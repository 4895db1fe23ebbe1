import { useCallback, useState } from 'react'
import { useOutletContext, useParams, useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import type { Occasion } from '#contract/occasions.ts'
import { inOrder, isPlainMain } from '../../product/occasion-phase.ts'
import { useMay } from '../../product/use-may.ts'
import { useOccasions, type ShownOccasion } from '../../product/use-occasions.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { AddOccasion } from './AddOccasion.tsx'
import { isDated } from './doors-there/belongs-to.ts'
import { DoorsThere } from './doors-there/DoorsThere.tsx'
import { Chosen } from './chosen/Chosen.tsx'
import { Strip } from './strip/Strip.tsx'
import { browserZone } from '../../product/time.ts'
import { wallOf } from './times/wall-time.ts'
import { inRows } from '../../ui/layout.ts'
import styles from './occasions.module.css'
import { words } from '../../words/occasions.ts'

/** The occasions of a list, inside the list's home. */
export function OccasionsPage() {
  const { listId = '' } = useParams()
  const occasions = useOccasions(listId)
  return (
    <Loaded of={occasions} loading={words.page.loading} failed={words.page.loadFailed} rows={4}>
      {(found) => <Shown listId={listId} occasions={found} now={occasions.dataUpdatedAt} />}
    </Loaded>
  )
}

type Props = { listId: string; occasions: readonly ShownOccasion[]; now: number }

function Shown({ listId, occasions, now }: Props) {
  const [search, setSearch] = useSearchParams()
  const mayEdit = useMay('editor')
  const { party } = useOutletContext<List>()
  const isPlain = occasions.length === 1 && occasions.every(isPlainMain)
  const [isAdding, setIsAdding] = useState(isPlain)
  const [added, setAdded] = useState<string>()
  /** The first occasion with times: doors that are there are of the whole list, and may be meant for it. */
  const [first, setFirst] = useState<string>()
  const firstDated = occasions.find(({ id }) => id === first)
  const close = useCallback(() => setFirst(undefined), [])
  const ordered = inOrder(occasions, now)
  const wanted = search.get('occasion')
  const chosen = ordered.find(({ id }) => id === wanted) ?? ordered[0]
  const today = wallOf(browserZone(), now).slice(0, 10)

  function show(one: Occasion) {
    const { id } = one
    setIsAdding(false)
    setAdded(id)
    if (isDated(one) && !occasions.some(isDated)) setFirst(id)
    setSearch({ occasion: id }, { preventScrollReset: true })
  }

  return (
    <>
      <div className={`${styles['head']} ${inRows('2-4', 'center', 'between')}`}>
        <p>{words.page.text}</p>
        {mayEdit && !isAdding && (
          <Button onClick={() => setIsAdding(true)}>
            <Icon name="plus" size={18} />
            {words.page.addTitle}
          </Button>
        )}
      </div>
      {mayEdit && isAdding && (
        <AddOccasion
          {...{ listId, occasions, now, today }}
          hasParties={party !== 'one'}
          shown={chosen}
          onAdded={show}
        />
      )}
      {!isPlain && <Strip listId={listId} occasions={ordered} chosen={chosen?.id} now={now} today={today} />}
      {firstDated && <DoorsThere listId={listId} added={firstDated} occasions={occasions} onClose={close} />}
      {chosen && (
        <Chosen
          key={chosen.id}
          {...{ listId, now, today }}
          occasion={chosen}
          isAlone={occasions.length === 1}
          isNew={chosen.id === added}
        />
      )}
    </>
  )
}
