import styles from './trying.module.css'
import { isolated } from '#domain/user-text.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceFor } from '../../api/declined.ts'
import { useOwnAddress } from '../../api/use-own-address.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { showTime } from '../../ui/show.ts'
import { AddressNotice, useGuestAddress } from '../GuestAddress.tsx'
import { paths } from '../paths.ts'
import { QrPicture } from '../QrPicture.tsx'
import { type Try, useTryRun } from './use-try-run.ts'
import { inRows } from '../../ui/layout.ts'
import { words } from '../../words/product.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { tryStatus } from '#contract/trying.ts'
import { Icon } from '../../ui/Icon.tsx'

type Props = {
  listId: string
  onScan?: () => void
  /** The code to scan. Default: the one that the try suggests. */
  sample?: Try['sample'] | undefined
}

/** A scan with the organiser's own phone: it waits for the phone, then for the scan, and celebrates it. It counts nothing. */
export function TryScan({ listId, onScan, sample }: Props) {
  const { begun, seen, isOver, isSlow, startAgain } = useTryRun(listId)
  const scan = seen.data?.scan
  const tellScan = useEffectEvent(() => onScan?.())
  useEffect(() => {
    if (scan) tellScan()
  }, [scan])
  return (
    <div className={styles['try']}>
      <Loaded of={begun} loading={words.trying.starting} failed={words.trying.startFailed} rows={3} />
      {scan && <Landed scan={scan} onAgain={startAgain} />}
      {isOver && (
        <Notice kind="plain" title={words.trying.over} detail={words.trying.overText}>
          <Button size="small" onClick={startAgain}>
            {words.trying.startAgain}
          </Button>
        </Notice>
      )}
      {begun.data && !scan && !isOver && (
        <Waiting
          key={begun.data.id}
          made={{ ...begun.data, sample: sample ?? begun.data.sample }}
          openedAt={seen.data?.opened_at ?? undefined}
          isSlow={isSlow}
        />
      )}
      {seen.isError && !scan && <p role="status">{sentenceFor(seen.error, words.trying.statusFailed)}</p>}
    </div>
  )
}

type WaitingProps = { made: Try; openedAt: string | undefined; isSlow: boolean }

/** First the code that opens the scanner, then the code to scan: with both in view, a phone would take either. */
function Waiting({ made, openedAt, isSlow }: WaitingProps) {
  const [chosen, setChosen] = useState<{ isOpen: boolean; at: string | undefined }>()
  // A later report of the phone replaces the person's last choice.
  const isOpen = chosen && chosen.at === openedAt ? chosen.isOpen : openedAt !== undefined
  const show = (next: boolean) => setChosen({ isOpen: next, at: openedAt })
  return (
    <>
      {isOpen ? <Sample sample={made.sample} /> : <Opening url={made.url} />}
      <p className={styles['waiting']} role="status">
        <i aria-hidden="true" />
        {isOpen ? words.trying.waiting : words.trying.waitingToOpen}
        {openedAt !== undefined && ` · ${showTime(new Date(openedAt))}`}
      </p>
      {isSlow && <Notice kind="plain" title={words.trying.slow} detail={words.trying.slowText} />}
      <div className={`${styles['ways']} ${inRows('2-4', 'center', 'middle')}`}>
        <Button size="small" onClick={() => show(!isOpen)}>
          {isOpen ? words.trying.openAgain : words.trying.isOpen}
        </Button>
        {!isOpen && (
          <a className={styles['here']} href={hereOf(made.url)} target="_blank" rel="noreferrer">
            {words.trying.openHere}
          </a>
        )}
      </div>
      <p className={styles['quiet']}>{words.trying.countsNothing}</p>
    </>
  )
}

/** The scanner of the try at the address that this browser uses. */
function hereOf(url: string): string {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

function Opening({ url }: { url: string }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  if (!isOpen) return <AddressNotice own={own} />
  return (
    <>
      <div className={styles['code']}>
        <QrPicture
          text={url}
          alt={words.trying.openAlt}
          loading={words.trying.drawing}
          failed={words.trying.drawFailed}
        />
      </div>
      <h3>{words.trying.openTitle}</h3>
      <p>{words.trying.openText}</p>
    </>
  )
}

function Sample({ sample }: Pick<Try, 'sample'>) {
  if (!sample) return <h3>{words.trying.onlyEmail}</h3>
  const { name, is_own: isOwn } = sample
  const of = isOwn ? [words.trying.ownCode] : name === '' ? [] : [words.trying.codeOf({ name: isolated(name, 60) })]
  return (
    <>
      <div className={styles['code']}>
        <img src={paths.image(sample.qr_code)} alt={words.trying.sampleAlt} width={240} height={240} />
      </div>
      <h3>{words.trying.scanTitle}</h3>
      <p>{[...of, words.trying.orEmail].join(' ')}</p>
    </>
  )
}

type Scan = NonNullable<AnswerOf<typeof tryStatus>['scan']>

/** The scan has come. Only an admission is a stamp. */
function Landed({ scan, onAgain }: { scan: Scan; onAgain: () => void }) {
  const isIn = scan.reason === 'ok'
  const name = isolated(scan.name)
  return (
    <div className={styles['landed']} role="status">
      {isIn ? (
        <>
          <p className={styles['stamp']}>
            <Icon name="check" size={28} />
            {words.trying.stamp}
          </p>
          <h3>{name === '' ? words.trying.done : words.trying.doneOf({ name: isolated(name, 60) })}</h3>
          <p>
            {words.trying.doneText} <time dateTime={scan.at}>{showTime(new Date(scan.at))}</time>
          </p>
        </>
      ) : (
        <Notice
          kind="warn"
          title={words.trying.refused({ verdict: words.reasons[scan.reason] })}
          detail={words.trying.refusedText}
        />
      )}
      <Button size="small" onClick={onAgain}>
        {words.trying.again}
      </Button>
    </div>
  )
}
