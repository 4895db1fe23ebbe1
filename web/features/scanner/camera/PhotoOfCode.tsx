import { useId, useState } from 'react'
import styles from '../camera.module.css'
import { cameraWords as words } from './camera-words.ts'

type Props = {
  read: (file: Blob) => Promise<string | undefined>
  onText: (text: string) => void
}

/** A way in for where the camera's picture cannot be had: phones open their own camera for it. */
export function PhotoOfCode({ read, onText }: Props) {
  const id = useId()
  const [said, setSaid] = useState('')

  async function take(file: File) {
    setSaid(words.photoReading)
    const text = await read(file)
    setSaid(text === undefined ? words.photoEmpty : '')
    if (text !== undefined) onText(text)
  }

  return (
    <div className={styles['photo']}>
      <label htmlFor={id}>{words.photo}</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same photo may be chosen again.
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <p id={`${id}-hint`}>{words.photoHint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
