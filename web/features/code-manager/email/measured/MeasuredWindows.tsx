import { fillIn } from '#words/coded.ts'
import { leastPixels, type MailWindow, mailWindows } from '#domain/mail-windows.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { words } from '../../../../words/drafts.ts'
import type { MeasuredVersions } from './decide.ts'
import { quiet } from '../../../../ui/layout.ts'
import styles from '../email.module.css'

type Measured = MeasuredVersions[number][number]

/** What the browser measured of one version, window by window. */
export function MeasuredWindows({ measured }: { measured: readonly Measured[] }) {
  const kinds = mailWindows.map((window, at) => kindOf(measured[at] ?? 'late', window))
  const isGood = kinds.every((kind) => kind === 'seen')
  const isGone = kinds.some((kind) => kind === 'unseen' || kind === 'another')
  return (
    <div>
      <Notice
        kind={isGood ? 'good' : isGone ? 'bad' : 'warn'}
        title={isGood ? words.proof.seenEverywhere : words.proof.notSeenWell}
      />
      <ul role="list" className={`${styles['windows']} ${quiet(2)}`}>
        {mailWindows.map((window, at) => (
          <li key={window.name}>
            {words.proof.inWindow({
              window: words.proof.windows[window.name],
              what: sentenceOf(measured[at] ?? 'late', window),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Kind = keyof typeof words.proof.measured

function kindOf(measured: Measured, { width }: MailWindow): Kind | undefined {
  if (measured === 'late' || measured === 'blocked') return undefined
  if (measured === 'absent' || measured.seen === 'nothing') return 'unseen'
  if (measured.seen !== 'code') return measured.seen
  if (measured.least > width) return 'cut'
  return measured.side < leastPixels - 0.5 ? 'small' : 'seen'
}

function sentenceOf(measured: Measured, window: MailWindow): string {
  const kind = kindOf(measured, window)
  if (kind === undefined) return words.proof.notMeasured
  const { side = 0, least = 0 } = typeof measured === 'string' ? {} : measured
  return fillIn(words.proof.measured[kind], { pixels: Math.round(kind === 'cut' ? least : side) })
}
