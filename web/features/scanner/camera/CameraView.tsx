import type { CSSProperties, Ref } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { CameraControls } from './CameraControls.tsx'
import { cameraWords } from './camera-words.ts'
import type { Hint } from './hints.ts'
import { InAppAdvice } from './InAppAdvice.tsx'
import styles from './camera.module.css'
import { guideInset } from '../reading/guides.ts'
import type { useCamera } from './use-camera.ts'
import { words } from '../words/words.ts'

type Props = {
  ref: Ref<HTMLVideoElement>
  camera: ReturnType<typeof useCamera>
  isRefused: boolean
  /** The camera gives black pictures. */
  isBlack: boolean
  /** The reason why a visible code is not read. */
  hint: Hint | undefined
  /** At a kiosk, guests must not change the camera's settings. */
  hasControls: boolean
  onAllow: () => void
}

/** The margin at the edges, the same as the one in which the reader ignores codes. */
const corners: CSSProperties & Record<`--${string}`, string> = { '--inset': `${100 * guideInset}%` }

/** The picture in its yellow corners. The video is always painted, or some browsers give no frames. */
export function CameraView({ hasControls, ...rest }: Props) {
  const { camera, isBlack } = rest
  return (
    <>
      <Picture {...rest} />
      {camera.phase === 'active' && isBlack && (
        <p className={styles['black']} role="status">
          {cameraWords.isBlack}
        </p>
      )}
      {camera.phase === 'active' && hasControls && <CameraControls camera={camera} />}
    </>
  )
}

function Picture({ ref, camera, isRefused, hint, onAllow }: Omit<Props, 'hasControls' | 'isBlack'>) {
  const { phase, problem } = camera
  return (
    <div className={styles['view']} data-phase={phase} data-is-mirrored={camera.isMirrored || undefined}>
      <video ref={ref} className={styles['video']} autoPlay muted playsInline aria-label={words.video} />
      <div className={styles['guides']} style={corners} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      {isRefused && (
        <p className={styles['refused']} aria-hidden="true">
          {words.overlay}
        </p>
      )}
      <p className={styles['pictureHint']} role="status">
        {phase === 'active' && hint && cameraWords.hints[hint]}
      </p>
      {phase !== 'active' && (
        <div className={styles['start']}>
          {problem && (
            <div className={styles['problem']} role="alert">
              <strong>{problem.title}</strong>
              <p>{problem.instruction}</p>
            </div>
          )}
          <Button look="action" size="large" isBusy={phase === 'starting'} onClick={onAllow}>
            <Icon name="camera" size={22} />
            {phase === 'starting' ? words.starting : words.allow}
          </Button>
          {!problem && <p className={styles['hint']}>{words.cameraHint}</p>}
          <InAppAdvice />
        </div>
      )}
    </div>
  )
}
