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
import { colourOf, isLetIn, type Scan } from './door/scan-log.ts'
import type { ReadPicture } from './reading/decoder-messages.ts'
import { createOutlines } from './reading/outlines.ts'
import { keyOf, nothing } from './reading/reading.ts'
import { useDecoder } from './reading/use-decoder.ts'
import { useReader } from './reading/use-reader.ts'
import styles from './screen/screen.module.css'
import strip from './screen/strip.module.css'
import type { useTry } from './use-try.ts'
import { Announcer } from './verdict/Announcer.tsx'
import colours from './verdict/result-colour.module.css'
import { VerdictStage } from './verdict/VerdictStage.tsx'
import { UnreadableReader } from './ways-in/UnreadableReader.tsx'
import { useKeyboardReader } from './ways-in/use-keyboard-reader.ts'
import { words as doorWords } from '../../words/door.ts'
import { words as doorLaterWords } from '../../words/door-later.ts'

// Loaded on demand, because codes usually come by the camera.
const TypeCode = lazy(async () => ({ default: (await import('./screen/DoorSheets.tsx')).TypeCode }))

type Props = { listName: string; trying: ReturnType<typeof useTry> }

/** Camera, verdict and one key, with the door's own parts. */
export function TryDoor({ listName, trying: { shown, isChecking, error, scan, fold } }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const camera = useCamera(video, false)
  const isActive = camera.phase === 'active'
  const reader = useReader()
  const { sounds } = useDevice({ mayLoadSounds: reader.isSettled })
  const [lock] = useState(createSameCodeLock)
  const [outlines] = useState(createOutlines)
  const [isTyping, setIsTyping] = useState(false)

  useDecoder(reader, {
    video,
    isRunning: isActive && !isTyping && !isChecking,
    onFrame(read: ReadPicture | undefined) {
      const { marks, text, seen } = read ?? nothing
      const now = performance.now()
      outlines.see(marks, now)
      const isNew = lock.see(seen, text === undefined ? undefined : keyOf(text), now)
      if (isNew && text !== undefined) scan(text, 'camera')
    },
    locked: lock.keys,
  })
  const [isUnreadable, setIsUnreadable] = useState(false)
  useKeyboardReader((heard) => {
    setIsUnreadable(heard.kind === 'unreadable')
    setIsTyping(false)
    if (heard.kind === 'text') scan(heard.text, 'reader')
    else fold()
  })
  useEffect(() => {
    if (shown) sounds.play(isLetIn(shown) ? 'in' : 'refused')
  }, [shown, sounds])

  return (
    <div className={styles['room']}>
      <div
        className={`${styles['door']} ${colours['result']}`}
        data-view={shown ? 'verdict' : 'idle'}
        data-colour={shown && colourOf(shown)}
        data-has-picture={isActive || undefined}
      >
        <div className={strip['strip']}>
          <div className={strip['door']}>
            <p className={strip['name']}>
              <UserText text={listName} longest={60} />
            </p>
            <p className={strip['line']}>
              <i aria-hidden="true" />
              <span>{doorLaterWords.trying.state}</span>
            </p>
          </div>
        </div>
        <div className={styles['camera']}>
          <CameraView
            ref={video}
            camera={camera}
            outlines={outlines}
            isError={shown !== undefined && !isLetIn(shown)}
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
        <div className={styles['thumb']} data-is-thumb>
          {isUnreadable && (
            <UnreadableReader help={doorWords.typing.readerModeHelp} onSeen={() => setIsUnreadable(false)} />
          )}
          {error && <TroubleNotice {...wordsFor(error, doorLaterWords.trying.checkFailed)} />}
          <p className={styles['said']} role="status">
            {isChecking ? doorWords.verdict.checking : saidOf(shown, isActive && reader.state === 'loading')}
          </p>
          <MainKey onAgain={shown && fold} onType={() => setIsTyping(true)} />
        </div>
        {isTyping && (
          <Suspense>
            <TypeCode onCode={(text) => scan(text, 'typed')} onClose={() => setIsTyping(false)} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function saidOf(shown: Scan | undefined, isComing: boolean): string {
  const { trying } = doorLaterWords
  if (shown) return isLetIn(shown) ? trying.admitted : trying.refused
  return isComing ? doorWords.camera.readerComing : trying.aim
}

function MainKey({ onAgain, onType }: { onAgain: (() => void) | undefined; onType: () => void }) {
  return (
    <Button size="large" onClick={onAgain ?? onType}>
      <Icon name={onAgain ? 'camera' : 'info'} size={20} />
      {onAgain ? doorLaterWords.trying.again : doorWords.screen.type}
    </Button>
  )
}
