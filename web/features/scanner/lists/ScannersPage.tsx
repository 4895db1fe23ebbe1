import { useSearchParams } from 'react-router'
import type { Scanner } from '#contract/own-teams.ts'
import { teamPath } from '#contract/team-path.ts'
import { paths } from '../../../product/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../door.module.css'
import { useScanners } from './use-lists.ts'
import { words } from '../../../words/door.ts'

/** The longest name in a list of many. */
const longestName = 120

/** The only page of a door member: the scanners that they may open, of all their teams. */
export function ScannersPage() {
  const scanners = useScanners()
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  usePageTitle(words.page.title)
  return (
    <div className={styles['page']}>
      <h1>{words.page.title}</h1>
      <p>{code === undefined ? words.choose.chooseText : words.choose.chooseForCode}</p>
      <Loaded of={scanners} loading={words.choose.listsLoading} failed={words.choose.listsFailed} />
      {scanners.data?.length === 0 && (
        <p>
          <strong>{words.choose.noLists}</strong> {words.choose.noScannersText}
        </p>
      )}
      {scanners.data && scanners.data.length > 0 && (
        <ul role="list" className={styles['lists']}>
          {scanners.data.map((scanner) => (
            <ScannerLine key={scanner.list_id} scanner={scanner} code={code} />
          ))}
        </ul>
      )}
    </div>
  )
}

type LineProps = { scanner: Scanner; code: string | undefined }

function ScannerLine({ scanner: { team_id: teamId, list_id: listId, name, is_open: isOpen }, code }: LineProps) {
  return (
    <li>
      {/* The scanner may belong to another team, so it opens as a new page. */}
      <a href={`${teamPath(teamId)}${paths.scannerOf(listId, code)}`}>
        <strong>
          <UserText text={name} longest={longestName} />
        </strong>
        <Badge kind={isOpen ? 'good' : 'plain'}>{isOpen ? words.page.active : words.page.inactive}</Badge>
      </a>
    </li>
  )
}
