import { useId } from 'react'
import { shownText } from '#domain/user-text.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from '../device.module.css'
import type { useCamera } from './use-camera.ts'
import { words } from '../../../words/door.ts'

/** Names are cut, because the system draws the menu as wide as its longest entry. */
const longestName = 60

/**
 * The choice of another camera and a stepless zoom, in the menu. In a queue the keys on the screen suffice. Controls
 * without an effect are left out.
 */
export function CameraControls({ camera }: { camera: ReturnType<typeof useCamera> }) {
  const id = useId()
  const { cameras, deviceId, abilities } = camera
  const { zoom } = abilities
  if (cameras.length < 2 && !zoom) return null
  return (
    <div className={`${styles['controls']} ${inRows('3-4', 'end')}`}>
      {cameras.length > 1 && (
        <p>
          <label htmlFor={`${id}-camera`}>{words.camera.choose}</label>
          <select id={`${id}-camera`} value={deviceId} onChange={(event) => camera.choose(event.target.value)}>
            {cameras.map((each, place) => (
              <option key={each.deviceId} value={each.deviceId}>
                {shownText(each.label, longestName) || words.camera.unnamed({ number: place + 1 })}
              </option>
            ))}
          </select>
        </p>
      )}
      {zoom && (
        <p>
          <label htmlFor={`${id}-zoom`}>{words.camera.zoom}</label>
          <input
            id={`${id}-zoom`}
            type="range"
            {...{ min: zoom.min, max: zoom.max, step: zoom.step, value: zoom.value }}
            aria-valuetext={words.camera.zoomNow({ value: Math.round(zoom.value * 10) / 10 })}
            onChange={(event) => void camera.setZoom(event.target.valueAsNumber)}
          />
        </p>
      )}
    </div>
  )
}
