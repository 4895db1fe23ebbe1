import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../api/declined.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { CameraView } from './camera/CameraView.tsx'
import { useCamera } from './camera/use-camera.ts'
import { useDevice } from './device/use-device.ts'
import { createSameCodeLock } from './door/same-code-lock.ts'
import { colourOf, isLetIn } from './door/scan-log.ts'
import type { ReadPicture } from './reading/decoder-messages.ts'
import { createOutlines } from './reading/outlines.ts'
import { keyOf, nothing } from './reading/reading.ts'
import { useDecoder } from './reading/use-decoder.ts'
import styles from './screen/screen.module.css'
import strip from './screen/strip.module.css'
import type { useTry } from './use-try.ts'
import { Announcer } from './verdict/Announcer.tsx'
import colours from './verdict/result-colour.module.css'
import { VerdictStage } from './verdict/VerdictStage.tsx'
import { words } from './words/words.ts'
import { words as said } from './words/trying-words.ts'

// Loaded on demand, because codes usually come by the camera.
const TypeCode = lazy(async () => ({ default: (await import('./screen/DoorSheets.tsx')).TypeCode }))

type Props = { listName: string; trying: ReturnType<typeof useTry> }

/** Camera, verdict and one key, with the door's own parts. */
export function TryDoor({ listName, trying: { shown, isChecking, error, scan, fold } }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, false)
  const { sounds } = useDevice()
  const [lock] = useState(createSameCodeLock)
  const [outlines] = useState(createOutlines)
  const [isTyping, setIsTyping] = useState(false)

  useDecoder(video, camera.phase === 'active' && !isTyping && !isChecking, {
    onFrame(read: ReadPicture | undefined) {
      const { marks, text, seen } = read ?? nothing
      const now = performance.now()
      outlines.see(marks, now)
      const isNew = lock.see(seen, text === undefined ? undefined : keyOf(text), now)
      if (isNew && text !== undefined) scan(text, 'camera')
    },
    locked: lock.keys,
  })
  useEffect(() => {
    if (shown) sounds.play(isLetIn(shown) ? 'in' : 'refused')
  }, [shown, sounds])

  return (
    <div
      className={`${styles['door']} ${colours['result']} ${styles['trial']}`}
      data-view={shown ? 'verdict' : 'idle'}
      data-colour={shown && colourOf(shown)}
    >
      <div className={strip['strip']}>
        <div className={strip['door']}>
          <p className={strip['name']}>
            <UserText text={listName} longest={60} />
          </p>
          <p className={strip['line']}>
            <i aria-hidden="true" />
            <span>{said.trying.state}</span>
          </p>
        </div>
      </div>
      <div className={styles['camera']}>
        <CameraView
          ref={video}
          camera={camera}
          outlines={outlines}
          onFold={shown && fold}
          onAllow={() => camera.start(camera.deviceId)}
          onReady={undefined}
          firstTime={undefined}
        />
      </div>
      <Announcer scan={shown} />
      {shown && (
        <div className={styles['verdict']} data-is-accepted={isLetIn(shown)}>
          <VerdictStage scan={shown} />
        </div>
      )}
      <div className={styles['thumb']}>
        {error && <TroubleNotice {...wordsFor(error, said.trying.checkFailed)} />}
        <p className={styles['said']} role="status">
          {isChecking
            ? words.verdict.checking
            : shown
              ? isLetIn(shown)
                ? said.trying.admitted
                : said.trying.refused
              : said.trying.aim}
        </p>
        <Button size="large" onClick={shown ? fold : () => setIsTyping(true)}>
          <Icon name={shown ? 'camera' : 'info'} size={20} />
          {shown ? said.trying.again : words.screen.type}
        </Button>
      </div>
      {isTyping && (
        <Suspense>
          <TypeCode onCode={(text) => scan(text, 'typed')} onClose={() => setIsTyping(false)} />
        </Suspense>
      )}
    </div>
  )
}
