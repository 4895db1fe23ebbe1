import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { Alerts } from './verdict/Alerts.tsx'
import { CameraView } from './camera/CameraView.tsx'
import { ClosedBand } from './ways-in/ClosedBand.tsx'
import { useDevice } from './device/use-device.ts'
import type { DoorAccess, DoorList } from './door/door-access.ts'
import { DoorAside } from './DoorAside.tsx'
import { DoorBar } from './DoorBar.tsx'
import { KioskVerdict } from './kiosk/KioskVerdict.tsx'
import { useCameraOfKiosk } from './kiosk/use-camera-of-kiosk.ts'
import type { Kiosk } from './kiosk/use-kiosk.ts'
import { LatestScans } from './verdict/LatestScans.tsx'
import { shownScan } from './door/scan-log.ts'
import colours from './verdict/result-colour.module.css'
import styles from './scanner.module.css'
import { useCamera } from './camera/use-camera.ts'
import { useDecoder } from './reading/use-decoder.ts'
import { useFailureLog } from './device/use-failure-log.ts'
import { useReading } from './use-reading.ts'
import { useRefusals } from './ways-in/use-refusals.ts'
import { useScans } from './use-scans.ts'
import { VerdictBand } from './verdict/VerdictBand.tsx'
import { AskFirst } from './ways-in/AskFirst.tsx'
import { words } from './words/words.ts'

type Props = {
  access: DoorAccess
  list: DoorList
  kiosk: Kiosk
  /** Why the door no longer scans, once it has ended: its scans stay visible and are sent. */
  ended: string | undefined
  onOver: () => void
}

/** A working door: camera, reader and scans together. While its list is closed, it still sends waiting scans. */
export function Door({ access, list, kiosk, ended, onOver }: Props) {
  const isOver = ended !== undefined
  const isStopped = isOver || !list.is_active
  const device = useDevice()
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, isStopped)
  const scans = useScans({ access, list, sounds: device.sounds, onOver })
  const reading = useReading({ scans, device, isStopped, isKiosk: kiosk.isOn })
  const refused = useRefusals(isStopped, scans)
  const decoder = useDecoder(video, camera.phase === 'active' && !isStopped, reading)
  useCameraOfKiosk(kiosk.isOn && !isStopped, () => camera.start(camera.deviceId))

  const { log, flash, door } = scans
  useFailureLog(log.scans)
  const shown = { shown: shownScan(log), newest: log.scans[0] }
  const organiserPath = access.isOrganiser || kiosk.isOn ? undefined : paths.scannerOf(list.list_id)
  const { question } = reading
  return (
    <>
      {flash && (
        <div className={`${styles['flash']} ${colours['result']}`} data-colour={flash.colour} aria-hidden="true" />
      )}
      {!kiosk.isOn && <Alerts alerts={scans.alerts} onAcknowledge={scans.acknowledge} />}
      {decoder.isBroken && !isStopped && <BrokenReader />}
      {isBarShown(isStopped || kiosk.isOn, door.pending + (kiosk.isOn ? 0 : door.pendingForOrganiser)) && (
        <DoorBar {...{ door, organiserPath }} isOrganiser={access.isOrganiser} isClosed={isStopped} />
      )}
      {(!isStopped || isOver || refused || log.scans.length > 0) && (
        <div className={styles['door']} data-is-kiosk={kiosk.isOn || undefined}>
          <div className={styles['device']}>
            {/* Before the picture: a verdict is seen without scrolling on any screen. */}
            {question && (
              <AskFirst
                key={question.asked.id}
                asked={question.asked}
                onLetIn={question.letIn}
                onNotNow={question.notNow}
              />
            )}
            <div hidden={question !== undefined}>
              {isStopped ? (
                <ClosedBand {...closedWords(ended, kiosk.isOn)} refused={refused} />
              ) : kiosk.isOn ? (
                <KioskVerdict {...shown} />
              ) : (
                <VerdictBand {...shown} />
              )}
            </div>
            {!isStopped && (
              <CameraView
                ref={video}
                camera={camera}
                isRefused={flash?.isAccepted === false}
                isBlack={decoder.isBlack}
                hint={reading.hint}
                hasControls={!kiosk.isOn}
                onAllow={() => camera.start(camera.deviceId)}
              />
            )}
            {!kiosk.isOn && <LatestScans scans={log.scans} onUndo={isOver ? undefined : scans.undo} />}
          </div>
          {!kiosk.isOn && (
            <DoorAside {...{ access, list, kiosk, device, scans, camera, decoder, reading, isStopped }} />
          )}
        </div>
      )}
    </>
  )
}

/** The screen already shows sentences above the door of a switched-off list. */
function closedWords(ended: string | undefined, isKiosk: boolean): { title: string; why: string } {
  if (isKiosk) return { title: words.closed.title, why: words.kiosk.outOfOrder }
  return ended === undefined
    ? { title: words.closed.title, why: words.reasons.list_inactive }
    : { title: words.closed.title, why: ended }
}

/** Waiting scans are always in view; other notes are for staff only. */
function isBarShown(isAside: boolean, pending: number): boolean {
  return !isAside || pending > 0
}

function BrokenReader() {
  return (
    <Notice kind="bad" title={words.brokenReader} detail={words.brokenReaderHelp} isUrgent>
      <Button size="small" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </Notice>
  )
}
