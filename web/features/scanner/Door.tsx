import { useCallback, useEffect, useRef, useState } from 'react'
import { codeInText } from '#domain/link.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CameraView } from './CameraView.tsx'
import type { DoorAccess, DoorList } from './door-access.ts'
import { LatestScans } from './LatestScans.tsx'
import { ManualCode } from './ManualCode.tsx'
import { createSameCodeLock } from './same-code-lock.ts'
import { shownScan } from './scan-log.ts'
import { ScannerStatus } from './ScannerStatus.tsx'
import styles from './scanner.module.css'
import { createSounds } from './sounds.ts'
import { useCamera } from './use-camera.ts'
import { useDecoder } from './use-decoder.ts'
import { useScans } from './use-scans.ts'
import { VerdictBand } from './VerdictBand.tsx'
import { words } from './words.ts'

type Props = {
  access: DoorAccess
  list: DoorList
  /** The organiser has ended it: what was scanned stays to be read, and nothing more is scanned. */
  isOver: boolean
  onOver: () => void
}

/** A door at work: camera, reader and scans put together. */
export function Door({ access, list, isOver, onOver }: Props) {
  const [sounds] = useState(createSounds)
  const [lock] = useState(createSameCodeLock)
  const [lastText, setLastText] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, isOver)
  const { log, flash, scan } = useScans({ access, listId: list.list_id, sounds, onOver })
  useEffect(() => () => sounds.close(), [sounds])

  const onFrame = useCallback(
    (text: string | undefined) => {
      const key = text === undefined ? undefined : (codeInText(text) ?? text)
      if (!lock.see(key, performance.now()) || text === undefined) return
      setLastText(text)
      void scan(text)
    },
    [lock, scan],
  )
  const { frames, isBroken } = useDecoder(video, camera.phase === 'active' && !isOver, onFrame)

  function allowCamera(deviceId?: string) {
    sounds.unlock()
    camera.start(deviceId)
  }

  const newest = log.scans[0]
  return (
    <>
      {flash && <div className={styles['flash']} data-colour={flash.colour} aria-hidden="true" />}
      {isOver && <Notice kind="bad" title={words.linkEnded} isUrgent />}
      {isBroken && !isOver && (
        <Notice kind="bad" title={words.brokenReader} detail={words.brokenReaderHelp} isUrgent>
          <Button size="small" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </Notice>
      )}
      <div className={styles['door']}>
        <div className={styles['device']}>
          {!isOver && (
            <CameraView
              ref={video}
              camera={camera}
              isRefused={flash?.isAccepted === false}
              onAllow={() => allowCamera(camera.deviceId)}
            />
          )}
          <VerdictBand shown={shownScan(log)} newest={newest} />
          <LatestScans scans={log.scans} />
        </div>
        <div className={styles['aside']}>
          {!isOver && (
            <ManualCode
              onCode={(text) => {
                sounds.unlock()
                setLastText(text)
                void scan(text)
              }}
            />
          )}
          {access.isOrganiser && (
            <ScannerStatus
              camera={camera}
              frames={frames}
              listId={list.list_id}
              lastText={lastText}
              scans={log.scans}
              onChoose={allowCamera}
            />
          )}
        </div>
      </div>
    </>
  )
}
