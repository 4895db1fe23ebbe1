import { lazy, Suspense, useState, useEffect, useRef, type ReactNode } from 'react'
import { AimLine } from '../camera/AimLine.tsx'
import { isLetIn, shownScan, type Scan } from '../door/scan-log.ts'
import { paths } from '../../../product/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UnreadableReader } from '../ways-in/UnreadableReader.tsx'
import { Announcer } from '../verdict/Announcer.tsx'
import { LastScan } from '../verdict/LastScan.tsx'
import type { HeldGuest } from '../verdict/use-guest-alert.ts'
import { VerdictStage } from '../verdict/VerdictStage.tsx'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import type { Draft } from '../ways-in/new-guest.ts'
import type { DoorParts } from './door-parts.ts'
import type { DoorView, SheetName, View } from './door-view.ts'
import { DirectionSwitch } from './DirectionSwitch.tsx'
import { DoorBadges } from './DoorBadges.tsx'
import { DoorKeys } from './DoorKeys.tsx'
import { DoorState } from './DoorState.tsx'
import { Later } from './Later.tsx'
import styles from './screen.module.css'
import { words } from '../../../words/door.ts'

// Loaded after the reader, because the first verdict does not need them. The offline scanner stores them.
const later = () => import('./DoorSheets.tsx')
const DoorSheets = lazy(async () => ({ default: (await later()).DoorSheets }))
const Question = lazy(async () => ({ default: (await later()).Question }))
const DoorNews = lazy(async () => ({ default: (await later()).DoorNews }))
const UndoQuestion = lazy(async () => ({ default: (await later()).UndoQuestion }))

/** Loaded where the screen has room for it. */
const Beside = lazy(async () => ({ default: (await import('./Beside.tsx')).Beside }))

const HeldGuestParts = lazy(async () => ({
  default: (await import('./HeldGuestParts.tsx')).HeldGuestParts,
}))

/** Loaded on demand, because it appears only after half an hour without a scan. */
const AskDirection = lazy(async () => ({ default: (await import('../ways-in/AskDirection.tsx')).AskDirection }))

type Props = DoorParts & {
  view: DoorView
  open: Scan | undefined
  /** A guest for whom staff must tap a button. */
  held: HeldGuest | undefined
  onGotIt: () => void
  /** What became of the scans of a door that has ended. */
  ended: ReactNode
  sheet: SheetName | undefined
  onSheet: (sheet: SheetName | undefined) => void
  draft: Draft
  onOtherOccasion: (() => void) | undefined
  /** False if the hardware reader can be read. */
  onUnreadableSeen: (() => void) | false
}

/** What is in the middle of staff's screen in each view. */
const middle: Record<View, ((parts: Props) => ReactNode) | undefined> = {
  kiosk: undefined,
  closed: ClosedPart,
  way: ({ scans: { door, turn } }) => <AskDirection direction={door.occasion!.direction} onTurn={turn} />,
  question: ({ reading: { question } }) => <Question key={question!.asked.id} question={question!} />,
  alert: ({ held, list, scans, onGotIt }) => (
    <HeldGuestParts held={held!} asks={list.occasion?.asks} onAnswer={scans.answer} onGotIt={onGotIt} />
  ),
  verdict: AimPart,
  idle: AimPart,
}

/** The views that leave room for the keys at the thumb. */
const calm: ReadonlySet<View> = new Set(['closed', 'verdict', 'idle'])

/** Everything of staff's screen but its strip and its camera. */
export function StaffParts(props: Props) {
  const { view: of, scans, decoder, sheet } = props
  const { log } = scans
  const isCalm = calm.has(of.view)
  useFocusBack(!isCalm)
  // The question is kept here, so that it stays open when the device is turned.
  const [undoing, setUndoing] = useState<{ id: string; at: string | undefined }>()
  // The next verdict takes its place.
  const undone = undoing && undoing.at === log.shownId ? log.scans.find(({ id }) => id === undoing.id) : undefined
  const onUndo = props.isEnded ? undefined : ({ id }: Scan) => setUndoing({ id, at: log.shownId })

  return (
    <>
      <Announcer scan={props.isStopped ? undefined : shownScan(log)} />
      <Suspense>{middle[of.view]?.(props)}</Suspense>
      {isCalm && <Thumb {...props} onUndo={onUndo} />}
      {of.isWide && (
        <aside className={styles['beside']}>
          <Later isOn={decoder.isSettled}>
            <Beside {...props} onUndo={onUndo} />
          </Later>
        </aside>
      )}
      {undone && onUndo && (
        <Suspense>
          <UndoQuestion scan={undone} onUndo={scans.undo} onClose={() => setUndoing(undefined)} />
        </Suspense>
      )}
      <Later isOn={decoder.isSettled || sheet !== undefined}>
        <DoorSheets {...props} onUndo={onUndo} isWide={of.isWide} />
      </Later>
    </>
  )
}

function ClosedPart({ access, list, scans: { door }, closed, ended }: Props) {
  const { isOrganiser } = access
  const organiserPath = isOrganiser ? undefined : paths.scannerOf(list.list_id)
  return (
    <ClosedDoor {...closed!}>
      {ended ? (
        <>
          <DoorState {...{ door, isOrganiser, organiserPath }} isClosed />
          {ended}
        </>
      ) : (
        isOrganiser && <ButtonLink to={paths.scanner}>{words.choose.otherList}</ButtonLink>
      )}
    </ClosedDoor>
  )
}

function AimPart({ open, camera, decoder, reading, scans: { log } }: Props) {
  return (
    <>
      <AimLine
        isOpen={open !== undefined}
        isRunning={camera.phase === 'active'}
        reader={decoder.state}
        brightness={decoder.brightness}
        canLight={canLight(camera)}
        hint={reading.hint}
        newest={log.scans[0]}
      />
      {open && (
        <div className={styles['verdict']} data-is-accepted={isLetIn(open)}>
          <VerdictStage scan={open} />
        </div>
      )}
    </>
  )
}

type ThumbProps = Props & { onUndo: ((scan: Scan) => void) | undefined }

/** What staff reach with the thumb. A closed door has no keys. */
function Thumb(props: ThumbProps) {
  const { access, list, scans, decoder, isStopped, onUnreadableSeen } = props
  return (
    <div className={styles['thumb']} data-is-thumb>
      {decoder.state === 'broken' && !isStopped && <BrokenReader />}
      {onUnreadableSeen && <UnreadableReader help={words.typing.readerModeHelp} onSeen={onUnreadableSeen} />}
      <Later isOn={decoder.isSettled}>
        <DoorNews {...{ access, list, scans }} isClosed={isStopped} />
      </Later>
      {!isStopped && <Keys {...props} />}
    </div>
  )
}

function Keys(props: ThumbProps) {
  const { list, scans, camera, decoder, reading, open, onUndo, onSheet } = props
  const { log, door, alerts, turn } = scans
  const { occasion } = door
  const last = open ?? shownScan(log)
  // A door that only scans guests out adds none.
  const mayAdd = list.occasion?.walk_in && occasion?.direction !== 'out'
  return (
    <>
      {last && !open && alerts.length === 0 && <LastScan scan={last} />}
      <DoorBadges {...props} isKey />
      {occasion?.canTurn && <DirectionSwitch direction={occasion.direction} onTurn={turn} />}
      <DoorKeys
        {...{ camera, last, onUndo }}
        onCall={() => onSheet('call')}
        isLightOffered={canLight(camera) && decoder.brightness === 'dark'}
        isTypingOffered={reading.hint === 'unread'}
        onType={() => onSheet('type')}
        onFind={list.may_check_in_by_name ? () => onSheet('find') : undefined}
        onAdd={mayAdd ? () => onSheet('add') : undefined}
      />
    </>
  )
}

function canLight({ abilities, isTorchOn }: DoorParts['camera']): boolean {
  return abilities.hasTorch && !isTorchOn
}

function BrokenReader() {
  return (
    <div data-theme="dark">
      <Notice kind="bad" title={words.camera.brokenReader} detail={words.camera.brokenReaderHelp} isUrgent>
        <Button size="small" onClick={() => location.reload()}>
          {words.camera.reload}
        </Button>
      </Notice>
    </div>
  )
}

/**
 * When a question is answered, the focus returns to where staff had it. The keys give way to a question and are made anew after
 * it, so they are found by their id.
 */
function useFocusBack(isAsked: boolean): void {
  const place = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('dialog, [role="alertdialog"]')) place.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    const { current } = place
    if (isAsked || !current || document.activeElement !== document.body) return
    const there = current.isConnected ? current : document.getElementById(current.id)
    there?.focus()
  }, [isAsked])
}
