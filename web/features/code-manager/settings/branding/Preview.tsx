import { groundOf } from '#domain/accent.ts'
import { BrandMark } from '../../../../product/BrandMark.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import styles from './branding.module.css'
import { words } from './words.ts'

type Props = {
  name: string
  place: string
  accent: string | null
  logo: string | null
  showsGuest: boolean
  listName: string
}

/** The head of the page that guests open, as typed so far. */
export function Preview({ name, place, accent, logo, showsGuest, listName }: Props) {
  const { ground, text } = groundOf(accent)
  return (
    <figure className={styles['preview']} aria-label={words.preview}>
      <div className={styles['ticket']}>
        <div className={styles['head']} style={{ background: ground, color: text }}>
          <BrandMark of={{ name, logo }} />
          <p className={styles['occasion']}>
            <UserText text={listName} longest={100} />
          </p>
          <p>{words.previewTime}</p>
          {place.trim() !== '' && (
            <p>
              <UserText text={place} longest={200} />
            </p>
          )}
        </div>
        <div className={styles['body']}>
          <div className={styles['square']} aria-hidden="true" />
          <p>{words.previewShow}</p>
          {showsGuest && (
            <p className={styles['guest']}>
              {words.previewGuest} <strong>{words.previewName}</strong>
            </p>
          )}
        </div>
      </div>
      <figcaption>{words.preview}</figcaption>
    </figure>
  )
}
