import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { imageAlt } from '#domain/code-block.ts'
import { paths } from '../paths.ts'
import { Choice, Choices } from './Choice.tsx'
import styles from './email-preview.module.css'
import { words } from './words.ts'

const widths = ['phone', 'desktop'] as const
const looks = ['light', 'dark'] as const

/** The email as one contact sees it. Mail programs darken the surroundings of the code, never the picture. */
export function EmailPreview({ listName, contact }: { listName: string; contact: Contact | undefined }) {
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const [look, setLook] = useState<(typeof looks)[number]>('light')
  const code = contact?.qr_code ?? undefined
  const name = contact?.display_value || words.someone
  return (
    <div className={styles['preview']}>
      <Choices>
        <Choice label={words.previewWidth} of={widths} words={words.choices} chosen={width} onChoose={setWidth} />
        <Choice label={words.previewLook} of={looks} words={words.choices} chosen={look} onChoose={setLook} />
      </Choices>
      <div className={styles['window']} data-width={width} data-look={look}>
        <p className={styles['head']}>
          <strong>{listName}</strong>
          <span>{contact?.email ?? words.someonesEmail}</span>
        </p>
        <div className={styles['body']}>
          <p className={styles['subject']}>{words.subject}</p>
          <p>{words.greeting(name)}</p>
          <img src={code === undefined ? '/qr-code' : paths.image(code)} alt={imageAlt} width={200} height={200} />
          <p>{words.closing}</p>
        </div>
      </div>
      <p role={code === undefined ? 'status' : undefined}>{code === undefined ? words.sampleOnly : words.example}</p>
    </div>
  )
}
