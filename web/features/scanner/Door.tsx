import { useCallback, useEffect, useRef, useState } from 'react'
import type { List } from '#contract/list.ts'
import { codeInText } from '#domain/link.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CameraView } from './CameraView.tsx'
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

/** A door at work: camera, reader and scans put together. */
export function Door({ list }: { list: List }) {
  const [sounds] = useState(createSounds)
  const [lock] = useState(createSameCodeLock)
  const [lastText, setLastText] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video)
  const { log, flash, scan } = useScans(list.list_id, sounds)
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
  const { frames, isBroken } = useDecoder(video, camera.phase === 'active', onFrame)

  function allowCamera(deviceId?: string) {
    sounds.unlock()
    camera.start(deviceId)
  }

  const newest = log.scans[0]
  return (
    <>
      {flash && <div className={styles['flash']} data-colour={flash.colour} aria-hidden="true" />}
      {isBroken && (
        <Notice kind="bad" title={words.brokenReader} detail={words.brokenReaderHelp} isUrgent>
          <Button size="small" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </Notice>
      )}
      <div className={styles['door']}>
        <div className={styles['device']}>
          <CameraView
            ref={video}
            camera={camera}
            isRefused={flash?.isAccepted === false}
            onAllow={() => allowCamera(camera.deviceId)}
          />
          <VerdictBand shown={shownScan(log)} newest={newest} />
          <LatestScans scans={log.scans} />
        </div>
        <div className={styles['aside']}>
          <ManualCode
            onCode={(text) => {
              sounds.unlock()
              setLastText(text)
              void scan(text)
            }}
          />
          <ScannerStatus
            camera={camera}
            frames={frames}
            listId={list.list_id}
            lastText={lastText}
            scans={log.scans}
            onChoose={allowCamera}
          />
        </div>
      </div>
    </>
  )
}
