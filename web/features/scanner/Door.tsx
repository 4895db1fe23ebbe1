import styles from './screen/screen.module.css'
import colours from './verdict/result-colour.module.css'
import { lazy, Suspense, useRef, useEffect, useState, type RefObject } from 'react'
import { Unseen } from '../../ui/Unseen.tsx'
import { CameraView } from './camera/CameraView.tsx'
import { useCamera } from './camera/use-camera.ts'
import { FirstTime } from './device/FirstTime.tsx'
import { useDevice } from './device/use-device.ts'
import { useFailureLog } from './device/use-failure-log.ts'
import type { DoorList } from './door/door-list.ts'
import type { DoorAccess } from './door/door-access.ts'
import { shownScan, type Scan } from './door/scan-log.ts'
import { useCameraOfKiosk, type Kiosk } from './kiosk/use-kiosk.ts'
import { useDecoder } from './reading/use-decoder.ts'
import { useReader } from './reading/use-reader.ts'
import type { ClosedWords, DoorParts } from './screen/door-parts.ts'
import { type DoorView, doorView, holdUps, isStoppedDoor, isTypedIn } from './screen/door-view.ts'
import { DoorBadges } from './screen/DoorBadges.tsx'
import { Later } from './screen/Later.tsx'
import { DoorStrip } from './screen/DoorStrip.tsx'
import { StaffParts } from './screen/StaffParts.tsx'
import { useIsWide } from './screen/use-is-wide.ts'
import { useThemeColour } from './screen/use-theme-colour.ts'
import { useReading } from './screen/use-reading.ts'
import { useScans } from './use-scans.ts'
import { useGuestAlert } from './verdict/use-guest-alert.ts'
import { useOpenVerdict } from './verdict/use-open-verdict.ts'
import { useSheets } from './screen/use-sheets.ts'
import { useKeyboardReader } from './ways-in/use-keyboard-reader.ts'
import { type Refused, useRefusals } from './ways-in/use-refusals.ts'
import { words } from '../../words/door.ts'

/** Long enough to read, and gone before the next guest can read the name. */
const shownMs = 5000

/** The guest whose verdict the kiosk shows at the moment. */
function useKioskGuest(shown: Scan | undefined): Scan | undefined {
  const [gone, setGone] = useState<string>()
  // A scan that continues a lost one keeps its id, and has a time of its own.
  const moment = shown && `${shown.id} ${shown.at.getTime()}`
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(setGone, shownMs, moment)
    return () => clearTimeout(timer)
  }, [moment])
  return moment === gone ? undefined : shown
}

/** Loaded after the reader: it says nothing to staff. */
const TellReady = lazy(async () => ({ default: (await import('./device/TellReady.tsx')).TellReady }))

/** Loaded where the door may keep names. */
const KeepNames = lazy(async () => ({ default: (await import('./names/KeepNames.tsx')).KeepNames }))

/** Loaded once the door has ended. */
const EndedDoor = lazy(async () => ({ default: (await import('./EndedDoor.tsx')).EndedDoor }))

/** Loaded with the first kiosk. */
const KioskParts = lazy(async () => ({ default: (await import('./screen/KioskParts.tsx')).KioskParts }))

type Props = {
  title: string
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  /** Why the door no longer scans, once it has ended: its scans stay visible and are sent. */
  ended: string | undefined
  onOver: () => void
  /** The door has its reader, or cannot get it for now. */
  onSettled: () => void
  /** Undefined where there is no other list to choose. */
  onOtherOccasion: (() => void) | undefined
}

/** A working door: camera, reader and scans together. While its list is closed, it still sends waiting scans. */
export function Door({ title, access, list, kiosk, ended, onOver, onSettled, onOtherOccasion }: Props) {
  const isEnded = ended !== undefined
  const isKiosk = kiosk.isOn
  const isStopped = isStoppedDoor(list, ended)
  const reader = useReader(onSettled)
  const device = useDevice({ mayLoadSounds: reader.isSettled })
  const ground = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const sight = useRef(-Infinity)
  const camera = useCamera(video, isStopped)
  const scans = useScans({ access, list, sounds: device.sounds, maySave: reader.isSettled, onOver })
  const { log, flash, door } = scans
  const { alerted, gotIt } = useGuestAlert(log, isKiosk ? undefined : list.occasion?.asks)
  const { asksWay, held, isPaused } = holdUps({ isKiosk, isStopped }, door.occasion, alerted)
  const reading = useReading({ occasion: list.occasion, scans, device, isPaused, isKiosk })
  const { question } = reading
  const refusals = useRefusals(scans)
  useFailureLog(log.scans)
  const { open, fold } = useOpenVerdict(log, sight)
  // The end of the door closes a sheet too, because staff must hear of it.
  const moment = `${log.shownId} ${question?.asked.id} ${isEnded}`
  const isShowing = [open, held, question, asksWay].some(Boolean)
  const { draft, sheet, setSheet, giveWay, isUnreadable, seeUnreadable } = useSheets(moment, isShowing, log)
  useKeyboardReader((heard) => {
    giveWay(heard.kind === 'text')
    if (heard.kind === 'unreadable') {
      fold()
      scans.refuse()
    } else if (isStopped) refusals.see(heard.text)
    else reading.takeOfReader(heard.text)
  })
  const hasPicture = camera.phase === 'active'
  const decoder = useDecoder(reader, {
    video,
    isRunning: hasPicture && !isPaused && !isTypedIn(sheet),
    onFrame(read) {
      if (read && read.seen.length > 0) sight.current = performance.now()
      reading.onFrame(read)
    },
    locked: reading.passedOver,
  })
  const start = () => camera.start(camera.deviceId)
  useCameraOfKiosk(isKiosk && !isStopped, start)
  const guest = useKioskGuest(shownScan(log))
  const isWide = useIsWide()
  const is = { isKiosk, isStopped, asksWay, question, held, open, guest, hasPicture, isWide }
  const view = doorView({ ...is, isFlashing: flash !== undefined }, door.occasion)
  useThemeColour(ground, view.colour)
  const closed = isStopped ? closedDoor(list, ended, isKiosk, refusals.refused) : undefined
  const parts = { access, list, kiosk, device, scans, camera, decoder, reading, isStopped, isEnded, closed }
  return (
    <div className={styles['room']}>
      <div
        ref={ground}
        className={`${styles['door']} ${colours['result']}`}
        data-view={view.name}
        data-colour={view.colour}
        data-has-picture={hasPicture || undefined}
        data-is-wide={view.isWide || undefined}
      >
        <Title isSeen={view.isTitled} title={title} />
        {flash && <Flash colour={flash.colour} />}
        {!isKiosk && <DoorStrip {...parts} isWide={isWide} onMenu={() => setSheet('menu')} />}
        <Sight {...parts} {...{ view, video, fold }} onReady={() => setSheet('ready')} onAllow={start} />
        <Unshown {...parts} isOn={reader.isSettled} />
        <DoorBadges {...parts} />
        {isKiosk ? (
          <Suspense>
            <KioskParts {...parts} {...{ guest, reader, isUnreadable }} />
          </Suspense>
        ) : (
          <StaffParts
            {...parts}
            {...{ view, open, held, sheet, draft, onOtherOccasion }}
            ended={isEnded && <EndedDoor listId={list.id} door={door} />}
            onGotIt={gotIt}
            onSheet={setSheet}
            onUnreadableSeen={isUnreadable && seeUnreadable}
          />
        )}
      </div>
    </div>
  )
}

type SightProps = Pick<DoorParts, 'camera' | 'reading' | 'isStopped'> & {
  view: DoorView
  video: RefObject<HTMLVideoElement | null>
  fold: () => void
  onAllow: () => void
  onReady: () => void
}

/** What the camera sees. */
function Sight({ camera, reading: { outlines }, isStopped, view, video, fold, onAllow, onReady }: SightProps) {
  if (isStopped) return null
  return (
    <div className={styles['camera']}>
      <CameraView
        {...{ camera, outlines, onAllow }}
        ref={video}
        isError={view.isError}
        onFold={view.view === 'verdict' ? fold : undefined}
        onReady={view.view === 'idle' ? onReady : undefined}
        // Never lazy, because cards that load later would move the button from under a thumb.
        firstTime={<FirstTime />}
      />
    </div>
  )
}

function Title({ isSeen, title }: { isSeen: boolean; title: string }) {
  return <h1 className={isSeen ? styles['title'] : undefined}>{isSeen ? title : <Unseen>{title}</Unseen>}</h1>
}

/** What works beside the screen, and loads after the reader. */
function Unshown({ access, list, camera, device, scans: { door }, isOn, ...is }: DoorParts & { isOn: boolean }) {
  return (
    <Later isOn={isOn}>
      {!access.isOrganiser && !is.isStopped && (
        <TellReady {...{ access, camera, device, door }} listId={list.list_id} />
      )}
      {list.may_check_in_by_name && !is.isEnded && <KeepNames {...{ access, list, door }} />}
    </Later>
  )
}

/** Why the door takes no scans, in words for staff or for a guest; an ended door is named. */
function closedDoor(
  list: DoorList,
  ended: string | undefined,
  isKiosk: boolean,
  refused: Refused | undefined,
): ClosedWords {
  const door = ended === undefined ? undefined : (list.label ?? list.name)
  return { ...closedWords(list, ended, isKiosk), door, refused }
}

function closedWords(list: DoorList, ended: string | undefined, isKiosk: boolean): { title: string; why: string } {
  if (isKiosk) return { title: words.page.closed.title, why: words.page.kioskPaused }
  if (ended !== undefined) return { title: words.page.closed.title, why: ended }
  if (list.occasion === null) return { title: words.occasion.removed, why: words.occasion.removedHelp }
  return { title: words.page.inactiveText, why: words.page.inactiveHelp }
}

function Flash({ colour }: { colour: string }) {
  return <div className={`${styles['flash']} ${colours['result']}`} data-colour={colour} aria-hidden="true" />
}
