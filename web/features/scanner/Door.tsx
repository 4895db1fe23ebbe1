import { lazy, Suspense, useRef, useEffect, useState } from 'react'
import { paths } from '../../product/paths.ts'
import { Unseen } from '../../ui/Unseen.tsx'
import { CameraView } from './camera/CameraView.tsx'
import { useCamera } from './camera/use-camera.ts'
import { FirstTime } from './device/FirstTime.tsx'
import { useDevice } from './device/use-device.ts'
import { useFailureLog } from './device/use-failure-log.ts'
import type { DoorList } from './door/door-list.ts'
import type { DoorAccess } from './door/door-access.ts'
import { colourOf, shownScan, type Scan } from './door/scan-log.ts'
import { useCameraOfKiosk } from './kiosk/use-camera-of-kiosk.ts'
import type { Kiosk } from './kiosk/use-kiosk.ts'
import { useDecoder } from './reading/use-decoder.ts'
import { useReader } from './reading/use-reader.ts'
import { DoorBadges } from './screen/DoorBadges.tsx'
import { Later } from './screen/Later.tsx'
import { DoorStrip } from './screen/DoorStrip.tsx'
import styles from './screen/screen.module.css'
import { StaffParts } from './screen/StaffParts.tsx'
import { useIsWide } from './screen/use-is-wide.ts'
import { useThemeColour } from './screen/use-theme-colour.ts'
import { useReading } from './screen/use-reading.ts'
import { useScans } from './use-scans.ts'
import colours from './verdict/result-colour.module.css'
import { useGuestAlert } from './verdict/use-guest-alert.ts'
import { useOpenVerdict } from './verdict/use-open-verdict.ts'
import { useSheets } from './screen/use-sheets.ts'
import { useKeyboardReader } from './ways-in/use-keyboard-reader.ts'
import { type Refused, useRefusals } from './ways-in/use-refusals.ts'
import { kindOf } from './words/scan-words.ts'
import { words } from '../../words/door.ts'
import type { LetInHere } from './door/door-state.ts'
import { letInHere } from './offline/let-in-here.ts'
import { openStorage } from './offline/storage.ts'

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
  const isStopped = isEnded || list.occasion === null || !list.is_active
  const reader = useReader(onSettled)
  const device = useDevice({ mayLoadSounds: reader.isSettled })
  const ground = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const sight = useRef(-Infinity)
  const camera = useCamera(video, isStopped)
  const scans = useScans({ access, list, sounds: device.sounds, maySave: reader.isSettled, onOver })
  const { alerted, gotIt } = useGuestAlert(scans.log, kiosk.isOn ? undefined : list.occasion?.asks)
  const held = kiosk.isOn || isStopped ? undefined : alerted
  const { occasion } = scans.door
  // Staff choose between entries and exits before the door reads anything.
  const asksWay = occasion?.asks === true && !isStopped && !kiosk.isOn
  // Nor do they read on before they have confirmed a guest’s alert.
  const isPaused = isStopped || asksWay || held !== undefined
  const reading = useReading({ occasion: list.occasion, scans, device, isPaused, isKiosk: kiosk.isOn })
  const refusals = useRefusals(scans)
  const { log, flash } = scans
  useFailureLog(log.scans)
  const { open, fold } = useOpenVerdict(log, sight)
  // The end of the door closes a sheet too, because staff must hear of it.
  const moment = `${log.shownId} ${reading.question?.asked.id} ${isEnded}`
  const isShowing = [open, held, reading.question].some(Boolean) || asksWay
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
  // The camera does not read behind a sheet in which staff type a code or search for a guest.
  const isReading = hasPicture && !isPaused && sheet !== 'type' && sheet !== 'find' && sheet !== 'add'
  const decoder = useDecoder(reader, {
    video,
    isRunning: isReading,
    onFrame(read) {
      if (read && read.seen.length > 0) sight.current = performance.now()
      reading.onFrame(read)
    },
    locked: reading.passedOver,
  })
  useCameraOfKiosk(kiosk.isOn && !isStopped, () => camera.start(camera.deviceId))
  const isWide = useIsWide()
  const guest = useKioskGuest(shownScan(log))
  const large = kiosk.isOn ? guest : (held?.scan ?? open)
  const isAsked = reading.question !== undefined || asksWay
  const view = kiosk.isOn ? 'kiosk' : isStopped ? 'closed' : isAsked || held ? 'question' : open ? 'verdict' : 'idle'
  const atRest = occasion?.direction === 'out' ? 'out' : undefined
  const colour = isStopped ? undefined : isAsked ? 'turn' : large ? colourOf(large) : atRest
  useThemeColour(ground, colour)
  const isTitled = !kiosk.isOn && (isStopped || (view === 'idle' && (isWide || !hasPicture)))
  // Beside the reason, which the verdict says below the picture.
  const isError = flash !== undefined && view === 'verdict' && open !== undefined && kindOf(open) === 'refused'
  const parts = { access, list, kiosk, device, scans, camera, decoder, reading, isStopped, isEnded }
  const closed = isStopped ? closedDoor(list, ended, kiosk.isOn, refusals.refused) : undefined
  const letIn = useLetInHere(list.id, isEnded, scans.door.pending)
  return (
    <div className={styles['room']}>
      <div
        ref={ground}
        className={`${styles['door']} ${colours['result']}`}
        data-view={view}
        data-colour={colour}
        data-has-picture={hasPicture || undefined}
        data-is-wide={(isWide && !kiosk.isOn) || undefined}
      >
        <h1 className={isTitled ? styles['title'] : undefined}>{isTitled ? title : <Unseen>{title}</Unseen>}</h1>
        {flash && <Flash colour={flash.colour} />}
        {!kiosk.isOn && (
          <DoorStrip
            {...{ list, isWide }}
            door={scans.door}
            isOrganiser={access.isOrganiser}
            isClosed={isStopped}
            onMenu={() => setSheet('menu')}
          />
        )}
        {!isStopped && (
          <div className={styles['camera']}>
            <CameraView
              ref={video}
              camera={camera}
              outlines={reading.outlines}
              isError={isError}
              onFold={view === 'verdict' ? fold : undefined}
              onAllow={() => camera.start(camera.deviceId)}
              onReady={view === 'idle' ? () => setSheet('ready') : undefined}
              // Never lazy, because cards that load later would move the button from under a thumb.
              firstTime={<FirstTime />}
            />
          </div>
        )}
        <Later isOn={reader.isSettled}>
          {!access.isOrganiser && !isStopped && (
            <TellReady {...{ access, camera, device }} listId={list.list_id} door={scans.door} />
          )}
          {list.may_check_in_by_name && !isEnded && <KeepNames {...{ access, list }} door={scans.door} />}
        </Later>
        <DoorBadges {...{ device, list, scans }} />
        {kiosk.isOn ? (
          <Suspense>
            <KioskParts
              {...{ access, list, kiosk, closed, guest, reader, isUnreadable }}
              door={scans.door}
              newest={log.scans[0]}
            />
          </Suspense>
        ) : (
          <StaffParts
            {...parts}
            {...{ open, held, closed, letIn, sheet, draft, asksWay, onOtherOccasion }}
            onGotIt={gotIt}
            onSheet={setSheet}
            onUnreadableSeen={isUnreadable ? seeUnreadable : undefined}
            organiserPath={access.isOrganiser ? undefined : paths.scannerOf(list.list_id)}
          />
        )}
      </div>
    </div>
  )
}

/** Why the door takes no scans, in words for staff or for a guest; an ended door is named. */
function closedDoor(list: DoorList, ended: string | undefined, isKiosk: boolean, refused: Refused | undefined) {
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

/** What this device did at a door that has ended. `pending`: scans that are being sent may turn out otherwise. */
function useLetInHere(listId: string, isEnded: boolean, pending: number): LetInHere | undefined {
  const [found, setFound] = useState<LetInHere>()
  useEffect(() => {
    if (!isEnded) return undefined
    let isOpen = true
    openStorage()
      .then((storage) => storage && letInHere(storage, listId))
      .then((now) => isOpen && setFound(now))
      .catch((error: unknown) => console.warn('The scans of this door could not be counted.', error))
    return () => {
      isOpen = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was sent may have turned out otherwise
  }, [listId, isEnded, pending])
  return found
}
