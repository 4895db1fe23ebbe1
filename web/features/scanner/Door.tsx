import { lazy, Suspense, useRef, useState } from 'react'
import { paths } from '../../product/paths.ts'
import { CameraView } from './camera/CameraView.tsx'
import { useCamera } from './camera/use-camera.ts'
import { FirstTime } from './device/FirstTime.tsx'
import { useDevice } from './device/use-device.ts'
import { useFailureLog } from './device/use-failure-log.ts'
import type { DoorAccess, DoorList } from './door/door-access.ts'
import { colourOf, shownScan } from './door/scan-log.ts'
import { useCameraOfKiosk } from './kiosk/use-camera-of-kiosk.ts'
import type { Kiosk } from './kiosk/use-kiosk.ts'
import { useKioskGuest } from './kiosk/use-kiosk-guest.ts'
import { useDecoder } from './reading/use-decoder.ts'
import { DoorBadges } from './screen/DoorBadges.tsx'
import { DoorStrip } from './screen/DoorStrip.tsx'
import styles from './screen/screen.module.css'
import type { SheetName } from './screen/door-parts.ts'
import { StaffParts } from './screen/StaffParts.tsx'
import { useThemeColour } from './screen/use-theme-colour.ts'
import { useReading } from './screen/use-reading.ts'
import { useScans } from './use-scans.ts'
import colours from './verdict/result-colour.module.css'
import { useGuestAlert } from './verdict/use-guest-alert.ts'
import { useOpenVerdict } from './verdict/use-open-verdict.ts'
import { useRefusals } from './ways-in/use-refusals.ts'
import { words } from './words/words.ts'

/** Loaded after the camera: it says nothing to staff. */
const TellReady = lazy(async () => ({ default: (await import('./device/TellReady.tsx')).TellReady }))

/** Loaded with the first kiosk. */
const KioskParts = lazy(async () => ({ default: (await import('./screen/KioskParts.tsx')).KioskParts }))

type Props = {
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  /** Why the door no longer scans, once it has ended: its scans stay visible and are sent. */
  ended: string | undefined
  onOver: () => void
  /** Undefined where there is no other list to choose. */
  onOtherOccasion: (() => void) | undefined
}

/** A working door: camera, reader and scans together. While its list is closed, it still sends waiting scans. */
export function Door({ access, list, kiosk, ended, onOver, onOtherOccasion }: Props) {
  const isEnded = ended !== undefined
  const isRemoved = list.occasion === null
  const isStopped = isEnded || isRemoved || !list.is_active
  const device = useDevice()
  const ground = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const sight = useRef(-Infinity)
  const [opened, setOpened] = useState<{ sheet: SheetName | undefined; at: string }>()
  const camera = useCamera(video, isStopped)
  const scans = useScans({ access, list, sounds: device.sounds, onOver })
  const { alerted, gotIt } = useGuestAlert(scans.log, kiosk.isOn ? undefined : list.occasion?.asks)
  const held = kiosk.isOn || isStopped ? undefined : alerted
  const { occasion } = scans.door
  // Staff choose between entries and exits before the door reads anything.
  const asksWay = occasion?.asks === true && !isStopped && !kiosk.isOn
  // Nor do they read on before they have confirmed a guest’s alert.
  const isPaused = isStopped || asksWay || held !== undefined
  const reading = useReading({ occasion: list.occasion, scans, device, isStopped: isPaused, isKiosk: kiosk.isOn })
  const refused = useRefusals(isPaused, scans)
  // A verdict or a question closes every sheet, so that nothing covers it.
  const moment = `${scans.log.shownId} ${reading.question?.asked.id}`
  const sheet = opened?.at === moment ? opened.sheet : undefined
  const setSheet = (name: SheetName | undefined) => setOpened({ sheet: name, at: moment })
  // The camera does not read behind a sheet in which staff type a code or search for a guest.
  const isReading = camera.phase === 'active' && !isPaused && sheet !== 'type' && sheet !== 'find' && sheet !== 'add'
  const decoder = useDecoder(video, isReading, {
    onFrame(read) {
      if (read && read.seen.length > 0) sight.current = performance.now()
      reading.onFrame(read)
    },
    locked: reading.passedOver,
  })
  useCameraOfKiosk(kiosk.isOn && !isStopped, () => camera.start(camera.deviceId))

  const { log, flash } = scans
  useFailureLog(log.scans)
  const { open, fold } = useOpenVerdict(log, sight)
  const guest = useKioskGuest(shownScan(log))
  const large = kiosk.isOn ? guest : (held?.scan ?? open)
  const { question } = reading
  const isAsked = question !== undefined || asksWay
  const isWaiting = isAsked || held !== undefined
  const view = kiosk.isOn ? 'kiosk' : isStopped ? 'closed' : isWaiting ? 'question' : open ? 'verdict' : 'idle'
  const atRest = occasion?.direction === 'out' ? 'out' : undefined
  const colour = isStopped ? undefined : isAsked ? 'turn' : large ? colourOf(large) : atRest
  useThemeColour(ground, colour)
  const parts = { access, list, kiosk, device, scans, camera, decoder, reading, isStopped, isEnded }
  const closed = isStopped ? { ...closedWords(ended, isRemoved, kiosk.isOn), refused } : undefined
  return (
    <div ref={ground} className={`${styles['door']} ${colours['result']}`} data-view={view} data-colour={colour}>
      {flash && (
        <div className={`${styles['flash']} ${colours['result']}`} data-colour={flash.colour} aria-hidden="true" />
      )}
      {!kiosk.isOn && (
        <DoorStrip
          list={list}
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
            onFold={view === 'verdict' ? fold : undefined}
            onAllow={() => camera.start(camera.deviceId)}
            onReady={view === 'idle' ? () => setSheet('ready') : undefined}
            // Never lazy, because cards that load later would move the button from under a thumb.
            firstTime={<FirstTime />}
          />
        </div>
      )}
      {!access.isOrganiser && !isStopped && (
        <Suspense>
          <TellReady {...{ access, camera, device }} listId={list.list_id} door={scans.door} />
        </Suspense>
      )}
      <DoorBadges {...{ device, list, scans }} />
      {kiosk.isOn ? (
        <Suspense>
          <KioskParts {...{ access, list, kiosk, closed }} door={scans.door} guest={guest} newest={log.scans[0]} />
        </Suspense>
      ) : (
        <StaffParts
          {...parts}
          {...{ open, held, onGotIt: gotIt, closed, sheet, onSheet: setSheet, asksWay, onOtherOccasion }}
          organiserPath={access.isOrganiser ? undefined : paths.scannerOf(list.list_id)}
        />
      )}
    </div>
  )
}

/** Why the door takes no scans, in words for staff or for a guest. */
function closedWords(ended: string | undefined, isRemoved: boolean, isKiosk: boolean): { title: string; why: string } {
  if (isKiosk) return { title: words.page.closed.title, why: words.page.kioskPaused }
  if (ended !== undefined) return { title: words.page.closed.title, why: ended }
  if (isRemoved) return { title: words.occasion.removed, why: words.occasion.removedHelp }
  return { title: words.page.inactiveText, why: words.page.inactiveHelp }
}
