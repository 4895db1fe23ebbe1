import type { ReactNode } from 'react'
import type { useCamera } from '../camera/use-camera.ts'
import { nextZoom } from '../camera/zoom-steps.ts'
import { DoorIcon, type DoorIconName } from '../shapes/DoorIcon.tsx'
import styles from './keys.module.css'
import { words } from '../words/words.ts'

type Props = {
  camera: ReturnType<typeof useCamera>
  /** True if the picture is dark and the light is off. */
  isLightOffered: boolean
  onType: () => void
  /** Undefined where this door may not search by name. */
  onFind: (() => void) | undefined
  /** Undefined where this door may not add guests. */
  onAdd: (() => void) | undefined
}

/**
 * The keys for work at a queue, in reach of the thumb. They never move. A key without an effect stays in its place and
 * says why.
 */
export function DoorKeys({ camera, isLightOffered, onType, onFind, onAdd }: Props) {
  const { phase, abilities, isTorchOn } = camera
  const { hasTorch, zoom } = abilities
  const isOn = phase === 'active'
  return (
    <div className={styles['keys']}>
      <button
        type="button"
        aria-pressed={isTorchOn}
        data-is-offered={isLightOffered || undefined}
        aria-disabled={!hasTorch || undefined}
        onClick={() => hasTorch && void camera.setTorch(!isTorchOn)}
      >
        <Face icon="light">{isOn && !hasTorch ? words.screen.noLight : words.screen.light}</Face>
      </button>
      <button
        type="button"
        aria-disabled={!zoom || undefined}
        onClick={() => zoom && void camera.setZoom(nextZoom(zoom))}
      >
        <Face sign={words.screen.times(zoom?.value ?? 1)}>
          {isOn && !zoom ? words.screen.noZoom : words.screen.zoom}
        </Face>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={onType}>
        <Face icon="keyboard">{words.screen.type}</Face>
      </button>
      {onFind && (
        <button type="button" aria-haspopup="dialog" onClick={onFind}>
          <Face icon="person">{words.screen.find}</Face>
        </button>
      )}
      {onAdd && (
        <button type="button" aria-haspopup="dialog" onClick={onAdd}>
          <Face icon="add">{words.screen.add}</Face>
        </button>
      )}
    </div>
  )
}

function Face({ icon, sign, children }: { icon?: DoorIconName; sign?: string; children: ReactNode }) {
  return (
    <>
      {icon ? <DoorIcon name={icon} size={24} /> : <strong>{sign}</strong>}
      <span>{children}</span>
    </>
  )
}
