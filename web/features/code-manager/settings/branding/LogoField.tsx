import { useRef, useState, type ChangeEvent } from 'react'
import { logoLimitBytes } from '#contract/limits.ts'
import { Declined, wordsFor } from '../../../../api/declined.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import styles from './branding.module.css'
import { isTooLarge, useLogo } from './use-logo.ts'
import { words } from './words.ts'

const mostKb = logoLimitBytes / 1024

/** Choosing a file saves it. The server says in words why it takes a file or not. */
export function LogoField({ listId, logo }: { listId: string; logo: string | null }) {
  const { taking, removing } = useLogo(listId)
  const [tooLarge, setTooLarge] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // The same file can be chosen again after it was changed.
    target.value = ''
    if (!chosen) return
    removing.reset()
    taking.reset()
    setTooLarge(isTooLarge(chosen))
    if (!isTooLarge(chosen)) taking.mutate(chosen)
  }

  const problem = tooLarge ? words.logoTooLarge(mostKb) : problemOf(taking.error ?? removing.error, taking.isError)
  return (
    <div className={styles['logo']}>
      <p id="logo-label" className={styles['label']}>
        {words.logo}
      </p>
      <p id="logo-hint" className={styles['hint']}>
        {words.logoHint(mostKb)}
      </p>
      <div className={styles['logoRow']}>
        {logo !== null && <img src={logo} alt={words.logo} width={64} height={64} />}
        <input ref={file} type="file" accept="image/png,image/svg+xml" hidden onChange={take} tabIndex={-1} />
        <Button isBusy={taking.isPending} aria-describedby="logo-hint" onClick={() => file.current?.click()}>
          {taking.isPending ? words.uploading : logo === null ? words.chooseLogo : words.changeLogo}
        </Button>
        {logo !== null && (
          <Button look="plain" isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? words.removing : words.removeLogo}
          </Button>
        )}
      </div>
      {problem !== undefined && <Notice kind="bad" title={problem} isUrgent />}
    </div>
  )
}

function problemOf(error: Error | null, isTaking: boolean): string | undefined {
  if (error === null) return undefined
  const [ofFile] = error instanceof Declined ? (error.fields['file'] ?? []) : []
  return ofFile ?? wordsFor(error, isTaking ? words.logoFailed : words.removeFailed).message
}
