import styles from './shell.module.css'
import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { paths } from '../product/paths.ts'
import { publicPath } from '../product/public-path.ts'
import { usePageTitle } from '../ui/use-page-title.ts'
import { words } from '../words/site.ts'

export function NotFoundPage() {
  usePageTitle(words.frame.notFound.title)
  return (
    <div className={styles['message']}>
      <h1>{words.frame.notFound.title}</h1>
      <p>{words.frame.notFound.text}</p>
      <ButtonLink to={publicPath(paths.home)} look="action">
        {words.frame.notFound.home}
      </ButtonLink>
    </div>
  )
}

/** Shown if a screen threw or its code could not be loaded, such as after a new release. */
export function FaultPage() {
  const error = useRouteError()
  console.error(error)
  usePageTitle(words.frame.faultTitle)
  return (
    <main className={styles['message']}>
      <h1>{words.frame.faultTitle}</h1>
      <p>{words.frame.faultText}</p>
      <Button look="action" onClick={() => location.reload()}>
        {words.frame.reload}
      </Button>
    </main>
  )
}
