import { useEffect, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CodeOutlines } from './CodeOutlines.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from './camera.module.css'
import { guideShare } from '../reading/guides.ts'
import type { Outlines } from '../reading/outlines.ts'
import type { useCamera } from './use-camera.ts'
import { words } from '../../../words/door.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { inAppBrowser } from './in-app-browser.ts'

// Whether this device has been a door before: then the first-time cards are only under Help.

const key = 'door_known'

function isKnownDevice(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keepKnownDevice(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // If the browser forbids storage, the cards appear again each time.
  }
}

type Props = {
  ref: Ref<HTMLVideoElement>
  camera: ReturnType<typeof useCamera>
  outlines: Outlines
  /** True while the page flashes for a refusal. */
  isError: boolean
  /** Set while a verdict fills the screen. A tap on the picture makes the verdict small. */
  onFold: (() => void) | undefined
  onAllow: () => void
  /** Offered to staff before the camera is on. */
  onReady: (() => void) | undefined
  /** Shown to staff on a device that has never run the camera here. */
  firstTime: ReactNode
}

/** The square that the reader looks for codes in. */
const corners: CSSProperties & Record<`--${string}`, string> = { '--share': `${100 * guideShare}cqmin` }

/**
 * The viewfinder. The video is always painted, or some browsers give no frames. A camera in landscape is always shown as
 * 4:3, because any other shape would cut off more of its picture. An upright camera fills its place.
 */
export function CameraView({ ref, camera, outlines, isError, onFold, onAllow, onReady, firstTime }: Props) {
  const { phase } = camera
  const [isLying, setIsLying] = useState(false)
  const look = ({ currentTarget: { videoWidth, videoHeight } }: { currentTarget: HTMLVideoElement }) =>
    setIsLying(videoWidth > videoHeight)
  return (
    <div
      className={styles['view']}
      data-phase={phase}
      data-is-mirrored={camera.isMirrored || undefined}
      data-is-lying={isLying || undefined}
    >
      <div className={styles['frame']} style={corners}>
        <video
          ref={ref}
          className={styles['video']}
          autoPlay
          muted
          playsInline
          aria-label={words.camera.video}
          // A screen reader would say that an empty one cannot be played.
          aria-hidden={phase !== 'active' || undefined}
          // A stream may say its size before the page listens, or again when the device is turned.
          onLoadedData={look}
          onResize={look}
        />
        <div className={styles['guides']} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        {phase === 'active' && <CodeOutlines outlines={outlines} />}
        {/* Screen readers hear the whole verdict. */}
        {isError && (
          <p className={styles['error']} aria-hidden="true">
            {words.camera.overlay}
          </p>
        )}
      </div>
      {phase === 'active' && onFold && (
        <button type="button" className={styles['fold']} aria-label={words.screen.fold} onClick={onFold} />
      )}
      {phase !== 'active' && <Start camera={camera} onAllow={onAllow} onReady={onReady} firstTime={firstTime} />}
    </div>
  )
}

type StartProps = Pick<Props, 'camera' | 'onAllow' | 'onReady' | 'firstTime'>

function Start({ camera: { phase, problem }, onAllow, onReady, firstTime }: StartProps) {
  const [isNew] = useState(() => !isKnownDevice())
  useEffect(() => {
    if (phase === 'starting') keepKnownDevice()
  }, [phase])
  return (
    <div className={`${styles['start']} ${stacked(4, 'middle')}`}>
      {isNew && onReady && phase === 'idle' && firstTime}
      {problem && (
        <div className={styles['problem']} role="alert">
          <strong>{words.camera.problems[problem].title}</strong>
          <p>{words.camera.problems[problem].help}</p>
        </div>
      )}
      <Button look="action" size="large" isBusy={phase === 'starting'} onClick={onAllow}>
        <Icon name="camera" size={22} />
        {phase === 'starting' ? words.camera.starting : words.camera.allow}
      </Button>
      {!problem && <p className={styles['hint']}>{words.camera.cameraHint}</p>}
      {onReady && phase !== 'starting' && (
        <Button look="quiet" aria-haspopup="dialog" onClick={onReady}>
          {words.screen.readyCheck}
        </Button>
      )}
      <InAppAdvice />
    </div>
  )
}

/** Shown before the camera is requested: an app's own browser offers no way to allow it. */
function InAppAdvice() {
  const app = inAppBrowser(navigator.userAgent)
  if (app === undefined) return null
  return (
    <div className={`${styles['inApp']} ${stacked(2, 'middle')}`}>
      <strong>{app === null ? words.camera.inAnApp : words.camera.inApp({ app })}</strong>
      <p>{words.camera.inAppHelp}</p>
      <CopyButton text={location.href} label={words.camera.copyAddress} />
    </div>
  )
}
