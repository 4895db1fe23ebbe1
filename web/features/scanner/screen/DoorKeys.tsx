import styles from './strip.module.css'
import type { useCamera } from '../camera/use-camera.ts'
import { nextZoom } from '../camera/torch-zoom.ts'
import { isolated } from '#domain/user-text.ts'
import type { Scan } from '../door/scan-log.ts'
import { mayUndo } from '../door/undo.ts'
import { DoorIcon, type DoorIconName } from '../shapes/DoorIcon.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { wordsOf } from '../words/scan-words.ts'
import { words } from '../../../words/door.ts'

type Props = {
  camera: ReturnType<typeof useCamera>
  /** The last scan, which its key takes back; undefined before the first. */
  last: Scan | undefined
  onUndo: ((scan: Scan) => void) | undefined
  onCall: () => void
  /** True if the picture is dark and the light is off. */
  isLightOffered: boolean
  /** True if a code is in view that cannot be read. */
  isTypingOffered: boolean
  onType: () => void
  /** Undefined where this door may not search by name. */
  onFind: (() => void) | undefined
  /** Undefined where this door may not add guests. */
  onAdd: (() => void) | undefined
}

/**
 * The keys for work at a queue, in reach of the thumb. They are the same at rest and below a verdict. A key that can do nothing
 * is not shown: the first takes back the last scan, or else calls the organiser. By its id a key gets the focus back after a question.
 */
export function DoorKeys({ camera, last, onUndo, onCall, isLightOffered, isTypingOffered, ...on }: Props) {
  const { abilities, isTorchOn } = camera
  const { hasTorch, zoom } = abilities
  const now = useNow(1000)
  const { screen } = words
  return (
    <div className={styles['keys']} data-is-keys>
      {last && onUndo && mayUndo(last, now) ? (
        <button
          id="key-first"
          type="button"
          aria-label={screen.undoLast({ name: isolated(wordsOf(last).name, 80) })}
          onClick={() => onUndo(last)}
        >
          <Face icon="undo" word={words.latest.undo} />
        </button>
      ) : (
        <button id="key-first" type="button" aria-haspopup="dialog" aria-label={screen.call} onClick={onCall}>
          <Face icon="hand" word={screen.key.call} />
        </button>
      )}
      {hasTorch && (
        <button
          id="key-light"
          type="button"
          aria-pressed={isTorchOn}
          data-is-offered={isLightOffered || undefined}
          onClick={() => void camera.setTorch(!isTorchOn)}
        >
          <Face icon="light" word={screen.light} />
        </button>
      )}
      {zoom && (
        <button id="key-zoom" type="button" onClick={() => void camera.setZoom(nextZoom(zoom))}>
          <Face sign={screen.times({ value: Math.round(zoom.value * 10) / 10 })} word={screen.zoom} />
        </button>
      )}
      <button
        id="key-type"
        type="button"
        aria-haspopup="dialog"
        aria-label={screen.type}
        data-is-offered={isTypingOffered || undefined}
        onClick={on.onType}
      >
        <Face icon="keyboard" word={screen.key.type} />
      </button>
      {on.onFind && (
        <button id="key-find" type="button" aria-haspopup="dialog" aria-label={screen.find} onClick={on.onFind}>
          <Face icon="person" word={screen.key.find} />
        </button>
      )}
      {on.onAdd && (
        <button id="key-add" type="button" aria-haspopup="dialog" onClick={on.onAdd}>
          <Face icon="add" word={screen.add} />
        </button>
      )}
    </div>
  )
}

function Face({ icon, sign, word }: { icon?: DoorIconName; sign?: string; word: string }) {
  return (
    <>
      {icon ? <DoorIcon name={icon} size={24} /> : <strong>{sign}</strong>}
      <span>{word}</span>
    </>
  )
}
