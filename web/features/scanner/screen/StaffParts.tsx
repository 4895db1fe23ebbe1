import { lazy, Suspense, useState } from 'react'
import { AimLine } from '../camera/AimLine.tsx'
import { isLetIn, shownScan, type Scan } from '../door/scan-log.ts'
import { paths } from '../../../product/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Announcer } from '../verdict/Announcer.tsx'
import { LastScan } from '../verdict/LastScan.tsx'
import { LatestScans } from '../verdict/LatestScans.tsx'
import type { HeldGuest } from '../verdict/use-guest-alert.ts'
import { VerdictStage } from '../verdict/VerdictStage.tsx'
import { ClosedDoor } from '../ways-in/ClosedDoor.tsx'
import type { Refused } from '../ways-in/use-refusals.ts'
import type { DoorParts, SheetName } from './door-parts.ts'
import { DirectionSwitch } from './DirectionSwitch.tsx'
import { DoorBadges } from './DoorBadges.tsx'
import { DoorKeys } from './DoorKeys.tsx'
import { DoorState } from './DoorState.tsx'
import { ListCard } from './ListCard.tsx'
import styles from './screen.module.css'
import { useIsWide } from './use-is-wide.ts'
import { words } from '../words/words.ts'

// Loaded after the camera, because the first verdict does not need them. The offline scanner stores them.
const later = () => import('./DoorSheets.tsx')
const DoorSheets = lazy(async () => ({ default: (await later()).DoorSheets }))
const Question = lazy(async () => ({ default: (await later()).Question }))
const DoorNews = lazy(async () => ({ default: (await later()).DoorNews }))
const UndoQuestion = lazy(async () => ({ default: (await later()).UndoQuestion }))

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
  closed: { title: string; why: string; refused: Refused | undefined } | undefined
  sheet: SheetName | undefined
  onSheet: (sheet: SheetName | undefined) => void
  organiserPath: string | undefined
  /** Staff must choose between entries and exits. */
  asksWay: boolean
  onOtherOccasion: (() => void) | undefined
}

/** Everything of staff's screen but its strip and its camera. */
export function StaffParts({
  open,
  held,
  onGotIt,
  closed,
  sheet,
  onSheet,
  organiserPath,
  asksWay,
  onOtherOccasion,
  ...parts
}: Props) {
  const { access, list, scans, camera, decoder, device, reading, isStopped, isEnded } = parts
  const { log, door } = scans
  const isWide = useIsWide()
  const question = asksWay ? undefined : reading.question
  const alerted = asksWay || question ? undefined : held
  const isAsked = asksWay || question !== undefined || alerted !== undefined
  const { occasion } = door
  // The question is kept here, so that it stays open when the device is turned.
  const [undoneId, setUndoneId] = useState<string>()
  const undone = log.scans.find(({ id }) => id === undoneId)
  const onUndo = isEnded ? undefined : ({ id }: Scan) => setUndoneId(id)
  const beside = (
    <>
      <ListCard list={list} isEnded={isEnded} />
      <LatestScans scans={log.scans} onUndo={onUndo} />
    </>
  )
  const last = open ?? shownScan(log)
  const canLight = camera.abilities.hasTorch && !camera.isTorchOn

  return (
    <>
      <Announcer scan={closed ? undefined : shownScan(log)} />
      {closed && (
        <ClosedDoor {...closed}>
          {isEnded ? (
            <DoorState door={door} isOrganiser={access.isOrganiser} isClosed organiserPath={organiserPath} />
          ) : (
            access.isOrganiser && <ButtonLink to={paths.scanner}>{words.choose.otherList}</ButtonLink>
          )}
        </ClosedDoor>
      )}
      {!closed && !isAsked && (
        <AimLine
          isOpen={open !== undefined}
          isRunning={camera.phase === 'active'}
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
        <div className={styles['thumb']}>
          {decoder.isBroken && !isStopped && <BrokenReader />}
          <Suspense>
            <DoorNews {...{ access, list, scans }} isClosed={closed !== undefined} />
          </Suspense>
          {!closed && last && scans.alerts.length === 0 && (
            <LastScan
              scan={last}
              isOpen={open !== undefined}
              onUndo={onUndo}
              onCall={() => onSheet('call')}
              onHistory={isWide ? undefined : () => onSheet('menu')}
            />
          )}
          {!closed && <DoorBadges {...{ device, list, scans }} isKey />}
          {!closed && !open && occasion?.canTurn && (
            <DirectionSwitch direction={occasion.direction} onTurn={scans.turn} />
          )}
          {!closed && (
            <DoorKeys
              camera={camera}
              isLightOffered={canLight && decoder.brightness === 'dark'}
              onType={() => onSheet('type')}
              onFind={list.may_check_in_by_name ? () => onSheet('find') : undefined}
              onAdd={mayAdd(list, occasion?.direction) ? () => onSheet('add') : undefined}
            />
          )}
        </div>
      )}
      {isWide && <aside className={styles['beside']}>{beside}</aside>}
      {undone && onUndo && (
        <Suspense>
          <UndoQuestion scan={undone} onUndo={scans.undo} onClose={() => setUndoneId(undefined)} />
        </Suspense>
      )}
      <Suspense>
        <DoorSheets {...parts} {...{ sheet, onSheet, onOtherOccasion }} beside={isWide ? undefined : beside} />
      </Suspense>
    </>
  )
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
