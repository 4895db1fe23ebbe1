import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CheckedDraft } from '#contract/campaigns.ts'
import { mailWindows, type WindowFinding } from '#domain/mail-windows.ts'
import { keyOf } from '../../use-list.ts'
import { keepDecided } from '../decided-light.ts'
import { proofOf } from '../proof/use-proof.ts'
import { decide, type Decided, type MeasuredVersions } from './decide.ts'
import { words } from '../../../../words/drafts.ts'
import styles from '../email.module.css'
import { type Measured, measureMail } from './measure-mail.ts'

/** A frame that does not load in this time is not waited for. */
const patienceMs = 15_000

/**
 * Draws a mail in a hidden frame and measures it. This page may read the frame. The frame may run no scripts. `page`: an address of
 * this site.
 */
async function measureInFrame(page: string, width: number, signal: AbortSignal): Promise<Measured | 'late'> {
  const frame = document.createElement('iframe')
  frame.className = styles['frame'] ?? ''
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.sandbox.add('allow-same-origin')
  frame.referrerPolicy = 'no-referrer'
  frame.width = String(width)
  frame.height = '800'
  const loaded = Promise.withResolvers<boolean>()
  const late = setTimeout(() => loaded.resolve(false), patienceMs)
  const stop = () => loaded.resolve(false)
  signal.addEventListener('abort', stop)
  frame.addEventListener('load', () => loaded.resolve(true))
  frame.src = page
  document.body.append(frame)
  try {
    const mail = (await loaded.promise) ? frame.contentDocument : null
    // An answer in words, such as that the session is over, is no mail.
    return mail?.contentType === 'text/html' ? measureMail(mail) : 'late'
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    frame.remove()
  }
}

/** `measured`: null while the browser draws, and for a draft without recipients or without the picture of the code. */
export type MeasuredDraft = { decided: Decided; isMeasuring: boolean; measured: MeasuredVersions | null }

/** The draft as this browser shows it. It is measured again when the server reads it otherwise, and at "Look again". */
export function useMeasured(listId: string, found: CheckedDraft): MeasuredDraft {
  const client = useQueryClient()
  const { draft, findings, passed, windows } = found
  const read = [windows, findings.map(({ id, where }) => [id, where])]
  const { data, isLoading, isError } = useQuery({
    queryKey: keyOf(listId, 'draft', draft.id, 'measured', read),
    queryFn: ({ signal }) => measureDraft(client, { listId, campaignId: draft.id }, windows, signal),
    enabled: windows.some((each) => each !== null),
    staleTime: Infinity,
    retry: false,
  })
  const measured = data ?? (isError ? [] : null)
  const decided = measured
    ? decide(found, measured, sayFinding)
    : { findings, passed, isCorrected: false, unmeasured: 0 }
  useEffect(() => keepDecided(client, listId, draft, decided.findings))
  return { decided, isMeasuring: isLoading, measured }
}

const sayFinding = ({ name, params }: WindowFinding) => {
  const { sentence, todo } = words.windows[name]
  return { todo, sentence: typeof sentence === 'string' ? sentence : sentence(params ?? { pixels: 0 }) }
}

/** Draws the first guest's mail of each version. Null if nobody gets the draft. */
async function measureDraft(
  client: QueryClient,
  draft: { listId: string; campaignId: string },
  versions: CheckedDraft['windows'],
  signal: AbortSignal,
): Promise<MeasuredVersions | null> {
  const measured = []
  for (const [version, read] of versions.entries()) {
    if (!read) {
      measured.push([])
      continue
    }
    const { page } = await client.fetchQuery(proofOf({ ...draft, guest: 1, version }))
    if (page === null) return null
    measured.push(
      await Promise.all(
        mailWindows.map(({ width, look }) => measureInFrame(`${page}/${look}/measured`, width, signal)),
      ),
    )
  }
  signal.throwIfAborted()
  return measured
}
