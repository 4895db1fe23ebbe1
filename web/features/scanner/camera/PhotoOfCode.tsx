import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './camera.module.css'
import type { ReadPicture } from '../reading/decoder-messages.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

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
    setSaid(doorLaterWords.photo.reading)
    const seen = await read(file)
    if (seen === undefined) return setSaid(doorWords.camera.brokenReader)
    if (seen === 'no picture') return setSaid(doorLaterWords.photo.empty)
    if (seen.isTwo) return setSaid(doorLaterWords.photo.two)
    setSaid(seen.text === undefined ? doorLaterWords.photo.empty : '')
    if (seen.text !== undefined) onText(seen.text)
  }

  return (
    <div className={styles['photo']}>
      <Button aria-describedby={id} onClick={() => chooser.current?.click()}>
        <Icon name="camera" size={18} /> {doorLaterWords.photo.choose}
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
      <p id={id}>{doorLaterWords.photo.hint}</p>
      <p role="status">{said}</p>
    </div>
  )
}
