import { useRef, useState, type ChangeEvent } from 'react'
import { logoLimitBytes } from '#contract/limits.ts'
import { Declined, sentenceFor } from '../../../../api/declined.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { inRows, quiet, stacked } from '../../../../ui/layout.ts'
import styles from './branding.module.css'
import { words } from '../../../../words/settings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeLogo, setLogo } from '#contract/branding.ts'
import { call } from '../../../../api/call.ts'
import { brandingKey } from '../../../../product/use-branding.ts'
import { showToast } from '../../../../ui/toast-list.ts'

/** Uploads a logo at once, or removes it. The texts in the form beside it stay as typed. */
function useLogo(listId: string) {
  const client = useQueryClient()
  const params = { listId }
  const onSuccess = ({ branding, message }: Awaited<ReturnType<typeof remove>>) => {
    client.setQueryData(brandingKey(listId), branding)
    showToast('good', message)
  }
  const remove = () => call(removeLogo, { params })
  return {
    taking: useMutation({
      mutationFn: async (file: File) => call(setLogo, { params, body: { file: await base64Of(file) } }),
      onSuccess,
    }),
    removing: useMutation({ mutationFn: remove, onSuccess }),
  }
}

const isTooLarge = ({ size }: File) => size > logoLimitBytes

/** Rejects if the file was moved or deleted after it was chosen. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  for (let place = 0; place < bytes.length; place += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(place, place + 8192)))
  return btoa(pieces.join(''))
}

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

  const problem = tooLarge
    ? words.branding.logoTooLarge({ mostKb })
    : problemOf(taking.error ?? removing.error, taking.isError)
  return (
    <div className={stacked(2, 'start')}>
      <p id="logo-label" className={styles['label']}>
        {words.branding.logo}
      </p>
      <p id="logo-hint" className={quiet(1)}>
        {words.branding.logoHint({ mostKb })}
      </p>
      <div className={`${styles['logoRow']} ${inRows(3, 'center')}`}>
        {logo !== null && <img src={logo} alt={words.branding.logo} width={64} height={64} />}
        <input ref={file} type="file" accept="image/png,image/svg+xml" hidden onChange={take} tabIndex={-1} />
        <Button isBusy={taking.isPending} aria-describedby="logo-hint" onClick={() => file.current?.click()}>
          {taking.isPending
            ? words.branding.uploading
            : logo === null
              ? words.branding.chooseLogo
              : words.branding.changeLogo}
        </Button>
        {logo !== null && (
          <Button look="plain" isBusy={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? words.branding.removing : words.branding.removeLogo}
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
  return ofFile ?? sentenceFor(error, isTaking ? words.branding.logoFailed : words.branding.removeFailed)
}
