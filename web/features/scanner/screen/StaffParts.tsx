import { lazy, Suspense, useState, useEffect, useRef } from 'react'
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
import type { DoorState as State, LetInHere } from '../door/door-state.ts'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import { EndedDoor } from '../ways-in/EndedDoor.tsx'
import type { Draft } from '../ways-in/new-guest.ts'
import type { Refused } from '../ways-in/use-refusals.ts'
import type { DoorParts, SheetName } from './door-parts.ts'
import { DirectionSwitch } from './DirectionSwitch.tsx'
import { DoorBadges } from './DoorBadges.tsx'
import { DoorKeys } from './DoorKeys.tsx'
import { DoorState } from './DoorState.tsx'
import { Later } from './Later.tsx'
import styles from './screen.module.css'
import { useIsWide } from './use-is-wide.ts'
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
  open: Scan | undefined
  /** A guest for whom staff must tap a button. */
  held: HeldGuest | undefined
  onGotIt: () => void
  closed: { title: string; why: string; door: string | undefined; refused: Refused | undefined } | undefined
  /** What this device did at a door that has ended. */
  letIn: LetInHere | undefined
  sheet: SheetName | undefined
  onSheet: (sheet: SheetName | undefined) => void
  draft: Draft
  organiserPath: string | undefined
  /** Staff must choose between entries and exits. */
  asksWay: boolean
  onOtherOccasion: (() => void) | undefined
  /** Undefined if the hardware reader can be read. */
  onUnreadableSeen: (() => void) | undefined
}

/** Everything of staff's screen but its strip and its camera. */
export function StaffParts({
  open,
  held,
  onGotIt,
  closed,
  letIn,
  sheet,
  onSheet,
  draft,
  organiserPath,
  asksWay,
  onOtherOccasion,
  onUnreadableSeen,
  ...parts
}: Props) {
  const { access, list, scans, camera, decoder, device, reading, isStopped, isEnded } = parts
  const { log, door } = scans
  const isWide = useIsWide()
  const question = asksWay ? undefined : reading.question
  const alerted = asksWay || question ? undefined : held
  const isAsked = asksWay || question !== undefined || alerted !== undefined
  useFocusBack(isAsked)
  const { occasion } = door
  // The question is kept here, so that it stays open when the device is turned.
  const [undoing, setUndoing] = useState<{ id: string; at: string | undefined }>()
  // The next verdict takes its place.
  const undone = undoing && undoing.at === log.shownId ? log.scans.find(({ id }) => id === undoing.id) : undefined
  const onUndo = isEnded ? undefined : ({ id }: Scan) => setUndoing({ id, at: log.shownId })
  const last = open ?? shownScan(log)
  const canLight = camera.abilities.hasTorch && !camera.isTorchOn

  return (
    <>
      <Announcer scan={closed ? undefined : shownScan(log)} />
      {closed && (
        <ClosedDoor {...closed}>
          {isEnded ? (
            <>
              <DoorState door={door} isOrganiser={access.isOrganiser} isClosed organiserPath={organiserPath} />
              <EndedDoor isAllSent={isAllSent(door)} letIn={letIn} />
            </>
          ) : (
            access.isOrganiser && <ButtonLink to={paths.scanner}>{words.choose.otherList}</ButtonLink>
          )}
        </ClosedDoor>
      )}
      {!closed && !isAsked && (
        <AimLine
          isOpen={open !== undefined}
          isRunning={camera.phase === 'active'}
          reader={decoder.state}
          brightness={decoder.brightness}
          canLight={canLight}
          hint={reading.hint}
          newest={log.scans[0]}
        />
      )}
      {!closed && !isAsked && open && (
        <div className={styles['verdict']} data-is-accepted={isLetIn(open)}>
          <VerdictStage scan={open} />
        </div>
      )}
      {question && !closed && (
        <Suspense>
          <Question key={question.asked.id} question={question} />
        </Suspense>
      )}
      {alerted && (
        <Suspense>
          <HeldGuestParts held={alerted} asks={list.occasion?.asks} onAnswer={scans.answer} onGotIt={onGotIt} />
        </Suspense>
      )}
      {asksWay && occasion && (
        <Suspense>
          <AskDirection direction={occasion.direction} onTurn={scans.turn} />
        </Suspense>
      )}
      {!isAsked && (
        <div className={styles['thumb']} data-is-thumb>
          {decoder.state === 'broken' && !isStopped && <BrokenReader />}
          {onUnreadableSeen && <UnreadableReader help={words.typing.readerModeHelp} onSeen={onUnreadableSeen} />}
          <Later isOn={decoder.isSettled}>
            <DoorNews {...{ access, list, scans }} isClosed={closed !== undefined} />
          </Later>
          {!closed && last && !open && scans.alerts.length === 0 && <LastScan scan={last} />}
          {!closed && <DoorBadges {...{ device, list, scans }} isKey />}
          {!closed && occasion?.canTurn && <DirectionSwitch direction={occasion.direction} onTurn={scans.turn} />}
          {!closed && (
            <DoorKeys
              {...{ camera, last, onUndo }}
              onCall={() => onSheet('call')}
              isLightOffered={canLight && decoder.brightness === 'dark'}
              isTypingOffered={reading.hint === 'unread'}
              onType={() => onSheet('type')}
              onFind={list.may_check_in_by_name ? () => onSheet('find') : undefined}
              onAdd={mayAdd(list, occasion?.direction) ? () => onSheet('add') : undefined}
            />
          )}
        </div>
      )}
      {isWide && (
        <aside className={styles['beside']}>
          <Later isOn={decoder.isSettled}>
            <Beside {...parts} onUndo={onUndo} />
          </Later>
        </aside>
      )}
      {undone && onUndo && (
        <Suspense>
          <UndoQuestion scan={undone} onUndo={scans.undo} onClose={() => setUndoing(undefined)} />
        </Suspense>
      )}
      <Later isOn={decoder.isSettled || sheet !== undefined}>
        <DoorSheets {...parts} {...{ sheet, onSheet, draft, onOtherOccasion, onUndo, isWide }} />
      </Later>
    </>
  )
}

function isAllSent({ storage, pending, pendingForOrganiser, pendingElsewhere }: State): boolean {
  return storage === 'ready' && pending + pendingForOrganiser + pendingElsewhere === 0
}

/** A door that only scans guests out adds none. */
function mayAdd({ occasion }: DoorParts['list'], direction: 'in' | 'out' | undefined): boolean {
  return Boolean(occasion?.walk_in) && direction !== 'out'
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
