import styles from './sheets-page.module.css'
import { useParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { Declined } from '../../../api/declined.ts'
import { paths } from '../../../product/paths.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { useMay } from '../../../product/use-may.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded, Skeleton } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Page, PageHeader } from '../../../ui/Page.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { isolated } from '#domain/user-text.ts'
import { useList } from '../use-list.ts'
import { SheetsToPrint } from './SheetsToPrint.tsx'
import { words } from '../../../words/doors.ts'

/** A page for each door of a list, to be printed: its link as a QR code, and how to scan (DIRECTION §5). */
export function DoorSheetsPage() {
  const { listId = '' } = useParams()
  const list = useList(listId)
  const isUnknown = list.error instanceof Declined && list.error.status === 404
  usePageTitle(list.data ? `${words.sheets.title} – ${isolated(list.data.name, 60)}` : words.sheets.title)
  return (
    <Page className={styles['page']}>
      <div className={styles['screenOnly']}>
        <ButtonLink to={paths.listPart(listId, 'doors')} look="plain" size="small">
          <Icon name="back" size={18} />
          {words.sheets.back}
        </ButtonLink>
        <PageHeader>
          <div>
            <h1>{isUnknown ? words.sheets.notFound : words.sheets.title}</h1>
            <p>{isUnknown ? words.sheets.notFoundText : words.sheets.text}</p>
          </div>
        </PageHeader>
      </div>
      {!isUnknown && (
        <Loaded of={list} loading={words.sheets.loading} failed={words.sheets.loadFailed} rows={3}>
          {(found) => <ForRole list={found} />}
        </Loaded>
      )}
    </Page>
  )
}

/** The sheets hold secret links, which viewers do not get. */
function ForRole({ list }: { list: List }) {
  const { role } = useTeamHere()
  const mayEdit = useMay('editor')
  if (role === undefined) return <Skeleton label={words.sheets.loading} rows={3} />
  if (!mayEdit) return <Notice kind="plain" title={words.sheets.viewer} detail={words.sheets.viewerText} />
  return <SheetsToPrint list={list} />
}
