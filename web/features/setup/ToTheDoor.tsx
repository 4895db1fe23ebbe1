import { Suspense } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { paths } from '../../product/paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './setup.module.css'
import { words } from './words.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const TryScan = lazyPart(async () => (await import('../../product/trying/TryScan.tsx')).TryScan)

/** From the last step on: a scan with the organiser's own phone, and the ways to the doors. */
export function ToTheDoor({ listId }: { listId: string }) {
  const { toTheDoor } = words
  return (
    <Card className={styles['toTheDoor']}>
      <div>
        <h2>{toTheDoor.title}</h2>
        <p>{toTheDoor.text}</p>
      </div>
      <Suspense
        fallback={
          <div className={styles['coming']}>
            <Skeleton label={words.loadingTemplates} rows={3} />
          </div>
        }
      >
        <TryScan listId={listId} />
      </Suspense>
      <ol role="list" aria-label={toTheDoor.next}>
        <Way to={paths.occasions(listId)} {...toTheDoor.nights} />
        <Way to={paths.listPart(listId, 'email')} {...toTheDoor.email} />
        <Way to={paths.listPart(listId, 'doors')} {...toTheDoor.doors} />
        <Way to={paths.doorSheets(listId)} {...toTheDoor.sheets} />
        <Way to={paths.qrManager(listId)} {...toTheDoor.tonight} />
      </ol>
    </Card>
  )
}

function Way({ to, title, text, go }: { to: string; title: string; text: string; go: string }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ButtonLink to={to}>{go}</ButtonLink>
    </li>
  )
}
