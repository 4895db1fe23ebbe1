import { useParams, useSearchParams } from 'react-router'
import { Declined } from '../../api/declined.ts'
import { inOrder, isPlainMain } from '../../product/occasion-phase.ts'
import { paths } from '../../product/paths.ts'
import { useMay } from '../../product/use-may.ts'
import { useOccasions, type ShownOccasion } from '../../product/use-occasions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Page, PageHeader } from '../../ui/Page.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { shownText } from '../../ui/user-text.ts'
import { AddOccasion } from './AddOccasion.tsx'
import { Chosen } from './chosen/Chosen.tsx'
import { Strip } from './strip/Strip.tsx'
import { browserZone } from '../../product/show-times.ts'
import { wallOf } from './times/wall-time.ts'
import { useList } from './use-list.ts'
import { words } from './words.ts'

export function OccasionsPage() {
  const { listId = '' } = useParams()
  const occasions = useOccasions(listId)
  const list = useList(listId)
  const name = list.data?.name
  const isUnknown = occasions.error instanceof Declined && occasions.error.status === 404
  usePageTitle(name === undefined ? words.title : `${words.title} – ${shownText(name, 60)}`)

  return (
    <Page>
      <div>
        <ButtonLink to={paths.qrManager(listId)} look="plain" size="small">
          <Icon name="back" size={18} />
          {name === undefined ? words.backToList : words.back(name)}
        </ButtonLink>
      </div>
      <PageHeader>
        <div>
          <h1>{isUnknown ? words.notFound : words.title}</h1>
          <p>{isUnknown ? words.notFoundText : words.text}</p>
        </div>
      </PageHeader>
      {!isUnknown && (
        <Loaded of={occasions} loading={words.loading} failed={words.loadFailed} rows={4}>
          {(found) => <Shown listId={listId} occasions={found} now={occasions.dataUpdatedAt} />}
        </Loaded>
      )}
    </Page>
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
