import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { UserText } from '../../ui/UserText.tsx'
import { isolated } from '#domain/user-text.ts'
import { paths } from '../paths.ts'
import { Choice, Choices } from './Choice.tsx'
import { stacked } from '../../ui/layout.ts'
import styles from './email.module.css'
import { words } from '../../words/product.ts'

const widths = ['phone', 'desktop'] as const
const looks = ['light', 'dark'] as const

/** The email as one contact sees it. Mail programs darken the surroundings of the code, never the picture. */
export function EmailPreview({ listName, contact }: { listName: string; contact: Contact | undefined }) {
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const [look, setLook] = useState<(typeof looks)[number]>('light')
  const code = contact?.qr_code ?? undefined
  const name = contact?.display_value || words.email.someone
  return (
    <div className={stacked(4)}>
      <Choices>
        <Choice
          label={words.email.previewWidth}
          of={widths}
          words={words.email.choices}
          chosen={width}
          onChoose={setWidth}
        />
        <Choice
          label={words.email.previewLook}
          of={looks}
          words={words.email.choices}
          chosen={look}
          onChoose={setLook}
        />
      </Choices>
      <div className={styles['window']} data-width={width} data-look={look}>
        <p className={styles['head']}>
          <strong>
            <UserText text={listName} />
          </strong>
          <span>{contact?.email ?? words.email.someonesEmail}</span>
        </p>
        <div className={`${styles['body']} ${stacked(4)}`}>
          <p className={styles['subject']}>{words.email.subject}</p>
          <p>{words.email.greeting({ name: isolated(name) })}</p>
          <img
            src={code === undefined ? '/qr-code' : paths.image(code)}
            alt={words.campaignHtml.alt}
            width={200}
            height={200}
          />
          <p>{words.email.closing}</p>
        </div>
      </div>
      <p role={code === undefined ? 'status' : undefined}>
        {code === undefined ? words.email.sampleOnly : words.email.example}
      </p>
    </div>
  )
}
