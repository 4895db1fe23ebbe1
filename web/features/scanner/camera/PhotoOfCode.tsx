import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './camera.module.css'
import type { ReadPicture } from '../reading/decoder-messages.ts'
import { words } from '../../../words/door.ts'

type Props = {
  read: (file: Blob) => Promise<ReadPicture | 'no picture' | undefined>
  onText: (text: string) => void
}

/** Reads a photo of a code, for devices whose camera picture fails: phones open their own camera for it. */
export function PhotoOfCode({ read, onText }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function take(file: File) {
    setSaid(words.camera.photoReading)
    const seen = await read(file)
    if (seen === undefined) return setSaid(words.camera.brokenReader)
    if (seen === 'no picture') return setSaid(words.camera.photoEmpty)
    if (seen.isTwo) return setSaid(words.camera.photoTwo)
    setSaid(seen.text === undefined ? words.camera.photoEmpty : '')
    if (seen.text !== undefined) onText(seen.text)
  }

  return (
    <div className={styles['photo']}>
      <Button aria-describedby={id} onClick={() => chooser.current?.click()}>
        <Icon name="camera" size={18} /> {words.camera.photo}
      </Button>
      {/* The browser's own control has its own text, in its own language. */}
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same photo may be chosen again.
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <p id={id}>{words.camera.photoHint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
