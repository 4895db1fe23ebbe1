import { useState } from 'react'
import { useParams } from 'react-router'
import { isWellFormedCode, spacedCode } from '#domain/code.ts'
import { paths } from '../../product/paths.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './ticket.module.css'
import { words } from './words.ts'

/** The page behind the link of a code, for its contact. Opening it is never a scan, and it shows no personal data. */
export function TicketPage({ isTaken = false, isOfDoor = false }: { isTaken?: boolean; isOfDoor?: boolean }) {
  const { code = '' } = useParams()
  const [isPictureLost, setIsPictureLost] = useState(false)
  usePageTitle(words.title)

  if (!isWellFormedCode(code)) {
    return (
      <div className={styles['page']}>
        <h1>{words.noCodeTitle}</h1>
        <p>{words.noCodeText}</p>
      </div>
    )
  }
  return (
    <div className={styles['page']}>
      <h1>{words.headline}</h1>
      <p role="status" className={styles['taken']}>
        {isTaken && words.taken}
        {isOfDoor && words.ofDoor}
      </p>
      {isPictureLost ? (
        <p role="alert">{words.pictureFailed}</p>
      ) : (
        <div className={styles['paper']}>
          <img src={paths.image(code)} alt={words.picture(spacedCode(code))} onError={() => setIsPictureLost(true)} />
        </div>
      )}
      <p className={styles['code']}>
        {spacedCode(code)
          .split(' ')
          .map((group, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two groups may be alike, and they never move
            <span key={place}>{group} </span>
          ))}
      </p>
      <p className={styles['hint']}>{words.hint}</p>
    </div>
  )
}
