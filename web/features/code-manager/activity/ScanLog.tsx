import { useState, useRef } from 'react'
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
import { inRows } from '../../../ui/layout.ts'
import contacts from '../contacts.module.css'
import styles from './activity.module.css'
import { doorOf } from './door-of.ts'
import { LogEnd } from './LogEnd.tsx'
import { LogFilter } from './LogFilter.tsx'
import { Result } from './Result.tsx'
import { type LogFilters, useLog } from './use-activity.ts'
import { words } from '../../../words/night.ts'
import { useQueryClient } from '@tanstack/react-query'
import { undoScan } from '#contract/scanning.ts'
import { call } from '../../../api/call.ts'
import { UndoQuestion } from '../../../product/undo/UndoQuestion.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '#domain/user-text.ts'
import { keyOfList } from '../use-list.ts'

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
      <header className={`${contacts['header']} ${inRows(3, 'center', 'between')}`}>
        <h2 id="scan-log">{words.activity.logTitle}</h2>
        {mayEdit && (
          <Button size="small" isBusy={file.isPending} onClick={() => file.mutate()}>
            {file.isPending ? words.activity.makingCsv : words.activity.csv}
          </Button>
        )}
      </header>
      {file.isError && <TroubleNotice {...wordsFor(file.error, words.activity.csvFailed)} />}
      <LogFilter filters={chosen} doors={doors} onChange={setFilters} />
      <Loaded
        of={log}
        loading={words.activity.logLoading}
        failed={words.activity.logFailed}
        rows={4}
        className={contacts['none']}
      />
      {scans?.length === 0 && (
        <p className={contacts['none']} role="status">
          {isFiltered ? words.activity.emptyFiltered : words.activity.emptyLog}
        </p>
      )}
      {scans && scans.length > 0 && (
        <ScanTable
          listId={listId}
          scans={isCut ? scans.slice(0, few) : scans}
          isOfOne={occasionId !== undefined}
          mayEdit={mayEdit}
        />
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

type TableProps = { listId: string; scans: readonly Scan[]; isOfOne: boolean; mayEdit: boolean }

/** A viewer gets no codes and undoes nothing, so there are no columns for them. */
function ScanTable({ listId, scans, isOfOne, mayEdit }: TableProps) {
  const { columns } = words.activity
  return (
    <DataTable
      label={words.activity.logLabel}
      columns={[
        { label: columns.time },
        { label: columns.result },
        { label: columns.contact },
        { label: columns.scans, isNumber: true },
        { label: columns.door },
        ...(mayEdit ? [{ label: columns.code }, { label: words.undo.title }] : []),
      ]}
      rows={scans.map((scan) => ({
        key: scan.scan_id,
        cells: [
          <span key="time" className={styles['moment']}>
            {showDate(scan.received_at)}
          </span>,
          <Result key="result" scan={scan} isOfOne={isOfOne} />,
          scan.contact_id === null ? (
            words.activity.noContact
          ) : (
            <span key="contact" className={styles['name']}>
              <UserText text={scan.display_value} longest={longestCell} />
            </span>
          ),
          scan.contact_id === null || scan.max_scans === null
            ? ''
            : words.activity.scansOf({ scans: scan.scan_count, max: scan.max_scans }),
          <span key="door" className={styles['name']}>
            <UserText text={doorOf(scan)} longest={longestCell} />
          </span>,
          ...(mayEdit ? [<Code key="code" of={scan} />, <UndoScan key="undo" listId={listId} scan={scan} />] : []),
        ],
      }))}
    />
  )
}

function Code({ of: { code } }: { of: Scan }) {
  return code && <code className={`${contacts['code']} ${styles['code']}`}>{spacedCode(code)}</code>
}

/** Takes a scan that counts back, or all of its party. */
function UndoScan({ listId, scan }: { listId: string; scan: Scan }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const told = useRef<string>(undefined)
  if (scan.standing !== 'counts') return null
  const name = isolated(scan.display_value, 80)
  const undo = async (scanId: string) => {
    told.current = (await call(undoScan, { params: { listId, scanId } })).message
  }
  const close = () => {
    setIsAsking(false)
    // One of a party may be undone although the next failed.
    if (told.current !== undefined) showToast('good', told.current)
    told.current = undefined
    void client.invalidateQueries({ queryKey: keyOfList(listId) })
  }
  return (
    <>
      <Button size="small" aria-label={words.activity.undoOf({ name })} onClick={() => setIsAsking(true)}>
        {words.undo.title}
      </Button>
      {isAsking && (
        <UndoQuestion
          words={words.undo}
          name={name}
          isExit={scan.direction === 'out'}
          scanIds={scan.party ?? [scan.scan_id]}
          onUndo={undo}
          onClose={close}
        />
      )}
    </>
  )
}
