import { useState } from 'react'
import { type Scan, scanLog } from '#contract/scans.ts'
import { spacedCode } from '#domain/code.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { wordsFor } from '../../../api/declined.ts'
import { useDownload } from '../../../api/use-download.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { showDate } from '../../../ui/show.ts'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import contacts from '../contacts.module.css'
import styles from './activity.module.css'
import { LogEnd } from './LogEnd.tsx'
import { LogFilter } from './LogFilter.tsx'
import { Result } from './Result.tsx'
import { type LogFilters, useLog } from './use-activity.ts'
import { words } from './words.ts'

/** The number of scans that are shown at first; more on request. On a phone each takes two lines. */
const fewScans = { onPhone: 5, else: 10 }
const phone = '(max-width: 46rem)'

/** The longest name in the table; the contact's dialog shows all of it. */
const longestCell = 120

type Props = {
  listId: string
  /** Without it, the scans of all occasions. */
  occasionId: string | undefined
  doors: readonly string[]
}

/** Every scan, accepted or not, to read and to download as a table. */
export function ScanLog({ listId, occasionId, doors }: Props) {
  const [chosen, setFilters] = useState<LogFilters>({})
  const [few] = useState(() => fewScans[matchMedia(phone).matches ? 'onPhone' : 'else'])
  const [isWhole, setIsWhole] = useState(false)
  const filters = { ...chosen, occasion: occasionId }
  const { log, page, toNext, toPrevious } = useLog(listId, filters)
  const file = useDownload(scanLog, { params: { listId }, query: { ...filters, format: 'csv' } }, `scans-${listId}.csv`)
  const mayEdit = useMay('editor')
  const scans = log.data?.scans
  const isCut = !isWhole && scans !== undefined && scans.length > few
  const isFiltered = Object.values(chosen).some((value) => value !== undefined)

  return (
    <Card isFlush className={`${contacts['listing']} ${styles['log']}`} aria-labelledby="scan-log">
      <header className={contacts['header']}>
        <h2 id="scan-log">{words.logTitle}</h2>
        {mayEdit && (
          <Button size="small" isBusy={file.isPending} onClick={() => file.mutate()}>
            {file.isPending ? words.makingCsv : words.csv}
          </Button>
        )}
      </header>
      {file.isError && <TroubleNotice {...wordsFor(file.error, words.csvFailed)} />}
      <LogFilter filters={chosen} doors={doors} onChange={setFilters} />
      <Loaded of={log} loading={words.logLoading} failed={words.logFailed} rows={4} className={contacts['none']} />
      {scans?.length === 0 && (
        <p className={contacts['none']} role="status">
          {isFiltered ? words.emptyFiltered : words.emptyLog}
        </p>
      )}
      {scans && scans.length > 0 && (
        <ScanTable scans={isCut ? scans.slice(0, few) : scans} isOfOne={occasionId !== undefined} />
      )}
      <LogEnd
        log={log}
        page={page}
        toNext={toNext}
        toPrevious={toPrevious}
        onShowAll={isCut ? () => setIsWhole(true) : undefined}
      />
    </Card>
  )
}

function ScanTable({ scans, isOfOne }: { scans: readonly Scan[]; isOfOne: boolean }) {
  const { columns } = words
  return (
    <DataTable
      label={words.logLabel}
      columns={[
        { label: columns.time },
        { label: columns.result },
        { label: columns.contact },
        { label: columns.scans, isNumber: true },
        { label: columns.door },
        { label: columns.code },
      ]}
      rows={scans.map((scan) => ({
        key: scan.scan_id,
        cells: [
          <span key="time" className={styles['moment']}>
            {showDate(scan.received_at)}
          </span>,
          <Result key="result" scan={scan} isOfOne={isOfOne} />,
          scan.contact_id === null ? (
            words.noContact
          ) : (
            <span key="contact" className={styles['name']}>
              <UserText text={scan.display_value} longest={longestCell} />
            </span>
          ),
          scan.contact_id === null || scan.max_scans === null ? '' : words.scansOf(scan.scan_count, scan.max_scans),
          <span key="door" className={styles['name']}>
            <UserText text={scan.door} longest={longestCell} />
          </span>,
          scan.code && (
            <code key="code" className={`${contacts['code']} ${styles['code']}`}>
              {spacedCode(scan.code)}
            </code>
          ),
        ],
      }))}
    />
  )
}
