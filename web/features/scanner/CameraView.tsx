import type { Ref } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './camera.module.css'
import type { CameraState } from './camera.ts'
import { words } from './words.ts'

type Props = { ref: Ref<HTMLVideoElement>; camera: CameraState; isRefused: boolean; onAllow: () => void }

/** The picture in its yellow corners. The video is always painted, or some browsers give no frames. */
export function CameraView({ ref, camera, isRefused, onAllow }: Props) {
  const { phase, problem } = camera
  return (
    <div className={styles['view']} data-phase={phase}>
      <video ref={ref} className={styles['video']} autoPlay muted playsInline aria-label={words.video} />
      <div className={styles['guides']} aria-hidden="true">
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
        </div>
      )}
    </div>
  )
}
